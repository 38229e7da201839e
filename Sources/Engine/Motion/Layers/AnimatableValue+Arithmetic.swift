extension AnimatableValue {
  /// Returns the value at a progress from this one (0) to another (1); others extrapolate.
  ///
  /// Values of different kinds, and those that have nothing in between, change half-way.
  public func interpolated(to other: AnimatableValue, at progress: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(from + (to - from) * progress)
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
      for index in from.indices { result[index] += (to[index] - from[index]) * progress }
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
  /// Values that cannot be added give way to `delta`.
  public func adding(_ delta: AnimatableValue) -> AnimatableValue {
    switch (self, delta) {
    case (.number(let value), .number(let delta)):
      return .number(value + delta)
    case (.point(let value), .point(let delta)):
      return .point(Point(x: value.x + delta.x, y: value.y + delta.y))
    case (.size(let value), .size(let delta)):
      return .size(Size(width: value.width + delta.width, height: value.height + delta.height))
    case (.rectangle(let value), .rectangle(let delta)):
      return .rectangle(
        Rectangle(
          x: value.origin.x + delta.origin.x, y: value.origin.y + delta.origin.y,
          width: value.size.width + delta.size.width,
          height: value.size.height + delta.size.height))
    case (.matrix(let value), .matrix(let delta)):
      return .matrix(delta.concatenating(value))
    case (.color(let value?), .color(let delta?)):
      return .color(value.combined(with: delta, +).clamped)
    case (.color, .color(nil)):
      return self
    case (.numbers(let value), .numbers(let delta)) where value.count == delta.count:
      var result = value
      for index in value.indices { result[index] += delta[index] }
      return .numbers(result)
    default:
      return delta
    }
  }

  /// Returns what has to be added to another value to get this one.
  ///
  /// Values that cannot be subtracted give themselves; so does a matrix without an inverse.
  public func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.matrix(let value), .matrix(let other)):
      guard let inverse = other.inverted() else { return self }
      return .matrix(value.concatenating(inverse))
    case (.color(let value?), .color(let other?)):
      // Differences of colours may be negative: they are no colours yet.
      return .color(value.combined(with: other, -))
    case (.number, .number), (.point, .point), (.size, .size), (.rectangle, .rectangle):
      return adding(other.scaled(by: -1))
    case (.numbers(let value), .numbers(let other)) where value.count == other.count:
      return adding(AnimatableValue.numbers(other).scaled(by: -1))
    default:
      return self
    }
  }

  /// Returns the value multiplied by a factor; a matrix is applied that many whole times.
  public func scaled(by factor: Double) -> AnimatableValue {
    switch self {
    case .number(let value):
      return .number(value * factor)
    case .point(let value):
      return .point(Point(x: value.x * factor, y: value.y * factor))
    case .size(let value):
      return .size(Size(width: value.width * factor, height: value.height * factor))
    case .rectangle(let value):
      return .rectangle(
        Rectangle(
          x: value.origin.x * factor, y: value.origin.y * factor,
          width: value.size.width * factor, height: value.size.height * factor))
    case .matrix(let value):
      let bounded = factor > -2e9 ? (factor < 2e9 ? factor : 2e9) : -2e9
      return .matrix(value.repeated(Int(Elementary.nearest(bounded))))
    case .color(let value?):
      return .color(value.combined(with: value) { component, _ in component * factor })
    case .numbers(let value):
      return .numbers(value.map { $0 * factor })
    case .color(nil), .path, .colors, .picture:
      return self
    }
  }

  /// What added to a value of this kind changes nothing; the value itself where nothing does.
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

  /// Returns how far apart two values are, for pacing; 0 for kinds that have no distances.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return from < to ? to - from : from - to
    case (.point(let from), .point(let to)):
      return from.distance(to: to)
    case (.size(let from), .size(let to)):
      return Elementary.hypotenuse(to.width - from.width, to.height - from.height)
    case (.rectangle(let from), .rectangle(let to)):
      return Elementary.hypotenuse(
        from.origin.distance(to: to.origin),
        Elementary.hypotenuse(to.size.width - from.size.width, to.size.height - from.size.height))
    case (.color(let from?), .color(let to?)):
      let change = to.combined(with: from, -)
      return Elementary.hypotenuse(
        Elementary.hypotenuse(change.red, change.green),
        Elementary.hypotenuse(change.blue, change.alpha))
    case (.matrix(let from), .matrix(let to)):
      var sum = 0.0
      _ = from.combined(with: to) { from, to in
        sum += (to - from) * (to - from)
        return 0
      }
      return sum.squareRoot()
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      var sum = 0.0
      for index in from.indices { sum += (to[index] - from[index]) * (to[index] - from[index]) }
      return sum.squareRoot()
    default:
      return 0
    }
  }

  /// Fidelity: a layer without colour is taken as one whose colour is there and transparent, so
  /// that a colour fades in without changing (engine rule).
  private static func color(_ from: Color?, _ to: Color?, _ progress: Double) -> Color? {
    switch (from, to) {
    case (let from?, let to?): from.interpolated(to: to, at: progress)
    case (let from?, nil): from.interpolated(to: from.withAlpha(0), at: progress)
    case (nil, let to?): to.withAlpha(0).interpolated(to: to, at: progress)
    case (nil, nil): nil
    }
  }
}

extension Color {
  fileprivate func combined(
    with other: Color, _ combine: (Double, Double) -> Double
  ) -> Color {
    Color(
      red: combine(red, other.red), green: combine(green, other.green),
      blue: combine(blue, other.blue), alpha: combine(alpha, other.alpha))
  }

  fileprivate var clamped: Color { interpolated(to: self, at: 0) }
}
