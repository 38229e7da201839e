extension AnimatableValue: Blendable {
  /// Returns the value at a progress from this one (0) to another (1); others extrapolate.
  ///
  /// Values of different types, and values that cannot be interpolated, change half-way.
  public func interpolated(to other: AnimatableValue, at progress: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(from.interpolated(to: to, at: progress))
    case (.point(let from), .point(let to)):
      return .point(from.interpolated(to: to, at: progress))
    case (.size(let from), .size(let to)):
      return .size(from.interpolated(to: to, at: progress))
    case (.rectangle(let from), .rectangle(let to)):
      return .rectangle(from.interpolated(to: to, at: progress))
    case (.matrix(let from), .matrix(let to)):
      return .matrix(from.interpolated(to: to, at: progress))
    case (.color(let from), .color(let to)):
      return .color(AnimatableValue.color(from, to, progress))
    case (.path(let from?), .path(let to?)):
      return .path(from.interpolated(to: to, at: progress))
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      var result = from
      for index in from.indices {
        result[index] = from[index].interpolated(to: to[index], at: progress)
      }
      return .numbers(result)
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      var result = from
      for index in from.indices {
        result[index] = from[index].interpolated(to: to[index], at: progress)
      }
      return .colors(result)
    default:
      return progress < 0.5 ? self : other
    }
  }

  /// Returns the sum of two values; of matrices, the one that applies `delta` first.
  ///
  /// Returns `delta` for values that cannot be added.
  public func adding(_ delta: AnimatableValue) -> AnimatableValue {
    switch (self, delta) {
    case (.number(let value), .number(let delta)): return .number(value.adding(delta))
    case (.point(let value), .point(let delta)): return .point(value.adding(delta))
    case (.size(let value), .size(let delta)): return .size(value.adding(delta))
    case (.rectangle(let value), .rectangle(let delta)): return .rectangle(value.adding(delta))
    case (.matrix(let value), .matrix(let delta)): return .matrix(value.adding(delta))
    case (.color(let value?), .color(let delta?)): return .color(value.adding(delta))
    case (.color, .color(nil)): return self
    case (.numbers(let value), .numbers(let delta)) where value.count == delta.count:
      var result = value
      for index in value.indices { result[index] += delta[index] }
      return .numbers(result)
    default: return delta
    }
  }

  /// Returns the difference from another value to this one.
  ///
  /// Returns the value itself if it cannot be subtracted from, or if the other matrix has no inverse.
  public func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let value), .number(let other)): return .number(value.subtracting(other))
    case (.point(let value), .point(let other)): return .point(value.subtracting(other))
    case (.size(let value), .size(let other)): return .size(value.subtracting(other))
    case (.rectangle(let value), .rectangle(let other)):
      return .rectangle(value.subtracting(other))
    case (.matrix(let value), .matrix(let other)): return .matrix(value.subtracting(other))
    case (.color(let value?), .color(let other?)): return .color(value.subtracting(other))
    case (.numbers(let value), .numbers(let other)) where value.count == other.count:
      var result = value
      for index in value.indices { result[index] -= other[index] }
      return .numbers(result)
    default: return self
    }
  }

  /// Returns the value multiplied by a factor, or the whole power of a matrix.
  public func scaled(by factor: Double) -> AnimatableValue {
    switch self {
    case .number(let value): .number(value.scaled(by: factor))
    case .point(let value): .point(value.scaled(by: factor))
    case .size(let value): .size(value.scaled(by: factor))
    case .rectangle(let value): .rectangle(value.scaled(by: factor))
    case .matrix(let value): .matrix(value.scaled(by: factor))
    case .color(let value?): .color(value.scaled(by: factor))
    case .numbers(let value): .numbers(value.map { $0 * factor })
    case .color(nil), .path, .colors, .picture: self
    }
  }

  /// The value whose addition has no effect; the value itself if it cannot be added.
  public var neutral: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rectangle: .rectangle(.zero)
    case .matrix: .matrix(.identity)
    case .color: .color(.clear)
    case .numbers(let value): .numbers([Double](repeating: 0, count: value.count))
    case .path, .colors, .picture: self
    }
  }

  /// Fidelity: a missing colour is interpolated as the other colour with alpha 0, so that a colour
  /// fades in without changing its hue; our choice.
  static func color(_ from: Color?, _ to: Color?, _ progress: Double) -> Color? {
    switch (from, to) {
    case (let from?, let to?): from.interpolated(to: to, at: progress)
    case (let from?, nil): from.interpolated(to: from.withAlpha(0), at: progress)
    case (nil, let to?): to.withAlpha(0).interpolated(to: to, at: progress)
    case (nil, nil): nil
    }
  }
}
