import Motion
import Testing

@Suite("Layers are projected into the plane of the layer that shows them")
struct ProjectionTests {
  /// A window of 200 by 200 points, and layers of 100 by 100 points in its middle.
  private func tree(_ changes: [(inout LayerDescription) -> Void]) -> LayerTree {
    var root = LayerDescription(id: 0, kind: "UIWindow")
    root.model.bounds = Rectangle(x: 0, y: 0, width: 200, height: 200)
    root.model.position = Point(x: 100, y: 100)
    root.sublayers = Array(1..<changes.count + 1)
    var tree = LayerTree(layers: [0: root], root: 0, epoch: 1000)
    for (index, change) in changes.enumerated() {
      var layer = LayerDescription(id: index + 1, kind: "UIView")
      layer.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 100)
      layer.model.position = Point(x: 100, y: 100)
      change(&layer)
      tree.layers[layer.id] = layer
    }
    return tree
  }

  private func projected(_ tree: LayerTree) -> [ProjectedLayer] {
    tree.projectedRoot(at: 0).map { tree.projectedSublayers(of: $0) } ?? []
  }

  private func corners(_ layer: ProjectedLayer) -> [[Double]] {
    layer.properties.bounds.corners.map { corner in
      let point = layer.matrix.apply(to: corner)
      return [(point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100]
    }
  }

  private var eye: Matrix {
    var matrix = Matrix()
    matrix.m34 = -1.0 / 200
    return matrix
  }

  private func tilt(_ angle: Double) -> Matrix { .rotation(angle, x: 1, y: 0, z: 0) }

  @Test("A square that is tilted under perspective is a trapezoid")
  func trapezoid() {
    let own = projected(tree([{ $0.model.transform = tilt(.pi / 3).concatenating(eye) }]))
    // y of 50 goes to 25, z to ±43.3, so that the divisor is 1.2165 above and 0.7835 below.
    let expected = [[58.9, 79.45], [141.1, 79.45], [163.82, 131.91], [36.18, 131.91]]
    #expect(own.map(corners) == [expected])

    var tilted = tree([{ $0.model.transform = tilt(.pi / 3) }])
    tilted.layers[0]?.model.sublayerTransform = eye
    #expect(projected(tilted).map(corners) == [expected])
  }

  @Test("A layer that shows its back is left out unless it is double-sided")
  func backs() {
    let tree = tree([
      {
        $0.model.isDoubleSided = false
        $0.model.transform = .rotation(.pi, x: 0, y: 1, z: 0)
      },
      { $0.model.transform = .rotation(.pi, x: 0, y: 1, z: 0) },
      {
        $0.model.isDoubleSided = false
        $0.model.transform = .rotation(1.5, x: 0, y: 1, z: 0)
      },
      {
        $0.model.isDoubleSided = false
        $0.model.transform = .scale(-1, 1)
      },
    ])
    #expect(Set(projected(tree).map(\.layer.id)) == [2, 3, 4])
  }

  @Test("Siblings are drawn in the order of the depth of their middle")
  func order() {
    let tree = tree([
      { $0.model.zPosition = 5 },
      { $0.model.transform = .translation(0, 0, 7) },
      { $0.model.transform = .translation(0, 0, -1) },
      { _ in },
      // The middle of a layer that turns about its left edge comes nearer.
      {
        $0.model.anchorPoint = Point(x: 0, y: 0.5)
        $0.model.transform = .rotation(-0.05, x: 0, y: 1, z: 0)
      },
      { $0.model.zPosition = .nan },
    ])
    #expect(projected(tree).map(\.layer.id) == [3, 4, 6, 5, 1, 2])
  }

  @Test("An anchor point outside of the layer's plane cancels an equal zPosition")
  func anchorPointZ() {
    var tree = tree([
      {
        $0.model.zPosition = -195
        $0.model.anchorPointZ = -195
      }
    ])
    tree.layers[0]?.model.sublayerTransform = eye
    #expect(projected(tree).map(corners) == [[[50, 50], [150, 50], [150, 150], [50, 150]]])
  }

  @Test("Sublayers of a transform layer are sorted among its siblings; those of others are flat")
  func transformLayers() {
    func ids(_ kind: String) -> [Int] {
      var tree = tree([{ _ in }, { $0.kind = kind }, { $0.model.zPosition = 3 }])
      for (id, depth) in [(10, 5.0), (11, -5.0)] {
        var child = LayerDescription(id: id, kind: "CALayer")
        child.model.zPosition = depth
        tree.layers[id] = child
        tree.layers[2]?.sublayers.append(id)
      }
      tree.layers[2]?.model.opacity = 0.5
      return projected(tree).map(\.layer.id)
    }
    #expect(ids("CATransformLayer") == [11, 1, 3, 10])
    #expect(ids("CALayer") == [1, 2, 3])
  }

  @Test("What lies behind the eye is cut off")
  func behindTheEye() {
    var matrix = Matrix()
    matrix.m24 = -0.1
    let path = Path(rectangle: Rectangle(x: 0, y: 0, width: 10, height: 100))
    let bounds = path.projected(by: matrix).boundingBox
    #expect(bounds.minY == 0 && abs(bounds.maxY - 990) < 1e-6)
    #expect(path.projected(by: .identity) == path)
  }
}
