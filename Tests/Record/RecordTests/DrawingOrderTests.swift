import Motion
import Record
import Testing

@Suite("Which of two layers is drawn above the other")
struct DrawingOrderTests {
  private func layer(
    _ name: String, _ id: Int, z: Double = 0, opacity: Double = 1, sublayers: [Int] = []
  ) -> LayerDescription {
    var layer = LayerDescription(id: id, kind: "UIView")
    layer.name = name
    layer.model.bounds.size = Size(width: 100, height: 100)
    layer.model.zPosition = z
    layer.model.opacity = opacity
    layer.sublayers = sublayers
    return layer
  }

  private func isAbove(_ layers: [LayerDescription], at instant: Double = 0) throws -> [Bool] {
    var timeline = Timeline(screen: Size(width: 100, height: 100), epoch: 1000)
    timeline.commits = [Commit(instant: 0, layers: layers, removed: [], root: 1)]
    let history = LayerTreeHistory(timeline)
    let first = try #require(LayerTrack(named: "first", in: history))
    let second = try #require(LayerTrack(named: "second", in: history))
    return [first.liesAbove(second, at: instant), second.liesAbove(first, at: instant)]
  }

  @Test("Of siblings the later one, unless the earlier one has a higher zPosition")
  func siblings() throws {
    let window = layer("window", 1, sublayers: [2, 3])
    #expect(try isAbove([window, layer("first", 2), layer("second", 3)]) == [false, true])
    #expect(try isAbove([window, layer("first", 2, z: 1), layer("second", 3)]) == [true, false])
    #expect(try isAbove([window, layer("first", 2), layer("second", 3, z: -1)]) == [true, false])
  }

  @Test("What is raised inside of a view does not leave that view")
  func nested() throws {
    let layers = [
      layer("window", 1, sublayers: [4, 5]), layer("below", 4, sublayers: [2]),
      layer("above", 5, sublayers: [3]), layer("first", 2, z: 100), layer("second", 3),
    ]
    #expect(try isAbove(layers) == [false, true])
  }

  @Test("A layer that is not drawn counts where it would stand in the tree")
  func transparent() throws {
    let window = layer("window", 1, sublayers: [2, 3])
    #expect(
      try isAbove([window, layer("first", 2, opacity: 0), layer("second", 3)]) == [false, true])
  }

  @Test("Neither is above the other if one is not in the window, and rings end")
  func damaged() throws {
    let alone = layer("window", 1, sublayers: [2])
    #expect(try isAbove([alone, layer("first", 2), layer("second", 3)]) == [false, false])
    let ring = layer("first", 2, sublayers: [1])
    #expect(try isAbove([alone, ring, layer("second", 3)]) == [false, false])
  }
}
