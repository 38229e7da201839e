import Motion
import Record
import Testing

@testable import Expectations

@Suite("House rules compare colours, pictures and what follows a finger")
struct SeenDifferencesTests {
  /// A presentation from 0 to 1 in a window with a view in it, 50 points wide.
  ///
  /// - Parameter later: The view's colour between two instants.
  private static func run(
    _ color: Color, from instant: Double = 0, later: Color? = nil, until end: Double = 2
  ) -> Run {
    let plain = HouseRuleTests.run()
    var timeline = plain.timeline
    func colored(_ color: Color) -> [LayerDescription] {
      timeline.commits[0].layers.map { layer in
        guard layer.name == "detail" else { return layer }
        var layer = layer
        layer.model.backgroundColor = color
        return layer
      }
    }
    let first = colored(color)
    timeline.commits[0].layers = first
    if let later {
      timeline.commits += [
        Commit(instant: instant, layers: colored(later), removed: [], root: 1),
        Commit(instant: end, layers: first, removed: [], root: 1),
      ]
    }
    return Run(label: plain.label, timeline: timeline)
  }

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  @Test("Other colours at rest, on the way, and from one moment to the next are said")
  func colors() {
    let reference = Self.run(Self.red)
    #expect(HouseRuleTests.said(of: reference, besides: reference) == [])
    let atRest = HouseRuleTests.said(
      of: Self.run(Self.red, from: 1.02, later: Self.blue, until: 3), besides: reference)
    #expect(
      atRest.map { $0.replacing(", within 50 × 50 at (0, 0)", with: "") } == [
        "what is seen stays as it is when the presentation ends | 12.6 % of the screen has other "
          + "colours at once",
        "After the first presentation, it has the colours of the reference | 12.6 % of the screen has "
          + "other colours",
      ])
    let onTheWay = HouseRuleTests.said(
      of: Self.run(Self.red, from: 0.2, later: Self.blue, until: 0.8), besides: reference)
    #expect(
      onTheWay.map { $0.prefix { $0 != "|" } } == [
        "detail shows on its way what it shows in the reference ",
        "the presentation (transition 1) has the colours of the reference on its way, where "
          + "everything lies as there ",
      ])
  }

  /// A finger moves down at 0.2, 0.4 and so on, and UIKit hears of progress, or of nothing.
  ///
  /// - Parameter instants: When the finger is laid down.
  private static func run(
    updates: [Double?], every seconds: Double = 0.2, laidDownAt instants: [Double] = [0.1]
  ) -> Run {
    let plain = HouseRuleTests.run()
    var timeline = plain.timeline
    let began = timeline.events.compactMap { event -> TransitionEvent? in
      if case .transition(let transition) = event.kind { transition } else { nil }
    }[0]
    func touch(_ phase: Touch.Phase, _ y: Double) -> Event.Kind {
      .touch(Touch(phase: phase, location: Point(x: 10, y: y), finger: 0, target: "A"))
    }
    timeline.events += instants.map { Event(instant: $0, kind: touch(.began, 0)) }
    for (index, progress) in updates.enumerated() {
      let instant = seconds * Double(index + 1)
      timeline.events.append(Event(instant: instant, kind: touch(.moved, 20 * Double(index + 1))))
      guard let progress else { continue }
      var update = began
      update.phase = .updated(progress)
      timeline.events.append(Event(instant: instant, kind: .transition(update)))
    }
    timeline.events.sort { $0.instant < $1.instant }
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("A transition that has not come as far as the finger is told with the finger's place")
  func following() {
    let reference = Self.run(updates: [0.1, 0.2, 0.3])
    #expect(
      HouseRuleTests.said(of: Self.run(updates: [0.05, 0.15, 0.25]), besides: reference) == [])
    let mirrored = HouseRuleTests.said(of: Self.run(updates: [0.1, 0.2, 0.7]), besides: reference)
    #expect(mirrored.count == 1)
    #expect(
      mirrored.first?.contains(
        "a progress of 0.3 when the finger is at (10, 60), as in the reference | it hears 0.7"
      )
        == true, "\(mirrored)")
  }

  @Test(
    "A transition that a finger holds and nobody tells of it is told, and so is the last that was told"
  )
  func silence() {
    let movements = [0.1, 0.14, 0.18, 0.35, 0.4]
    func held(_ updates: [Double?]) -> Run {
      let run = Self.run(updates: updates, every: 0.12)
      var timeline = run.timeline
      timeline.events = timeline.events.map { event in
        guard case .transition(var change) = event.kind else { return event }
        change.isInteractive = true
        return Event(instant: event.instant, kind: .transition(change))
      }
      return Run(label: run.label, timeline: timeline)
    }
    let reference = held(movements)
    let silent = HouseRuleTests.said(
      of: held(movements.map { _ in nil }), besides: reference)
    #expect(
      silent.contains { $0.hasSuffix("| it hears nothing while the finger moves") }, "\(silent)")
    let withheld = HouseRuleTests.said(of: held([0.1, 0.14, 0.18, nil, nil]), besides: reference)
    #expect(
      withheld.contains {
        $0.hasSuffix("it hears nothing then, and 0.18 was the last that it heard")
      },
      "\(withheld)")
  }

  @Test("What UIKit heard under an earlier finger is not what it should hear under this one")
  func silentReference() {
    let caughtAgain = [0.1, 0.5]
    let reference = Self.run(updates: [0.1, 0.2, nil], laidDownAt: caughtAgain)
    let told = Self.run(updates: [0.1, 0.2, 0.7], laidDownAt: caughtAgain)
    #expect(HouseRuleTests.said(of: told, besides: reference) == [])
    let held = Self.run(updates: [0.1, 0.2, nil])
    #expect(HouseRuleTests.said(of: Self.run(updates: [0.1, 0.2, 0.7]), besides: held).count == 1)
  }
}
