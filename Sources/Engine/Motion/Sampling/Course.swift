/// From where to where an animation goes: two of from, to and by, for values of one kind.
struct Course<Value: Blendable> {
  var from: Value?
  var to: Value?
  var by: Value?

  /// Whether both ends are known without the layer.
  @inline(__always)
  var isComplete: Bool { from != nil ? to != nil || by != nil : to != nil && by != nil }

  /// Returns the value at a place, 0 being the start and 1 the end; a spring's may be outside.
  ///
  /// The base is what is there without the animation; it stands in for what is missing.
  @inline(__always)
  func value(at place: Double, base: Value) -> Value {
    if let from {
      if let to { return from.interpolated(to: to, at: place) }
      if let by { return from.interpolated(to: from.adding(by), at: place) }
      return from.interpolated(to: base, at: place)
    }
    if let to {
      let start = by.map { to.subtracting($0) } ?? base
      return start.interpolated(to: to, at: place)
    }
    guard let by else { return base }
    return base.interpolated(to: base.adding(by), at: place)
  }
}

extension Course where Value == Double {
  /// Reads three values that are numbers or absent; `nil` if one is something else.
  @inline(__always)
  init?(_ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?) {
    self.init(from: nil, to: nil, by: nil)
    if let from {
      guard case .number(let number) = from else { return nil }
      self.from = number
    }
    if let to {
      guard case .number(let number) = to else { return nil }
      self.to = number
    }
    if let by {
      guard case .number(let number) = by else { return nil }
      self.by = number
    }
  }
}

extension Course where Value == Point {
  /// Reads three values that are points or absent; `nil` if one is something else.
  @inline(__always)
  init?(_ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?) {
    self.init(from: nil, to: nil, by: nil)
    if let from {
      guard case .point(let point) = from else { return nil }
      self.from = point
    }
    if let to {
      guard case .point(let point) = to else { return nil }
      self.to = point
    }
    if let by {
      guard case .point(let point) = by else { return nil }
      self.by = point
    }
  }
}

extension Course where Value == Color {
  /// Reads three values that are colours or absent; `nil` if one is something else, or the absence
  /// of a colour.
  @inline(__always)
  init?(_ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?) {
    self.init(from: nil, to: nil, by: nil)
    if let from {
      guard case .color(let color?) = from else { return nil }
      self.from = color
    }
    if let to {
      guard case .color(let color?) = to else { return nil }
      self.to = color
    }
    if let by {
      guard case .color(let color?) = by else { return nil }
      self.by = color
    }
  }
}

extension Course where Value == Matrix {
  /// Reads three values that are matrices or absent; `nil` if one is something else.
  @inline(__always)
  init?(_ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?) {
    self.init(from: nil, to: nil, by: nil)
    if let from {
      guard case .matrix(let matrix) = from else { return nil }
      self.from = matrix
    }
    if let to {
      guard case .matrix(let matrix) = to else { return nil }
      self.to = matrix
    }
    if let by {
      guard case .matrix(let matrix) = by else { return nil }
      self.by = matrix
    }
  }
}
