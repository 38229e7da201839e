import Motion
import Record
import Testing

@Suite("A timeline's layer tree at an instant")
struct LayerTreeHistoryTests {
  private func layer(_ id: Int, opacity: Double, sublayers: [Int] = []) -> LayerDescription {
    var layer = LayerDescription(id: id, kind: "UIView")
    layer.model.opacity = opacity
    layer.sublayers = sublayers
    return layer
  }

  private var timeline: Timeline {
    var timeline = Timeline(screen: Size(width: 100, height: 100), epoch: 1000)
    timeline.commits = [
      Commit(instant: 0, layers: [layer(1, opacity: 1, sublayers: [2])], removed: [], root: 1),
      Commit(instant: 0, layers: [layer(2, opacity: 0.5)], removed: [], root: 1),
      Commit(instant: 0.1 + 0.2, layers: [layer(2, opacity: 0.25)], removed: [], root: 1),
      Commit(instant: 1, layers: [layer(1, opacity: 1)], removed: [2], root: 1),
    ]
    return timeline
  }

  @Test(
    "The tree at an instant includes all commits up to that instant",
    arguments: [
      (-1, []), (0, [1, 0.5]), (0.29, [1, 0.5]), (0.3, [1, 0.25]), (0.99, [1, 0.25]), (1, [1]),
      (9, [1]),
    ] as [(Double, [Double])])
  func folding(instant: Double, opacities: [Double]) {
    let tree = timeline.tree(at: instant)
    var sampler = LayerTreeSampler(tree)
    sampler.sample(at: instant)
    #expect(sampler.properties.map(\.opacity) == opacities)
    #expect(tree.layers.count == opacities.count)
    #expect(tree.epoch == 1000)
  }
}
