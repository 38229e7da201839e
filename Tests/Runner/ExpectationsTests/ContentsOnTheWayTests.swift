import Motion
import Record
import Testing

@testable import Expectations

@Suite("What lies in a layer with a name lies there on its way too")
struct ContentsOnTheWayTests {
  /// The presentation of ``HouseRuleTests`` from 0 s to 1 s, with a red view without a name that fills the
  /// detail before it and after it.
  ///
  /// - Parameter change: What becomes of the window, the detail and the red view at 0.01 s, until 0.99 s.
  private func run(_ change: ((inout [LayerDescription]) -> Void)? = nil) -> Run {
    let plain = HouseRuleTests.run()
    var timeline = plain.timeline
    var red = LayerDescription(id: 3, kind: "UIView")
    red.model.bounds = Rectangle(x: 0, y: 0, width: 50, height: 50)
    red.model.position = Point(x: 25, y: 25)
    red.model.backgroundColor = Color(red: 1, green: 0, blue: 0)
    var layers = Array(timeline.commits[0].layers.prefix(2)) + [red]
    layers[1].sublayers = [3]
    timeline.commits[0].layers = layers
    if let change {
      var changed = layers
      change(&changed)
      for (instant, layers) in [(0.01, changed), (0.99, layers)] {
        timeline.commits.append(Commit(instant: instant, layers: layers, removed: [], root: 1))
      }
    }
    return Run(label: plain.label, timeline: timeline)
  }

  private func failure(_ change: @escaping (inout [LayerDescription]) -> Void) -> Failure? {
    HouseRule.contents.difference(RunPair(answer: run(change), reference: run()))
  }

  @Test("Contents that are taken out of the layer, and move by themselves, are missed")
  func emptied() throws {
    let failure = try #require(
      failure { layers in
        layers[1].sublayers = []
        layers[0].sublayers.append(3)
      })
    #expect(failure.expected == "detail shows on its way what it shows in the reference")
    #expect(failure.seen == "100 % of what lies in it is gone or looks different")
    #expect(failure.instant.map { abs($0 - 0.2) < 1e-9 } == true)
  }

  @Test("Contents that move against the layer, or are painted over, are missed")
  func movedWithin() {
    #expect(failure { $0[2].model.position.x += 40 } != nil)
    #expect(failure { $0[2].model.backgroundColor = Color(red: 0, green: 0, blue: 1) } != nil)
  }

  @Test("A layer in it that is paler than in the reference is named with its opacity")
  func paler() throws {
    let pair = RunPair(
      answer: run { layers in
        layers[2].name = "red"
        layers[2].model.opacity = 0.3
      }, reference: run { $0[2].name = "red" })
    let failure = try #require(HouseRule.contents.difference(pair))
    #expect(
      failure.because
        == "red lies in it, and has the opacity 0.3 then. In the reference it has 1.")
  }

  @Test("Where the layer is, how large and how transparent, and small changes in it are free")
  func free() {
    #expect(failure { $0[1].model.position = Point(x: 80, y: 150) } == nil)
    #expect(failure { $0[1].model.transform = .scale(0.3, 0.3) } == nil)
    #expect(failure { $0[1].model.opacity = 0.2 } == nil)
    #expect(failure { $0[1].model.cornerRadius = 9 } == nil)
    #expect(failure { $0[2].model.position.x += 10 } == nil)
  }

  @Test("What fades in the reference fades here on another curve")
  func fading() {
    let half = run { $0[2].model.opacity = 0.5 }
    let pair = RunPair(answer: run { $0[2].model.opacity = 0.7 }, reference: half)
    #expect(HouseRule.contents.difference(pair) == nil)
    // Fully there: what is seen before and after may be seen on the way.
    #expect(HouseRule.contents.difference(RunPair(answer: run(), reference: half)) == nil)
  }

  /// A red square that is seen for two seconds after a tap.
  private func tapped(opacity: Double) -> Run {
    let plain = run { $0[1].model.opacity = opacity }
    var timeline = plain.timeline
    timeline.events = [Touch.Phase.began, .ended].map { phase in
      Event(
        instant: 0,
        kind: .touch(Touch(phase: phase, location: Point(x: 9, y: 9), finger: 0, target: nil)))
    }
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("What is seen after a tap in the reference is seen")
  func taps() {
    let reference = tapped(opacity: 1)
    for (opacity, isMissed) in [(1, false), (0.5, false), (0.02, true)] {
      let pair = RunPair(answer: tapped(opacity: opacity), reference: reference)
      #expect((HouseRule.contents.difference(pair) != nil) == isMissed, "\(opacity)")
    }
  }
}
