import Motion
import Testing

@Suite("A layer tree computes visible frames and opacities")
struct LayerTreeTests {
  private func layer(
    _ id: Int, _ frame: Rectangle, sublayers: [Int] = [],
    _ change: (inout LayerDescription) -> Void = { _ in }
  ) -> LayerDescription {
    var layer = LayerDescription(id: id, kind: "UIView")
    layer.model.bounds = Rectangle(origin: .zero, size: frame.size)
    layer.model.position = frame.center
    layer.sublayers = sublayers
    change(&layer)
    return layer
  }

  private func tree(_ layers: [LayerDescription]) -> LayerTree {
    LayerTree(
      layers: Dictionary(uniqueKeysWithValues: layers.map { ($0.id, $0) }),
      root: layers.first?.id, epoch: 1000)
  }

  private func isNear(_ a: Rectangle?, _ b: Rectangle) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX)
      + abs(a.maxY - b.maxY) < 1e-9
  }

  private let screen = Rectangle(x: 0, y: 0, width: 400, height: 800)

  // github.com/gnustep/libs-quartzcore, CALayer/geometry.m (run against Apple's QuartzCore).
  @Test("A layer's frame follows from bounds, position, anchor point and transform")
  func frames() {
    var properties = LayerProperties()
    properties.bounds = Rectangle(x: 0, y: 0, width: 100, height: 50)
    properties.position = Point(x: 200, y: 300)
    #expect(properties.frame == Rectangle(x: 150, y: 275, width: 100, height: 50))
    properties.anchorPoint = .zero
    #expect(properties.frame == Rectangle(x: 200, y: 300, width: 100, height: 50))
    properties = LayerProperties()
    properties.bounds = Rectangle(x: 0, y: 0, width: 100, height: 100)
    properties.transform = .rotation(.pi / 4)
    let half = 50 * 2.0.squareRoot()
    #expect(
      isNear(properties.frame, Rectangle(x: -half, y: -half, width: 2 * half, height: 2 * half)))
  }

  @Test("A frame includes the positions, scrolling and transforms of all ancestors")
  func chain() {
    let tree = tree([
      layer(1, screen, sublayers: [2]),
      layer(2, Rectangle(x: 50, y: 100, width: 200, height: 200), sublayers: [3]) {
        $0.model.bounds.origin = Point(x: 0, y: 30)
        $0.model.transform = .scale(2, 2)
      },
      layer(3, Rectangle(x: 10, y: 40, width: 20, height: 20)),
    ])
    // The middle layer is 400 wide around (150, 200), and scrolled by 30.
    #expect(
      isNear(
        tree.frame(of: 3, at: 0),
        Rectangle(x: -50 + 20, y: 0 + 20, width: 40, height: 40)))
    #expect(tree.parent(of: 3) == 2)
    #expect(tree.parent(of: 1) == nil)
    #expect(tree.frame(of: 9, at: 0) == nil)
    let between = tree.matrix(of: 3, to: 2, at: 0).apply(to: Point.zero)
    #expect(between.distance(to: Point(x: 10, y: 40)) < 1e-9)
    let down = tree.matrix(of: 1, to: 3, at: 0).apply(to: Point(x: -30, y: 20))
    #expect(down.distance(to: .zero) < 1e-9)
  }

  @Test("A sublayer transform gives depth to direct sublayers only")
  func perspective() {
    let layers = [
      layer(1, screen, sublayers: [2]) { $0.model.sublayerTransform.m34 = -1.0 / 500 },
      layer(2, Rectangle(x: 100, y: 300, width: 200, height: 200), sublayers: [3]) {
        $0.model.zPosition = 250
      },
      layer(3, Rectangle(x: 0, y: 0, width: 50, height: 50)) { $0.model.zPosition = 100 },
    ]
    let frames = [2, 3].map { tree(layers).frame(of: $0, at: 0) }
    #expect(isNear(frames[0], Rectangle(x: 0, y: 200, width: 400, height: 400)))
    // The superlayer flattens its own sublayers.
    #expect(isNear(frames[1], Rectangle(x: 0, y: 200, width: 100, height: 100)))
    var deep = layers
    deep[1].kind = "CATransformLayer"
    let seen = tree(deep).frame(of: 3, at: 0)
    #expect((seen?.width ?? 0) > 160)
  }

  @Test("Frames are those of the presentation, not of the model")
  func movement() {
    var move = AnimationDescription(
      keyPath: LayerKeyPath(.position, .x),
      kind: .basic(from: .number(0), to: .number(100), by: nil), timing: Timing(duration: 1))
    move.timing.beginTime = 1000
    let tree = tree([
      layer(1, screen, sublayers: [2]),
      layer(2, Rectangle(x: 95, y: 0, width: 10, height: 10)) {
        $0.animations = [KeyedAnimation(key: "move", animation: move)]
      },
    ])
    #expect([0, 0.5, 1, 2].map { tree.frame(of: 2, at: $0)?.center.x } == [0, 50, 100, 100])
  }

  @Test("A layer's speed and time offset apply to its whole subtree")
  func time() {
    var fade = AnimationDescription(
      keyPath: LayerKeyPath(.opacity),
      kind: .basic(from: .number(0), to: .number(1), by: nil), timing: Timing(duration: 1))
    fade.timing.beginTime = 1000
    fade.timing.fill = .both
    func tree(_ change: (inout Timing) -> Void) -> LayerTree {
      self.tree([
        layer(1, screen, sublayers: [2]) { change(&$0.timing) },
        layer(2, screen, sublayers: [3]),
        layer(3, screen) { $0.animations = [KeyedAnimation(key: "fade", animation: fade)] },
      ])
    }
    let frozen = tree {
      $0.speed = 0
      $0.timeOffset = 1000.25
    }
    #expect([0, 0.5, 9].map { frozen.visibleOpacity(of: 3, at: $0) } == [0.25, 0.25, 0.25])
    #expect(frozen.localTime(of: 3, at: 5) == 1000.25)
    // Halfway, the speed becomes -1.
    let turned = tree {
      $0.speed = -1
      $0.beginTime = 1000.5
      $0.timeOffset = 1000.5
    }
    #expect([0.5, 0.75, 1, 2].map { turned.visibleOpacity(of: 3, at: $0) } == [0.5, 0.25, 0, 0])
  }

  @Test("Opacity multiplies down the tree, and hidden and absent layers have visible opacity 0")
  func opacity() {
    var layers = [
      layer(1, screen, sublayers: [2]) { $0.model.opacity = 0.5 },
      layer(2, screen, sublayers: [3]) { $0.model.opacity = 0.5 },
      layer(3, screen) { $0.model.opacity = 7 },
      layer(4, screen),
    ]
    #expect((1...5).map { tree(layers).visibleOpacity(of: $0, at: 0) } == [0.5, 0.25, 0.25, 0, 0])
    layers[1].model.isHidden = true
    #expect((1...3).map { tree(layers).visibleOpacity(of: $0, at: 0) } == [0.5, 0, 0])
    #expect((1...5).map { tree(layers).isInTree($0) } == [true, true, true, false, false])
  }

  @Test("A visit goes from back to front, and to a mask after the sublayers of its layer")
  func visit() {
    let tree = tree([
      layer(1, screen, sublayers: [2, 3]),
      layer(2, screen, sublayers: [4]) { $0.mask = 5 },
      layer(3, screen), layer(4, screen), layer(5, screen), layer(6, screen),
    ])
    var order: [Int] = []
    tree.visit { order.append($0.id) }
    #expect(order == [1, 2, 4, 5, 3])
    #expect(tree.parent(of: 5) == 2)
  }

  @Test("A visit ends for cyclic, incomplete and very deep trees")
  func damage() {
    let ring = tree([
      layer(1, screen, sublayers: [2, 2, 9]), layer(2, screen, sublayers: [1, 1, 2]),
    ])
    var count = 0
    ring.visit { _ in count += 1 }
    #expect(count <= 2)
    _ = ring.frame(of: 2, at: 0)
    _ = ring.visibleOpacity(of: 1, at: 0)
    let deep = tree((1...3000).map { layer($0, screen, sublayers: [$0 + 1]) })
    count = 0
    deep.visit { _ in count += 1 }
    #expect(count == 3000)
  }
}
