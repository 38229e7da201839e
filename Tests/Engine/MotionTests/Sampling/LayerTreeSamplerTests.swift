import Motion
import Testing

@Suite("A sampler that prepares a whole tree gives the bits of sampling layer by layer")
struct LayerTreeSamplerTests {
  @Test("Random trees have the same times and properties at every instant", arguments: 1...60)
  func randomTrees(seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let tree = scene.tree(layers: 25)
    var sampler = LayerTreeSampler(tree)
    #expect(sampler.layers.count == 25)
    for instant in [0.5, -1, 0, 0.1, 0.25, 1, 0.7, 1.5, 2, 3.1, 9, 0.3] {
      sampler.sample(at: instant)
      for (index, layer) in sampler.layers.enumerated() {
        #expect(sampler.localTime(ofLayerAt: index) == tree.localTime(of: layer.id, at: instant))
        #expect(
          sampler.properties[index] == tree.presentation(of: layer.id, at: instant),
          "layer \(layer.id) at \(instant)")
      }
    }
  }

  @Test("A property has its model value again when its animation is over")
  func goesBack() {
    var timing = Timing(duration: 1)
    timing.beginTime = 1000
    var layer = LayerDescription(id: 1, kind: "UIView")
    layer.model.transform = .scale(3, 3)
    layer.animations = [
      KeyedAnimation(
        key: "",
        animation: AnimationDescription(
          keyPath: LayerKeyPath(.transform),
          kind: .basic(from: .matrix(.identity), to: .matrix(.scale(2, 2)), by: nil),
          timing: timing))
    ]
    var sampler = LayerTreeSampler(LayerTree(layers: [1: layer], root: 1, epoch: 1000))
    let seen = [0, 0.5, 2, 0.5].map { instant in
      sampler.sample(at: instant)
      return sampler.properties[0].transform.m11
    }
    #expect(seen == [1, 1.5, 3, 1.5])
  }

  @Test("A damaged tree and an empty one can be sampled")
  func damage() {
    var ring = LayerDescription(id: 1, kind: "UIView")
    ring.sublayers = [1, 1, 2]
    ring.mask = 1
    var sampler = LayerTreeSampler(LayerTree(layers: [1: ring], root: 1))
    sampler.sample(at: 1)
    #expect(sampler.layers.count == 1)
    sampler = LayerTreeSampler(LayerTree())
    sampler.sample(at: 1)
    #expect(sampler.layers.isEmpty)
  }
}

/// Trees with animations of all kinds, some of them with values of a wrong type.
private struct RandomScene {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func tree(layers count: Int) -> LayerTree {
    var layers: [Int: LayerDescription] = [:]
    for id in 1...count { layers[id] = layer(id) }
    for id in 2...count {
      let parent = 1 + whole(below: id - 1)
      if layers[parent]?.mask == nil, whole(below: 5) == 0 {
        layers[parent]?.mask = id
      } else {
        layers[parent]?.sublayers.append(id)
      }
    }
    return LayerTree(layers: layers, root: 1, epoch: 1000)
  }

  private mutating func layer(_ id: Int) -> LayerDescription {
    var layer = LayerDescription(id: id, kind: "UIView")
    if whole(below: 3) == 0 { layer.model.shape = ShapeProperties() }
    if whole(below: 3) == 0 { layer.model.gradient = GradientProperties() }
    layer.model.transform = matrix()
    if whole(below: 2) == 0 { layer.model.backgroundColor = color() }
    if whole(below: 4) == 0 {
      layer.timing.speed = random.number(-1, 3)
      layer.timing.timeOffset = random.number(0, 3)
      layer.timing.beginTime = random.number(-1, 1)
    }
    // Few properties, so that several animations meet at one.
    let properties = (0...whole(below: 3)).map { _ in pick(LayerProperty.allCases) }
    for number in 0..<whole(below: 5) {
      let animation = animation(of: pick(properties))
      layer.animations.append(KeyedAnimation(key: "\(number)", animation: animation))
    }
    return layer
  }

  private mutating func animation(of property: LayerProperty) -> AnimationDescription {
    var timing = Timing(duration: pick([0, 0.5, 1, 2]))
    timing.beginTime = 1000 + pick([0, 0.25, 0.5])
    timing.fill = pick([.removed, .forwards, .backwards, .both])
    timing.autoreverses = whole(below: 4) == 0
    timing.repeatCount = pick([0, 0, 2.5])
    timing.speed = pick([1, 1, 2, -1])
    let like = whole(below: 8) == 0 ? pick(LayerProperty.allCases) : property
    let ends = (0..<3).map { _ in whole(below: 3) > 0 ? value(like: like) : nil }
    var keyframes = Keyframes()
    keyframes.values = (0..<3).map { _ in value(like: property) }
    let spring = Spring(dampingRatio: 0.5, duration: 1)
    var animation = AnimationDescription(
      keyPath: LayerKeyPath(property),
      kind: pick([
        .basic(from: ends[0], to: ends[1], by: ends[2]),
        .basic(from: ends[0], to: ends[1], by: nil),
        .basic(from: ends[0], to: nil, by: nil),
        .spring(spring, from: ends[0], to: ends[1], by: nil),
        .keyframes(keyframes), .transition(type: "fade", subtype: nil),
      ]),
      timing: timing)
    if property == .transform, whole(below: 3) == 0 {
      animation.valueFunction = pick(ValueFunction.allCases)
    }
    animation.isAdditive = whole(below: 3) == 0
    animation.isCumulative = whole(below: 6) == 0
    animation.curve = pick([nil, .easeIn, .easeInEaseOut])
    return animation
  }

  private mutating func value(like property: LayerProperty) -> AnimatableValue {
    switch property.valueType {
    case .flag, .number: .number(random.number(-1, 2))
    case .point: .point(point())
    case .size: .size(Size(width: random.number(0, 9), height: random.number(0, 9)))
    case .rectangle:
      .rectangle(Rectangle(origin: point(), size: Size(width: random.number(0, 9), height: 5)))
    case .matrix: .matrix(matrix())
    case .color: .color(whole(below: 4) == 0 ? nil : color())
    case .numbers: .numbers([random.number(0, 1), 1])
    case .colors: .colors([color(), color()])
    case .path: .path(nil)
    case .picture: .picture(nil)
    }
  }

  private mutating func matrix() -> Matrix {
    switch whole(below: 5) {
    case 0: .translation(random.number(-9, 9), random.number(-9, 9))
    case 1: Matrix.rotation(random.number(-4, 4)).concatenating(.scale(random.number(-2, 2), 1))
    case 2: .rotation(random.number(-4, 4), x: 1, y: random.number(0, 1), z: 0)
    case 3: .scale(0, 1)
    default: .identity
    }
  }

  private mutating func point() -> Point {
    Point(x: random.number(-9, 9), y: random.number(-9, 9))
  }

  private mutating func color() -> Color {
    Color(red: random.number(0, 1), green: random.number(0, 1), blue: 0.5, alpha: 1)
  }

  private mutating func whole(below limit: Int) -> Int { Int(random.bits() % UInt64(limit)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[whole(below: elements.count)]
  }
}
