extension LayerProperties {
  /// The value of a property, whatever its type.
  ///
  /// Flags are the numbers 0 and 1; when set, numbers from 0.5 are true. Properties of shapes and
  /// gradients have their defaults on other layers, where setting them has no effect. Setting a
  /// value of the wrong type has no effect.
  public subscript(property: LayerProperty) -> AnimatableValue {
    get { value(of: property) }
    set {
      switch newValue {
      case .number(let value): set(property, to: value)
      case .point(let value): set(property, to: value)
      case .size(let value): set(property, to: value)
      case .rectangle(let value): set(property, to: value)
      case .matrix(let value): set(property, to: value)
      case .color(let value): set(property, to: value)
      case .path(let value): set(property, to: value)
      case .numbers(let value): set(property, to: value)
      case .colors(let value): set(property, to: value)
      case .picture(let value): set(property, to: value)
      }
    }
  }

  /// Whether the layer is of the class that has a property.
  public func has(_ property: LayerProperty) -> Bool {
    switch property.owner {
    case .layer: true
    case .shape: shape != nil
    case .gradient: gradient != nil
    }
  }
}
