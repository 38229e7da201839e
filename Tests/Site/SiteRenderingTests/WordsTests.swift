import Chapters
import Foundation
import Markdown
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
        - wait: 0.05
        - tap: picture-2
        - drag-on: {by: [0, 9], over: 0.1, end: cancel}
        - drag-on: {by: [0, 0], over: 0.1, end: lift}
        - tap: {fraction: [0.5, 0.5]}
        - settle
        """, file: "s.yaml")
    ]
    let variant = try #require(turn.scenarios.first?.variants.first)
    #expect(
      RunCaption.sentence(
        for: Run.Label(scenario: variant.scenario, screen: variant.screen.size), in: turn)
        == "Drag 120 points to the right and 40 points up from the card and hold, wait 0.5 s, "
        + "tap the third picture, wait, tap again, drag on 9 points down, where the system takes "
        + "the touch away, lift the finger, tap the middle of the screen; on a phone on its side.")
  }

  @Test(
    "Names of views are words where they are words",
    arguments: [
      ("picture-0", "Tap the first picture."), ("small-sleeve", "Tap the small sleeve."),
      ("band", "Tap the band."), ("BackButton", "Tap the back button."),
      ("row-12", "Tap “row-12”."), ("okButton", "Tap “okButton”."),
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

  @Test(
    "Whatever in a source has a public address is a link to it",
    arguments: [
      (
        "Apple's documentation of UIView.bounds",
        ["UIView.bounds documentation/uikit/uiview/bounds"]
      ),
      (
        "UINavigationController.Operation and UIView.contentMode; see UIView.",
        [
          "UINavigationController.Operation documentation/uikit/uinavigationcontroller/operation",
          "UIView.contentMode documentation/uikit/uiview/contentmode-swift.property",
          "UIView documentation/uikit/uiview",
        ]
      ),
      (
        "CATransform3DConcat(_:_:); CGAffineTransform.inverted()",
        [
          "CATransform3DConcat(_:_:) documentation/quartzcore/catransform3dconcat(_:_:)",
          "CGAffineTransform.inverted() "
            + "documentation/corefoundation/cgaffinetransform/inverted()",
        ]
      ),
      (
        "Apple's documentation of animate(withDuration:animations:)",
        [
          "animate(withDuration:animations:) documentation/uikit/uiview/animate(withduration:animations:)"
        ]
      ),
      (
        "developer.apple.com/documentation/uikit/uiview/hittest(_:with:), Discussion",
        [
          "developer.apple.com/documentation/uikit/uiview/hittest(_:with:) "
            + "documentation/uikit/uiview/hittest(_:with:)"
        ]
      ),
      (
        "openradar 35 (github.com/a/b/issues/18): as it is; vast.example.com, 2012; https://a.b/c.",
        [
          "github.com/a/b/issues/18 https://github.com/a/b/issues/18",
          "vast.example.com https://vast.example.com", "https://a.b/c https://a.b/c",
        ]
      ),
      (
        "a/b-c, issue 15; github.com/d/e, pull request 4; github.com/d/e-f, Tests/UIViewTests+a.swift; "
          + "github.com/d/e-f, README",
        [
          "a/b-c, issue 15 https://github.com/a/b-c/issues/15",
          "github.com/d/e, pull request 4 https://github.com/d/e/pull/4",
          "github.com/d/e-f, Tests/UIViewTests+a.swift "
            + "https://github.com/d/e-f/blob/HEAD/Tests/UIViewTests+a.swift",
          "github.com/d/e-f https://github.com/d/e-f",
        ]
      ),
      (
        "WWDC 2017, session 230; sample code of session 216, WWDC 2016",
        [
          "WWDC 2017, session 230 videos/play/wwdc2017/230/",
          "session 216, WWDC 2016 videos/play/wwdc2016/216/",
        ]
      ),
      (
        "Apple's technical Q&A QA1673 and the Core Animation Programming Guide",
        [
          "QA1673 library/archive/qa/qa1673/_index.html",
          "Core Animation Programming Guide library/archive/documentation/Cocoa/Conceptual/"
            + "CoreAnimation_guide/Introduction/Introduction.html",
        ]
      ),
      ("UIKit as UIViewController.h and UIKitTests/UIView/A.swift tell it; 2 <b> &", []),
    ])
  func sources(reference: String, links: [String]) throws {
    let html = SourceLinks.html(reference)
    let found = html.matches(of: #/<a href="([^"]*)">(.*?)<\/a>/#).map { match in
      let address = match.output.1.replacing("https://developer.apple.com/", with: "")
      return "\(match.output.2.replacing("<wbr>", with: "")) \(address)"
    }
    #expect(found == links)
    // The words are those of the book, and nothing of them is markup.
    let text = html.replacing(#/<[^>]*>/#, with: "")
    #expect(text == escapedForHTML(reference))
  }
}
