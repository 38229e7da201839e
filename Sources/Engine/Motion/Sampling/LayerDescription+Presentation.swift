extension LayerDescription {
  /// Returns the layer's properties at a time of its own, with its animations.
  ///
  /// Animations apply in the order in which they were added: each replaces the value before it, or,
  /// if it is additive, adds to it.
  public func presentation(atLocalTime time: Double) -> LayerProperties {
    var properties = model
    for index in animations.indices {
      animations[index].animation.apply(at: time, to: &properties, of: model)
    }
    return properties
  }

  /// Returns the value of one property at a time of the layer's own.
  public func value(of property: LayerProperty, atLocalTime time: Double) -> AnimatableValue {
    guard animations.contains(where: { $0.animation.affects(property) }) else {
      return model[property]
    }
    var properties = model
    for index in animations.indices where animations[index].animation.affects(property) {
      animations[index].animation.apply(at: time, to: &properties, of: model)
    }
    return properties[property]
  }
}
