/// An animation of one property of one layer, with all done that does not depend on the time.
struct AnimationTrack<Interpolator: Interpolation>: Sendable {
  /// The index of the layer.
  var layer: Int32
  /// The index of the pace, which says how far the animation is.
  var pace: Int32
  var property: LayerProperty
  /// Whether the value is added to the present one instead of replacing it.
  var isAdditive: Bool
  /// Whether no earlier animation of the layer changes the property.
  var isFirst: Bool
  var interpolator: Interpolator
  /// The layer's value without animations; `nil` is an absent colour.
  var model: Interpolator.Value?

  /// Prepares an animation; `nil` if its values are of another type, or a missing one is an absent
  /// colour.
  init?(
    from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, of property: LayerProperty,
    isAdditive: Bool, isFirst: Bool, model: LayerProperties, layer: Int, pace: Int
  ) {
    guard let range = ValueRange<Interpolator.Value>(from, to, by),
      let example = range.from ?? range.to ?? range.by
    else { return nil }
    self.model = Interpolator.Value.read(property, of: model)
    let base: Interpolator.Value
    if isAdditive {
      base = example.neutral
    } else if range.isComplete {
      base = example
    } else if let value = self.model {
      base = value
    } else {
      return nil
    }
    guard let ends = range.ends(base: base) else { return nil }
    interpolator = Interpolator(from: ends.start, to: ends.end)
    self.property = property
    self.isAdditive = isAdditive
    self.isFirst = isFirst
    self.layer = Int32(layer)
    self.pace = Int32(pace)
  }

  /// Applies the animation at a progress; `nil` is an animation without effect.
  @inline(__always)
  func apply(at progress: Double?, to properties: inout LayerProperties) {
    guard let progress else {
      if isFirst { Interpolator.Value.write(model, to: property, of: &properties) }
      return
    }
    let own = interpolator.value(at: progress)
    guard isAdditive else { return Interpolator.Value.write(own, to: property, of: &properties) }
    let base = isFirst ? model : Interpolator.Value.read(property, of: properties)
    Interpolator.Value.write(base?.adding(own), to: property, of: &properties)
  }
}

/// Interpolates between two values.
protocol Interpolation: Sendable {
  associatedtype Value: SampledValue

  init(from: Value, to: Value)

  /// Returns the value at a progress from the start (0) to the end (1); others extrapolate.
  func value(at progress: Double) -> Value
}

extension MatrixInterpolation: Interpolation {}

/// Interpolates between two values that need no preparation.
struct PlainInterpolation<Value: SampledValue>: Interpolation {
  var from: Value
  var to: Value

  @inline(__always)
  func value(at progress: Double) -> Value { from.interpolated(to: to, at: progress) }
}

/// A type of values that tracks read and write without an ``AnimatableValue`` in between.
protocol SampledValue: AnimatableContent, Sendable {
  /// Returns the value of a property of this type; `nil` is an absent colour.
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Self?

  /// Changes a property of this type; only colours can become absent.
  static func write(
    _ value: Self?, to property: LayerProperty, of properties: inout LayerProperties)
}

extension Double: SampledValue {
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Double? {
    properties.number(property)
  }

  @inline(__always)
  static func write(
    _ value: Double?, to property: LayerProperty, of properties: inout LayerProperties
  ) {
    if let value { properties.set(property, to: value) }
  }
}

extension Point: SampledValue {
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Point? {
    properties.point(property)
  }

  @inline(__always)
  static func write(
    _ value: Point?, to property: LayerProperty, of properties: inout LayerProperties
  ) {
    if let value { properties.set(property, to: value) }
  }
}

extension Size: SampledValue {
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Size? {
    properties.size(property)
  }

  @inline(__always)
  static func write(
    _ value: Size?, to property: LayerProperty, of properties: inout LayerProperties
  ) {
    if let value { properties.set(property, to: value) }
  }
}

extension Rectangle: SampledValue {
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Rectangle? {
    properties.rectangle(property)
  }

  @inline(__always)
  static func write(
    _ value: Rectangle?, to property: LayerProperty, of properties: inout LayerProperties
  ) {
    if let value { properties.set(property, to: value) }
  }
}

extension Color: SampledValue {
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Color? {
    if case .color(let color) = properties.value(of: property) { color } else { nil }
  }

  @inline(__always)
  static func write(
    _ value: Color?, to property: LayerProperty, of properties: inout LayerProperties
  ) {
    properties.set(property, to: value)
  }
}

extension Matrix: SampledValue {
  static func read(_ property: LayerProperty, of properties: LayerProperties) -> Matrix? {
    properties.matrix(property)
  }

  @inline(__always)
  static func write(
    _ value: Matrix?, to property: LayerProperty, of properties: inout LayerProperties
  ) {
    if let value { properties.set(property, to: value) }
  }
}
