import Motion
import Record
import Testing

@testable import Expectations

@Suite("House rules also see what is done once more")
struct HouseRuleSecondUseTests {
  /// The presentation of ``HouseRuleTests``, with a tap on card at 0 s and a second use from 1.2 s on.
  ///
  /// - Parameters:
  ///   - target: What the tap at 1.3 s touches.
  ///   - opacity: That of the view from 1.4 s on.
  private func run(secondTapOn target: String, opacity: Double) -> Run {
    var plain = HouseRuleTests.run()
    var timeline = plain.timeline
    func tap(on target: String, at instant: Double) -> [Event] {
      [Touch.Phase.began, .ended].map { phase in
        Event(
          instant: instant,
          kind: .touch(Touch(phase: phase, location: Point(x: 9, y: 9), finger: 0, target: target)))
      }
    }
    timeline.events += tap(on: "card", at: 0) + tap(on: target, at: 1.3)
    timeline.events += [Event(instant: 1.2, kind: .step(1)), Event(instant: 1.8, kind: .step(2))]
    timeline.events.sort { $0.instant < $1.instant }
    guard var view = timeline.commits[0].layers.first(where: { $0.name == "detail" }) else {
      return plain
    }
    view.model.opacity = opacity
    timeline.commits.append(Commit(instant: 1.4, layers: [view], removed: [], root: 1))
    plain.label.stepsBeforeEncore = 1
    return Run(label: plain.label, timeline: timeline)
  }

  @Test(
    "Only what the user has done before is said to be done once more", arguments: ["card", "row"])
  func circumstances(target: String) {
    let results = HouseRule.results(on: [
      RunPair(
        answer: run(secondTapOn: target, opacity: 0.4),
        reference: run(secondTapOn: target, opacity: 1))
    ])
    let expected =
      "After the first presentation, detail is seen with the opacity 1, as in the reference"
    #expect(
      results.map(\.failure?.expected) == [
        target == "card" ? "when the app is used once more: " + expected : expected
      ])
  }

  /// A run with presentations from 0 s to 1 s and from 2 s to 3 s, during which a view called row moves
  /// up from 150, to 50 the first time.
  ///
  /// - Parameters:
  ///   - goal: Where it goes the second time.
  ///   - isFollowed: Whether a third presentation begins afterwards.
  private func run(secondGoal goal: Double, isFollowed: Bool = true) -> Run {
    var timeline = HouseRuleTests.run(rowIsHidden: []).timeline
    guard case .transition(let first) = timeline.events[1].kind,
      let row = timeline.commits[0].layers.last
    else { preconditionFailure("the run begins with a presentation") }
    func moving(to y: Double, at instant: Double) -> LayerDescription {
      var moving = row
      var timing = Timing(duration: 1)
      timing.beginTime = timeline.epoch + instant
      let way = AnimationDescription(
        keyPath: LayerKeyPath(.position),
        kind: .basic(from: .point(row.model.position), to: .point(Point(x: 50, y: y)), by: nil),
        timing: timing)
      moving.animations = [KeyedAnimation(key: "move", animation: way)]
      moving.model.position = Point(x: 50, y: y)
      return moving
    }
    timeline.commits[0].layers[timeline.commits[0].layers.count - 1] = moving(to: 50, at: 0)
    for layer in [(1.5, row), (2, moving(to: goal, at: 2))] {
      timeline.commits.append(Commit(instant: layer.0, layers: [layer.1], removed: [], root: 1))
    }
    for (id, instant) in [(2, 2.0), (3, 4.0)] where id == 2 || isFollowed {
      var event = first
      event.id = id
      timeline.events.append(Event(instant: instant, kind: .transition(event)))
      event.phase = .completed(true)
      timeline.events.append(Event(instant: instant + 1, kind: .transition(event)))
    }
    timeline.end = 6
    return Run(label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline)
  }

  @Test("A transition that looks different the second time is told where that can be seen")
  func repetitions() throws {
    let pair = RunPair(answer: run(secondGoal: 100), reference: run(secondGoal: 50))
    let failure = try #require(HouseRule.repetitions.difference(pair))
    // At a tenth of the way it differs by five points, and at seven tenths by 35.
    #expect(failure.instant.map { abs($0 - 2.7) < 1e-9 } == true)
    #expect(failure.expected.hasSuffix("row is 80 × 20 at (10, 70), opacity 1"))
    #expect(failure.seen == "row is 80 × 20 at (10, 105), opacity 1")
    let same = RunPair(answer: run(secondGoal: 50), reference: run(secondGoal: 50))
    #expect(HouseRule.repetitions.difference(same) == nil)
  }

  @Test("What was repeated is compared although the user could not go on after it")
  func repetitionsUntilTheyPart() {
    let pair = RunPair(
      answer: run(secondGoal: 100, isFollowed: false), reference: run(secondGoal: 50))
    #expect(HouseRule.repetitions.difference(pair) != nil)
  }

  /// The same with a cover in front of all, whose corners have a radius during the second presentation.
  private func run(secondCover radius: Double, inset: Double = 0) -> Run {
    let plain = run(secondGoal: 50)
    var timeline = plain.timeline
    var cover = LayerDescription(id: 20, kind: "UIView")
    cover.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200 - inset)
    cover.model.position = Point(x: 50, y: 100 - inset / 2)
    cover.model.backgroundColor = Color(red: 0, green: 0, blue: 1)
    cover.model.cornerRadius = radius
    var window = timeline.commits[0].layers[0]
    window.model.backgroundColor = Color(red: 1, green: 1, blue: 1)
    window.sublayers.append(cover.id)
    timeline.commits.append(Commit(instant: 1.9, layers: [window, cover], removed: [], root: 1))
    timeline.commits.sort { $0.instant < $1.instant }
    return Run(label: plain.label, timeline: timeline)
  }

  @Test(
    "Corners that are almost gone cover what lies within them, whichever radius they began with")
  func repetitionsUnderRoundCorners() {
    let reference = run(secondCover: 3)
    #expect(
      HouseRule.repetitions.difference(RunPair(answer: run(secondCover: 0.5), reference: reference))
        == nil)
    let bare = RunPair(answer: run(secondCover: 3, inset: 100), reference: reference)
    #expect(HouseRule.repetitions.difference(bare) != nil)
  }

  /// A run without transitions in which a view called row goes from 150 to 50 after each of two taps,
  /// and is put back between them.
  ///
  /// - Parameters:
  ///   - durations: Of the two ways, in seconds.
  ///   - place: Where the second tap is.
  private func run(
    tapping durations: [Double], secondTapAt place: Point = Point(x: 50, y: 190)
  ) -> Run {
    let plain = HouseRuleTests.run(rowIsHidden: [])
    var timeline = plain.timeline
    guard let row = timeline.commits[0].layers.last else {
      preconditionFailure("the run begins with a row")
    }
    timeline.events.removeAll { if case .transition = $0.kind { true } else { false } }
    for (duration, (instant, location)) in zip(
      durations, [(0.5, Point(x: 50, y: 190)), (2.5, place)])
    {
      for phase in [Touch.Phase.began, .ended] {
        let touch = Touch(phase: phase, location: location, finger: 0, target: "card")
        timeline.events.append(Event(instant: instant, kind: .touch(touch)))
      }
      var timing = Timing(duration: duration)
      timing.beginTime = timeline.epoch + instant
      let way = AnimationDescription(
        keyPath: LayerKeyPath(.position),
        kind: .basic(
          from: .point(row.model.position), to: .point(Point(x: 50, y: 50)), by: nil),
        timing: timing)
      var moving = row
      moving.animations = [KeyedAnimation(key: "move", animation: way)]
      for (instant, layer) in [(instant, moving), (instant + 1.5, row)] {
        timeline.commits.append(Commit(instant: instant, layers: [layer], removed: [], root: 1))
      }
    }
    timeline.end = 4.5
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("A tap that is made again does what it did the first time")
  func repeatedTaps() throws {
    let reference = run(tapping: [1, 1])
    let slower = RunPair(answer: run(tapping: [1, 0.4]), reference: reference)
    let failure = try #require(HouseRule.repeatedTaps.difference(slower))
    #expect(failure.expected.hasPrefix("the same tap does what it did the first time"))
    #expect(failure.instant.map { $0 > 2.5 } == true)
    // Another speed both times is for the checks.
    let steady = RunPair(answer: run(tapping: [0.4, 0.4]), reference: reference)
    #expect(HouseRule.repeatedTaps.difference(steady) == nil)
  }

  @Test("A tap at another place, and one that does something else in the reference, may differ")
  func otherTaps() {
    let elsewhere = Point(x: 20, y: 190)
    let apart = RunPair(
      answer: run(tapping: [1, 0.4], secondTapAt: elsewhere),
      reference: run(tapping: [1, 1], secondTapAt: elsewhere))
    #expect(HouseRule.repeatedTaps.difference(apart) == nil)
    let changing = RunPair(answer: run(tapping: [1, 0.7]), reference: run(tapping: [1, 0.4]))
    #expect(HouseRule.repeatedTaps.difference(changing) == nil)
  }
}
