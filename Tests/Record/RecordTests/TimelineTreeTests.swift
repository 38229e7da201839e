import Motion
import Record
import Testing

@Suite("Layer trees of a timeline")
struct TimelineTreeTests {
  @Test("A commit takes effect at its instant, and removed layers are gone")
  func commits() {
    var timeline = Timeline(screen: Size(width: 10, height: 10), epoch: 1000)
    let layers = (0...2).map { LayerDescription(id: $0, kind: "UIView") }
    timeline.commits = [
      Commit(instant: 0, layers: [layers[0], layers[1]], removed: [], root: 0),
      Commit(instant: 0.5, layers: [layers[2]], removed: [1], root: 0),
    ]
    let seen = [-1, 0, 0.49, 0.5].map { timeline.tree(at: $0).layers.keys.sorted() }
    #expect(seen == [[], [0, 1], [0, 1], [0, 2]])
    #expect(timeline.tree(at: 0).epoch == 1000)
    #expect(timeline.tree(at: 0).root == 0)
  }
}
