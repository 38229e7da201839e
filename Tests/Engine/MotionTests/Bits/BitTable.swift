import Motion

/// Some thousand results of all parts of Motion, for random arguments.
///
/// This file is compiled twice: into the tests, and with Motion into a WebAssembly program. Both
/// have to give the same bits in the same order.
struct BitTable {
  private var generator = SplitMix(seed: 90)
  private let note: (StaticString, Double) -> Void

  /// Passes each result with the name of its part.
  init(_ note: @escaping (StaticString, Double) -> Void) {
    self.note = note
    noteElementary()
    noteCurves()
    noteSprings()
    noteTimings()
    noteMatrices()
    notePaths()
    noteLayers()
  }

  private mutating func noteElementary() {
    for _ in 0..<300 {
      let x = generator.number(-30, 30)
      note("exp", Elementary.exp(x * 20))
      note("log", Elementary.log(Elementary.exp(x)))
      note("sine", Elementary.sine(x * 100))
      note("cosine", Elementary.cosine(x))
      note("tangent", Elementary.tangent(x))
      note("arctangent", Elementary.arctangent(y: x, x: generator.number(-9, 9)))
      note("arccosine", Elementary.arccosine(x / 30))
      note("power", Elementary.power(x < 0 ? -x : x, generator.number(-3, 3)))
    }
  }

  private mutating func noteCurves() {
    for _ in 0..<100 {
      let curve = CubicCurve(
        generator.number(0, 1), generator.number(-1, 2), generator.number(0, 1),
        generator.number(-1, 2))
      for _ in 0..<6 { note("curve", curve.value(at: generator.number(0, 1))) }
    }
  }

  private mutating func noteSprings() {
    for index in 0..<100 {
      var spring = Spring(
        mass: generator.number(0.5, 3), stiffness: generator.number(20, 600),
        damping: generator.number(1, 150), initialVelocity: generator.number(-5, 5))
      spring.allowsOverdamping = index % 2 == 0
      for _ in 0..<4 {
        let time = generator.number(0, 2)
        note("spring value", spring.value(at: time))
        note("spring velocity", spring.velocity(at: time))
      }
      note("settling", spring.settlingDuration)
      let mapped = Spring(
        dampingRatio: generator.number(0, 1), duration: generator.number(0.1, 2),
        initialVelocity: index % 3 == 0 ? 0 : generator.number(-2, 1))
      note("stiffness", mapped.stiffness)
    }
  }

  private mutating func noteTimings() {
    for index in 0..<200 {
      var timing = Timing(duration: generator.number(0.1, 2))
      timing.beginTime = 1000 + generator.number(-1, 1)
      timing.speed = generator.number(-2, 2)
      timing.timeOffset = index % 3 == 0 ? generator.number(0, 1) : 0
      timing.repeatCount = index % 2 == 0 ? generator.number(0, 3) : 0
      timing.autoreverses = index % 5 == 0
      timing.fill = index % 4 == 0 ? .both : .removed
      for _ in 0..<3 {
        let time = 1000 + generator.number(-2, 4)
        let progress = timing.progress(atParentTime: time)
        note("fraction", progress?.fraction ?? -1)
        note("iteration", Double(progress?.iteration ?? -1))
        note("local time", timing.localTime(atParentTime: time))
      }
    }
  }

  private mutating func anyMatrix() -> Matrix {
    var eye = Matrix()
    eye.m34 = generator.number(-0.01, 0.01)
    return Matrix.scale(
      generator.number(-2, 3), generator.number(0.2, 3), generator.number(0.2, 3)
    )
    .concatenating(
      .rotation(
        generator.number(-3, 3), x: generator.number(-1, 1), y: generator.number(-1, 1),
        z: generator.number(-1, 1))
    )
    .concatenating(.translation(generator.number(-9, 9), generator.number(-9, 9)))
    .concatenating(eye)
  }

  private mutating func anyPlaneMatrix() -> Matrix {
    Matrix(
      a: generator.number(-2, 2), b: generator.number(-2, 2), c: generator.number(-2, 2),
      d: generator.number(-2, 2), tx: generator.number(-9, 9), ty: generator.number(-9, 9))
  }

  private func note(_ name: StaticString, _ m: Matrix) {
    for number in [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ] {
      note(name, number)
    }
  }

  private mutating func noteMatrices() {
    for _ in 0..<40 {
      let progress = generator.number(-0.2, 1.2)
      note("space", anyMatrix().interpolated(to: anyMatrix(), at: progress))
      note("plane", anyPlaneMatrix().interpolated(to: anyPlaneMatrix(), at: progress))
      note("mixed", anyPlaneMatrix().concatenating(anyMatrix()).inverted() ?? .identity)
      var properties = LayerProperties()
      properties.transform = anyMatrix()
      for text in ["transform.rotation.x", "transform.rotation.z", "transform.scale.y"] {
        guard let path = LayerKeyPath(text) else { continue }
        properties[path] = .number(generator.number(-2, 2))
      }
      note("components", properties.transform)
    }
  }

  private mutating func anyPoint() -> Point {
    Point(x: generator.number(-100, 100), y: generator.number(-100, 100))
  }

  private mutating func anyPath() -> Path {
    Path([
      .move(to: anyPoint()), .line(to: anyPoint()),
      .quadratic(to: anyPoint(), control: anyPoint()),
      .cubic(to: anyPoint(), control1: anyPoint(), control2: anyPoint()), .close,
    ])
  }

  private mutating func notePaths() {
    for _ in 0..<15 {
      let path = anyPath()
      note("length", path.length)
      for _ in 0..<3 {
        guard let place = path.position(atLengthFraction: generator.number(0, 1)) else { continue }
        note("x along", place.point.x)
        note("y along", place.point.y)
        note("direction", place.direction)
      }
      note("width", path.boundingBoxOfPath.width)
      note("inside", path.contains(anyPoint()) ? 1 : 0)
      note("between", path.interpolated(to: anyPath(), at: 0.3).boundingBox.height)
    }
  }

  private func animation(
    _ text: String, _ kind: AnimationKind, additive: Bool = false
  ) -> KeyedAnimation {
    var timing = Timing(duration: 1.5)
    timing.beginTime = 1000.25
    timing.fill = .both
    var animation = AnimationDescription(keyPath: LayerKeyPath(text), kind: kind, timing: timing)
    animation.curve = .easeInEaseOut
    animation.isAdditive = additive
    return KeyedAnimation(key: text, animation: animation)
  }

  private mutating func noteLayers() {
    var keyframes = Keyframes()
    keyframes.path = anyPath()
    keyframes.mode = .paced
    keyframes.rotatesAlongPath = true
    var cubic = Keyframes()
    cubic.values = [.number(0), .number(30), .number(-10), .number(4)]
    cubic.mode = .cubic
    let spring = Spring(dampingRatio: 0.4, duration: 1.5)
    var root = LayerDescription(id: 1, kind: "UIWindow")
    root.sublayers = [2, 3]
    root.model.sublayerTransform.m34 = -1.0 / 500
    root.timing.speed = 0.75
    root.timing.beginTime = 300
    root.timing.timeOffset = 475
    var layer = LayerDescription(id: 2, kind: "UIView")
    layer.model.bounds = Rectangle(x: 0, y: 0, width: 40, height: 60)
    layer.animations = [
      animation("position", .keyframes(keyframes)),
      animation(
        "transform", .basic(from: nil, to: .matrix(anyMatrix()), by: nil), additive: true),
      animation("transform.rotation.y", .spring(spring, from: .number(0), to: .number(1), by: nil)),
      animation("zPosition", .keyframes(cubic)),
      animation(
        "backgroundColor", .basic(from: .color(.black), to: .color(.clear), by: nil)),
      animation("opacity", .basic(from: .number(0), to: nil, by: nil)),
    ]
    var other = LayerDescription(id: 3, kind: "UIView")
    other.animations = [
      animation("transform", .basic(from: .matrix(anyMatrix()), to: nil, by: nil)),
      animation(
        "transform", .basic(from: nil, to: .matrix(anyMatrix()), by: nil), additive: true),
      animation("opacity", .spring(spring, from: .number(0), to: .number(1), by: nil)),
    ]
    let tree = LayerTree(layers: [1: root, 2: layer, 3: other], root: 1, epoch: 1000)
    var sampler = LayerTreeSampler(tree)
    for step in 0..<100 {
      let instant = Double(step) / 30
      sampler.sample(at: instant)
      note("sampled z", sampler.properties[1].zPosition)
      note("sampled opacity", sampler.properties[2].opacity)
      note("sampled m11", sampler.properties[2].transform.m11)
      guard let properties = tree.presentation(of: 2, at: instant),
        let frame = tree.frame(of: 2, at: instant)
      else { continue }
      note("opacity", properties.opacity)
      note("z", properties.zPosition)
      note("alpha", properties.backgroundColor?.alpha ?? -1)
      note("frame x", frame.minX)
      note("frame height", frame.height)
      note("visible", tree.visibleOpacity(of: 2, at: instant))
      noteScreen(tree, at: instant)
    }
  }

  /// Notes what is seen, for which the root needs a size.
  private mutating func noteScreen(_ tree: LayerTree, at instant: Double) {
    var tree = tree
    tree.layers[1]?.model.bounds.size = Size(width: 200, height: 200)
    let list = DisplayList(of: tree, at: instant)
    for _ in 0..<4 {
      let color = list.color(at: Point(x: generator.number(0, 200), y: generator.number(0, 200)))
      note("seen red", color.red)
      note("seen alpha", color.alpha)
    }
    var budget = 1_000_000
    let difference = list.difference(from: DisplayList(of: tree, at: 0), budget: &budget)
    note("seen share", difference?.share ?? -1)
    note("seen mean", difference?.mean ?? -1)
  }
}
