import Motion
import Record
import Testing

@testable import Expectations

@Suite("Animations that are left on layers without a name are told")
struct LeftAnimationsTests {
  /// A presentation with a layer in the presented view, on which an animation lies since 0.4.
  ///
  /// - Parameters:
  ///   - duration: Of the animation, in seconds; `nil` for one that never ends.
  ///   - isHidden: Whether the layer is hidden.
  private static func run(
    animating keyPath: LayerKeyPath? = nil, duration: Double? = 0.5, isHidden: Bool = false
  ) -> Run {
    let plain = HouseRuleTests.run()
    var timeline = plain.timeline
    var layer = LayerDescription(id: 3, kind: "CALayer")
    layer.model.bounds = Rectangle(x: 0, y: 0, width: 10, height: 10)
    layer.model.isHidden = isHidden
    timeline.commits[0].layers[1].sublayers = [3]
    timeline.commits[0].layers.append(layer)
    if let keyPath {
      var timing = Timing(duration: duration ?? 1)
      timing.beginTime = timeline.epoch + 0.4
      if duration == nil { timing.repeatCount = .infinity }
      let animation = AnimationDescription(
        keyPath: keyPath, kind: .basic(from: .number(1), to: .number(1), by: nil), timing: timing)
      layer.animations = [KeyedAnimation(key: "pulse", animation: animation)]
      timeline.commits.append(Commit(instant: 0.4, layers: [layer], removed: [], root: 1))
    }
    return Run(label: plain.label, timeline: timeline)
  }

  private static let opacity = LayerKeyPath(.opacity)

  @Test(
    "One that has ended or never ends is told, with the view that holds its layer",
    arguments: [0.5, nil])
  func left(duration: Double?) {
    #expect(
      HouseRuleTests.said(
        of: Self.run(animating: Self.opacity, duration: duration), besides: Self.run()) == [
          "After the first presentation, no layer in detail has an animation left, as in the reference | "
            + "one still holds the animation \"pulse\""
        ])
  }

  @Test("One that still runs, one that nobody sees, and one that the reference has too are not")
  func fine() {
    let running = Self.run(animating: Self.opacity, duration: 5)
    #expect(HouseRuleTests.said(of: running, besides: Self.run()) == [])
    let hidden = Self.run(animating: Self.opacity, isHidden: true)
    #expect(HouseRuleTests.said(of: hidden, besides: Self.run(isHidden: true)) == [])
    let same = Self.run(animating: Self.opacity)
    #expect(HouseRuleTests.said(of: same, besides: same) == [])
    #expect(
      !HouseRuleTests.said(of: Self.run(animating: LayerKeyPath(.position)), besides: same).isEmpty)
  }

  @Test("An animation that stays hides the layer's own values, unless it is added to them")
  func kept() {
    func reason(isAdditive: Bool) -> String? {
      let usual = HouseRuleTests.run(rowIsHidden: [(0.5, false)])
      var timeline = usual.timeline
      var animation = AnimationDescription(
        keyPath: LayerKeyPath(.opacity), kind: .basic(from: .number(0), to: .number(0.5), by: nil),
        timing: Timing(duration: 9))
      animation.isAdditive = isAdditive
      timeline.commits[1].layers[0].animations = [
        KeyedAnimation(key: "fade", animation: animation)
      ]
      let answer = Run(label: usual.label, timeline: timeline)
      return RunPair(answer: answer, reference: usual).originOfAnimation(of: "row", at: 1.5)
    }
    let fact =
      "row has held the animation \"fade\" since 0.5 s, during the presentation (transition 1). "
      + "As long as it is there, "
    #expect(reason(isAdditive: false) == fact + "the layer shows that, and not its own values.")
    #expect(reason(isAdditive: true) == fact + "it counts among what is added to its own values.")
  }
}
