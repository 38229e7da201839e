import Motion

/// Layers with three animations each.
///
/// The page in `site/benchmarks` builds the same scene.
struct Scene {
  let tree: LayerTree
  let count: Int

  /// Makes a window with layers whose animations all last ten seconds.
  init(count: Int) {
    self.count = count
    var layers: [Int: LayerDescription] = [:]
    var window = LayerDescription(id: 0, kind: "UIWindow")
    window.model.bounds = Rectangle(x: 0, y: 0, width: 390, height: 844)
    window.sublayers = Array(1...count)
    layers[0] = window
    for id in 1...count { layers[id] = Scene.layer(id) }
    tree = LayerTree(layers: layers, root: 0, epoch: 1000)
  }

  private static func layer(_ id: Int) -> LayerDescription {
    var layer = LayerDescription(id: id, kind: "UIView")
    layer.name = "layer-\(id)"
    layer.model.bounds = Rectangle(x: 0, y: 0, width: 20, height: 20)
    layer.model.position = Point(x: Double(id % 390), y: Double(id / 390))
    let turn = 1 + Double(id % 7) / 10
    let target = Matrix.scale(1.5, 1.5).concatenating(.rotation(turn))
      .concatenating(.translation(100, Double(id % 50)))
    layer.animations = [
      animation(.transform, from: .matrix(.identity), to: .matrix(target)),
      animation(.opacity, from: .number(1), to: .number(0)),
      animation(
        .backgroundColor, from: .color(Color(red: 1, green: 0, blue: 0)),
        to: .color(Color(red: 0, green: 0, blue: 1))),
    ]
    return layer
  }

  private static func animation(
    _ property: LayerProperty, from: AnimatableValue, to: AnimatableValue
  ) -> KeyedAnimation {
    var timing = Timing(duration: 10)
    timing.beginTime = 1000
    timing.fill = .both
    var animation = AnimationDescription(
      keyPath: LayerKeyPath(property), kind: .basic(from: from, to: to, by: nil), timing: timing)
    animation.curve = .easeInEaseOut
    return KeyedAnimation(key: property.rawValue, animation: animation)
  }

  /// Samples the whole tree for each frame.
  ///
  /// Returns a sum, so that the optimiser removes nothing.
  static func play(_ sampler: inout LayerTreeSampler, frames: Int, rate: Double) -> Double {
    var sum = 0.0
    for frame in 0..<frames {
      sampler.sample(at: Double(frame) / rate)
      for index in sampler.properties.indices {
        sum += sampler.properties[index].opacity + sampler.properties[index].transform.m11
        sum += sampler.properties[index].backgroundColor?.red ?? 0
      }
    }
    return sum
  }
}
