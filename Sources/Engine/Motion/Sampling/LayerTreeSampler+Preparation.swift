extension LayerTreeSampler {
  /// Collects the parts of a sampler.
  struct Preparation {
    private(set) var layers: [LayerDescription] = []
    private(set) var clockOfLayer: [Int32] = []
    private(set) var clocks = DistinctValues<ClockKey, Clock>()
    private(set) var paces = DistinctValues<PaceKey, Pace>()
    private(set) var tracks = AnimationTracks()
    private(set) var others: [Int] = []

    mutating func add(_ tree: LayerTree) {
      layers.reserveCapacity(tree.layers.count)
      clockOfLayer.reserveCapacity(tree.layers.count)
      tree.traverse(from: -1) { layer, parent in
        let clock = clocks.index(of: ClockKey(parent: parent, timing: layer.timing)) {
          Clock(parent: Int32($0.parent), timing: $0.timing)
        }
        if !layer.animations.isEmpty, !addTracks(of: layer, clock: clock) {
          others.append(layers.count)
        }
        layers.append(layer)
        clockOfLayer.append(Int32(clock))
        return clock
      }
    }

    /// Prepares a layer's animations; `false` if one of them needs more than a track.
    ///
    /// The results of the tracks before that one are overwritten in each sample.
    private mutating func addTracks(of layer: LayerDescription, clock: Int) -> Bool {
      var seen: [LayerProperty] = []
      return layer.animations.allSatisfy {
        addTrack(for: $0.animation, of: layer, clock: clock, &seen)
      }
    }

    private mutating func addTrack(
      for animation: AnimationDescription, of layer: LayerDescription, clock: Int,
      _ seen: inout [LayerProperty]
    ) -> Bool {
      let spring: Spring?
      let ends: (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
      switch animation.kind {
      case .transition: return true
      case .basic(let from, let to, let by): (spring, ends) = (nil, (from, to, by))
      case .spring(let own, let from, let to, let by): (spring, ends) = (own, (from, to, by))
      case .keyframes, .group: return false
      }
      guard let keyPath = animation.keyPath, keyPath.component == .whole,
        animation.valueFunction == nil, !animation.isCumulative
      else { return false }
      let key = PaceKey(
        clock: clock, timing: animation.timing, curve: animation.curve, spring: spring)
      let pace = paces.index(of: key) {
        Pace(clock: Int32($0.clock), timing: $0.timing, curve: $0.curve, spring: $0.spring)
      }
      let property = keyPath.property
      let isFirst = !seen.contains(property)
      seen.append(property)
      func track<Interpolator>() -> AnimationTrack<Interpolator>? {
        AnimationTrack(
          from: ends.from, to: ends.to, by: ends.by, of: property,
          isAdditive: animation.isAdditive, isFirst: isFirst, model: layer.model,
          layer: layers.count, pace: pace)
      }
      switch property.valueType {
      case .number, .flag: return tracks.numbers.append(track())
      case .point: return tracks.points.append(track())
      case .size: return tracks.sizes.append(track())
      case .rectangle: return tracks.rectangles.append(track())
      // Of an absent colour, the sum is the other one.
      case .color: return !animation.isAdditive && tracks.colors.append(track())
      case .matrix: return tracks.matrices.append(track())
      case .path, .numbers, .colors, .picture: return false
      }
    }
  }

  struct ClockKey: Hashable {
    var parent: Int
    var timing: Timing
  }

  struct PaceKey: Hashable {
    var clock: Int
    var timing: Timing
    var curve: CubicCurve?
    var spring: Spring?
  }

  /// Values in the order in which their keys were first seen.
  struct DistinctValues<Key: Hashable, Value> {
    private(set) var values: [Value] = []
    private var indices: [Key: Int] = [:]

    mutating func index(of key: Key, _ make: (Key) -> Value) -> Int {
      if let index = indices[key] { return index }
      indices[key] = values.count
      values.append(make(key))
      return values.count - 1
    }
  }
}

extension Array {
  /// Appends an element that is there; returns whether it is.
  fileprivate mutating func append(_ element: Element?) -> Bool {
    guard let element else { return false }
    append(element)
    return true
  }
}
