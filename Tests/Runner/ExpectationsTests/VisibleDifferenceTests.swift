import Motion
import Record
import Testing

@testable import Expectations

@Suite("A difference is remarked only where a person sees it")
struct VisibleDifferenceTests {
  /// A white window in which a view is shown from an instant on, for so long.
  private func run(
    _ frame: Rectangle, from instant: Double, lasting: Double = 10,
    color: Color = .black, end: Double = 3
  ) -> Run {
    var timeline = Timeline(screen: Size(width: 400, height: 800), epoch: 1000)
    var window = LayerDescription(id: 1, kind: "UIWindow")
    window.model.bounds = Rectangle(x: 0, y: 0, width: 400, height: 800)
    window.model.position = Point(x: 200, y: 400)
    window.model.backgroundColor = Color(red: 1, green: 1, blue: 1)
    timeline.commits = [Commit(instant: 0, layers: [window], removed: [], root: 1)]
    var view = LayerDescription(id: 2, kind: "UIView")
    view.model.bounds = Rectangle(origin: .zero, size: frame.size)
    view.model.position = frame.center
    view.model.backgroundColor = color
    var shown = window
    shown.sublayers = [2]
    timeline.commits.append(
      Commit(instant: instant, layers: [shown, view], removed: [], root: 1))
    if instant + lasting < end {
      timeline.commits.append(
        Commit(instant: instant + lasting, layers: [window], removed: [2], root: 1))
    }
    timeline.end = end
    return Run(label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline)
  }

  private func difference(
    _ answer: Run, _ reference: Run, budget: Int = RunPair.budget
  ) -> VisibleDifference? {
    var budget = budget
    return RunPair(answer: answer, reference: reference).visibleDifference(budget: &budget)
  }

  private let card = Rectangle(x: 100, y: 200, width: 200, height: 400)

  @Test("A view that comes a second late is remarked from its instant on, with its frame")
  func late() throws {
    let found = try #require(difference(run(card, from: 2), run(card, from: 1)))
    #expect(abs(found.instant - 1) < 0.02, "\(found)")
    #expect(found.area == card && abs(found.share - 0.25) < 0.01, "\(found)")
  }

  @Test("Equal runs, and runs that draw the same with other layers, are not remarked")
  func equal() {
    #expect(difference(run(card, from: 1), run(card, from: 1)) == nil)
    var nested = run(card, from: 1).timeline
    for index in nested.commits.indices.dropFirst() {
      var around = LayerDescription(id: 3, kind: "UIView")
      around.model.bounds = Rectangle(x: 0, y: 0, width: 400, height: 800)
      around.model.position = Point(x: 200, y: 400)
      around.sublayers = [2]
      nested.commits[index].layers[0].sublayers = [3]
      nested.commits[index].layers.append(around)
    }
    let other = Run(label: run(card, from: 1).label, timeline: nested)
    #expect(difference(other, run(card, from: 1)) == nil)
  }

  @Test(
    "What is too short, too small or too pale is not remarked",
    arguments: [
      (Rectangle(x: 100, y: 200, width: 200, height: 400), 0.06, 0.0),
      (Rectangle(x: 100, y: 200, width: 20, height: 30), 10.0, 0.0),
      (Rectangle(x: 100, y: 200, width: 200, height: 400), 10.0, 0.97),
    ])
  func unseen(frame: Rectangle, lasting: Double, gray: Double) {
    let color = Color(red: gray, green: gray, blue: gray)
    let nothing = run(frame, from: 1, color: Color(red: 1, green: 1, blue: 1))
    #expect(difference(run(frame, from: 1, lasting: lasting, color: color), nothing) == nil)
  }

  @Test("An edge that is half a point off is not remarked")
  func halfAPoint() {
    let moved = Rectangle(x: 100.5, y: 200, width: 200, height: 400)
    #expect(difference(run(moved, from: 1), run(card, from: 1)) == nil)
  }

  @Test("Nothing is said when the budget is used up")
  func budget() {
    #expect(difference(run(card, from: 2), run(card, from: 1), budget: 1_000) == nil)
  }
}
