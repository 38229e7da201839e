import Chapters
import Foundation
import Motion
import Record
import Testing

@testable import SiteRendering

@Suite("Words on pages")
struct WordsTests {
  @Test("A run is described by what the user does, on which screen")
  func captions() throws {
    let turn = try #require(try Book(folder: testBook).exercise("ch02.turn"))
    let variant = try #require(turn.scenarios.first?.variants.first)
    let label = Run.Label(scenario: variant.scenario, screen: variant.screen.size)
    #expect(RunCaption.sentence(for: label, in: turn) == "Tap the a.")
    #expect(RunCaption.sentence(for: label, in: nil) == "tap on 390 × 844.")
  }

  @Test("Gestures are worded with their way in points and their ending")
  func gestures() throws {
    var turn = try #require(try Book(folder: testBook).exercise("ch02.turn"))
    turn.scenarios = [
      try Scenario.read(
        """
        screens: [landscape]
        steps:
        - drag: {from: card, by: [120, -40], over: 0.3, end: hold}
        - wait: 0.5
        - wait: 0.5
        - tap: picture-2
        - wait: 2
        - tap: picture-2
        - drag-on: {by: [0, 9], over: 0.1, end: cancel}
        - tap: {fraction: [0.5, 0.5]}
        - settle
        """, file: "s.yaml")
    ]
    let variant = try #require(turn.scenarios.first?.variants.first)
    #expect(
      RunCaption.sentence(
        for: Run.Label(scenario: variant.scenario, screen: variant.screen.size), in: turn)
        == "Drag from the card 120 points to the right and 40 points up and hold, wait 0.5 s, "
        + "tap the third picture, wait, tap again, drag on 9 points down, where the system takes "
        + "the touch away, tap the middle of the screen; on a phone on its side.")
  }

  @Test(
    "Names of views are words where they are words",
    arguments: [
      ("picture-0", "Tap the first picture."), ("small-sleeve", "Tap the small sleeve."),
      ("back", "Tap the back button."), ("row-12", "Tap “row-12”."),
      ("okButton", "Tap “okButton”."),
    ])
  func views(name: String, sentence: String) throws {
    var turn = try #require(try Book(folder: testBook).exercise("ch02.turn"))
    turn.scenarios = [try Scenario.read("- tap: \(name)\n- settle\n", file: "s.yaml")]
    let variant = try #require(turn.scenarios.first?.variants.first)
    let label = Run.Label(scenario: variant.scenario, screen: variant.screen.size)
    #expect(RunCaption.sentence(for: label, in: turn) == sentence)
  }

  @Test("Long names may break after a colon and before a parenthesis or a dot, and nowhere else")
  func breaks() {
    #expect(
      breakableCode("animator.animateTransition(using:with:)")
        == "animator<wbr>.animateTransition<wbr>(using:<wbr>with:<wbr>)")
    #expect(breakableCode("view(forKey: .to)") == "view<wbr>(forKey:<wbr> .to)")
    #expect(breakableCode("a(b:c:)") == "a(b:c:)")
    #expect(breakableCode("longerThanSixteen<T>") == "longerThanSixteen&lt;T&gt;")
  }

  @Test("Types of Apple's frameworks, discussions and repositories in a source are links")
  func sources() {
    #expect(
      SourceLinks.html("Apple's documentation of UIView.snapshotView(afterScreenUpdates:)")
        == "Apple&#39;s documentation of <a href=\"https://developer.apple.com/documentation/"
        + "uikit/uiview\">UIView</a>.snapshotView(afterScreenUpdates:)")
    #expect(
      SourceLinks.html("a/b-c, issue 15; github.com/d/e as it is; WWDC 2014 <1>")
        == "<a href=\"https://github.com/a/b-c/issues/15\">a/b-c, issue 15</a>; "
        + "<a href=\"https://github.com/d/e\">github.com/d/e</a> as it is; WWDC 2014 &lt;1&gt;")
  }
}
