import Motion

/// A layer of a run, with its model and presentation values over time.
struct TracedLayer {
  /// A value that a player can show and draw as a curve.
  enum Property: Int, CaseIterable {
    case positionX, positionY, width, height, opacity, cornerRadius
    case scaleX, scaleY, rotation, translationX, translationY

    /// Core Animation's key path; a rotation is in degrees here.
    var name: String {
      switch self {
      case .positionX: "position.x"
      case .positionY: "position.y"
      case .width: "bounds.size.width"
      case .height: "bounds.size.height"
      case .opacity: "opacity"
      case .cornerRadius: "cornerRadius"
      case .scaleX: "transform.scale.x"
      case .scaleY: "transform.scale.y"
      case .rotation: "transform.rotation"
      case .translationX: "transform.translation.x"
      case .translationY: "transform.translation.y"
      }
    }

    /// The value that is left out if a layer never has another one; `nil` for one that is always
    /// written.
    fileprivate var usual: Double? {
      switch self {
      case .positionX, .positionY, .width, .height, .opacity: nil
      case .scaleX, .scaleY: 1
      case .cornerRadius, .rotation, .translationX, .translationY: 0
      }
    }

    /// The largest difference that nobody sees: in points, in degrees, or as a part of the whole.
    fileprivate var tolerance: Double {
      switch self {
      case .opacity, .scaleX, .scaleY: 0.002
      case .positionX, .positionY, .width, .height, .cornerRadius, .translationX, .translationY,
        .rotation:
        0.1
      }
    }
  }

  /// The values of a property over time.
  struct Curve {
    var property: Property
    var presentation: Polyline
    var model: Polyline
    /// The velocity of the presentation value, per second; `nil` if it never moves.
    var velocity: Polyline?
  }

  let id: Int
  let depth: Int
  /// Its name, its controller's class, or its own class.
  let title: String
  let kind: String
  /// The intervals in which it is in the tree, in seconds.
  private(set) var presence: [ClosedRange<Double>] = []
  private var samples: [Sample] = []

  private struct Sample {
    var instant: Double
    var presentation: [Double]
    var model: [Double]

    func isEqual(to other: Sample) -> Bool {
      presentation == other.presentation && model == other.model
    }
  }

  init(_ layer: LayerDescription, depth: Int) {
    id = layer.id
    self.depth = depth
    title = String((layer.name ?? layer.controller ?? layer.kind).prefix(60))
    kind = String(layer.kind.prefix(60))
  }

  /// Adds the layer's values at an instant.
  ///
  /// - Parameter last: The instant before, of the run.
  mutating func add(
    _ presentation: LayerProperties, model: LayerProperties, at instant: Double, after last: Double?
  ) {
    if let end = presence.last?.upperBound, end == last {
      presence[presence.count - 1] = presence[presence.count - 1].lowerBound...instant
    } else {
      presence.append(instant...instant)
    }
    let values = Self.values(of: presentation)
    let sample = Sample(
      instant: instant, presentation: values,
      model: presentation == model ? values : Self.values(of: model))
    // Of equal samples in a row only the first and the last are needed.
    if samples.count > 1, samples.suffix(2).allSatisfy({ $0.isEqual(to: sample) }) {
      samples[samples.count - 1].instant = instant
    } else {
      samples.append(sample)
    }
  }

  /// In the order of ``Property/allCases``.
  private static func values(of properties: LayerProperties) -> [Double] {
    let transform = DecomposedTransform(properties.transform)
    return [
      properties.position.x, properties.position.y, properties.bounds.width,
      properties.bounds.height, properties.opacity, properties.cornerRadius,
      transform?.scaleX ?? 0, transform?.scaleY ?? 0, (transform?.rotation ?? 0) * 180 / .pi,
      transform?.translation.x ?? 0, transform?.translation.y ?? 0,
    ].map { $0.isFinite ? $0 : 0 }
  }

  var curves: [Curve] {
    Property.allCases.compactMap { property in
      let index = property.rawValue
      let tolerance = property.tolerance
      let presentation = samples.map { ($0.instant, $0.presentation[index]) }
      let model = samples.map { ($0.instant, $0.model[index]) }
      if let usual = property.usual, (presentation + model).allSatisfy({ $0.1 == usual }) {
        return nil
      }
      let speeds = Self.velocities(of: presentation)
      let fastest = speeds.joined().map { abs($0.1) }.max() ?? 0
      return Curve(
        property: property, presentation: Polyline(through: presentation, tolerance: tolerance),
        model: Polyline(through: model, tolerance: tolerance),
        velocity: fastest == 0 ? nil : Polyline(through: speeds, tolerance: fastest / 100))
    }
  }

  /// Slopes between the neighbours of each sample, with a stretch of zeros for each rest; a value that is
  /// set at once has none.
  private static func velocities(of points: [(Double, Double)]) -> [[(Double, Double)]] {
    /// The time between a sample and the one before it, if there are both.
    func length(_ index: Int) -> Double? {
      index > 0 && index < points.count ? points[index].0 - points[index - 1].0 : nil
    }
    /// Whether nothing but an animation can lie between a sample and the one before it.
    func isSmooth(_ index: Int) -> Bool {
      length(index).map { $0 > Self.jump && $0 < Self.rest } ?? false
    }
    var stretches: [[(Double, Double)]] = [[]]
    for (index, point) in points.enumerated() {
      if let length = length(index), length >= Self.rest {
        stretches.append([(points[index - 1].0, 0), (point.0, 0)])
        stretches.append([])
      }
      let first = isSmooth(index) ? index - 1 : index
      let last = isSmooth(index + 1) ? index + 1 : index
      let slope =
        first < last
        ? (points[last].1 - points[first].1) / (points[last].0 - points[first].0) : 0
      stretches[stretches.count - 1].append((point.0, slope))
    }
    // A layer may leave the tree in mid-flight.
    return stretches + [points.suffix(1).map { ($0.0, 0) }]
  }

  /// Shorter than a sample's distance from the next one, in seconds, other than right before a commit.
  private static let jump = 1e-4
  /// Longer than the distance of samples while something is animated, in seconds.
  private static let rest = 0.02
}

/// The layers of a run, in the order of the tree, as they come.
struct TracedLayers {
  private(set) var layers: [TracedLayer] = []
  private var last: Double?

  /// The most layers that are traced; later ones are left out.
  private static let limit = 60

  /// Adds the values of all layers at an instant.
  mutating func add(_ tree: LayerTree, at instant: Double) {
    var sampler = LayerTreeSampler(tree)
    sampler.sample(at: instant)
    var depths: [Int: Int] = [:]
    var places = Dictionary(uniqueKeysWithValues: layers.enumerated().map { ($1.id, $0) })
    var next = 0
    for (layer, properties) in zip(sampler.layers, sampler.properties) {
      let depth = depths[layer.id] ?? 0
      for child in layer.sublayers + [layer.mask].compactMap(\.self) { depths[child] = depth + 1 }
      if places[layer.id] == nil {
        guard layers.count < Self.limit else { continue }
        layers.insert(TracedLayer(layer, depth: depth), at: next)
        places = Dictionary(uniqueKeysWithValues: layers.enumerated().map { ($1.id, $0) })
      }
      guard let place = places[layer.id] else { continue }
      layers[place].add(properties, model: layer.model, at: instant, after: last)
      next = place + 1
    }
    last = instant
  }
}
