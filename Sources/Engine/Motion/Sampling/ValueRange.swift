/// The start and the end of an animation: any two of `from`, `to` and `by`.
///
/// Core Animation's rules for missing values: the model's value takes their place.
struct ValueRange<Value: Blendable> {
  var from: Value?
  var to: Value?
  var by: Value?

  /// Whether the start and the end are independent of the model's value.
  @inline(__always)
  var isComplete: Bool { from != nil ? to != nil || by != nil : to != nil && by != nil }

  /// The start and the end.
  ///
  /// - Parameter base: The model's value, or zero in an additive animation; it takes the place of a
  ///   missing one.
  /// - Returns: `nil` if all three values are missing.
  @inline(__always)
  func ends(base: Value) -> (start: Value, end: Value)? {
    if let from {
      if let to { return (from, to) }
      if let by { return (from, from.adding(by)) }
      return (from, base)
    }
    if let to { return (by.map { to.subtracting($0) } ?? base, to) }
    guard let by else { return nil }
    return (base, base.adding(by))
  }

  /// Returns the value at a progress from the start (0) to the end (1); springs overshoot.
  @inline(__always)
  func value(at progress: Double, base: Value) -> Value {
    guard let ends = ends(base: base) else { return base }
    return ends.start.interpolated(to: ends.end, at: progress)
  }
}

/// A type that ``AnimatableValue`` wraps in one of its cases.
protocol AnimatableContent: Blendable {
  /// Returns the content of a value; `nil` if that is of another type, or absent.
  static func content(of value: AnimatableValue) -> Self?
}

extension ValueRange where Value: AnimatableContent {
  /// Unwraps the values that are present; `nil` if one is of another type.
  @inline(__always)
  init?(_ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?) {
    self.init(from: nil, to: nil, by: nil)
    if let from {
      guard let content = Value.content(of: from) else { return nil }
      self.from = content
    }
    if let to {
      guard let content = Value.content(of: to) else { return nil }
      self.to = content
    }
    if let by {
      guard let content = Value.content(of: by) else { return nil }
      self.by = content
    }
  }
}

extension Double: AnimatableContent {
  @inline(__always)
  static func content(of value: AnimatableValue) -> Double? {
    if case .number(let content) = value { content } else { nil }
  }
}

extension Point: AnimatableContent {
  @inline(__always)
  static func content(of value: AnimatableValue) -> Point? {
    if case .point(let content) = value { content } else { nil }
  }
}

extension Size: AnimatableContent {
  @inline(__always)
  static func content(of value: AnimatableValue) -> Size? {
    if case .size(let content) = value { content } else { nil }
  }
}

extension Rectangle: AnimatableContent {
  @inline(__always)
  static func content(of value: AnimatableValue) -> Rectangle? {
    if case .rectangle(let content) = value { content } else { nil }
  }
}

extension Color: AnimatableContent {
  @inline(__always)
  static func content(of value: AnimatableValue) -> Color? {
    if case .color(let content) = value { content } else { nil }
  }
}

extension Matrix: AnimatableContent {
  @inline(__always)
  static func content(of value: AnimatableValue) -> Matrix? {
    if case .matrix(let content) = value { content } else { nil }
  }
}
