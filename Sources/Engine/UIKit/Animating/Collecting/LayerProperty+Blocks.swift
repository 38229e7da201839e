import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

extension LayerProperty {
  /// Splits values of the bounds into origins and sizes, which get an animation each, even if only
  /// one of them changes.
  ///
  /// - Parameter values: The values that the property passes through, the old model value first.
  func parts(of values: [AnimatableValue]) -> [PropertyPart] {
    guard self == .bounds else { return [PropertyPart(LayerKeyPath(self), values)] }
    return [LayerPropertyComponent.origin, .size].map { component in
      PropertyPart(LayerKeyPath(.bounds, component), values.compactMap { $0[component] })
    }
  }
}

/// A key path with the values that it passes through.
struct PropertyPart {
  var keyPath: LayerKeyPath
  var values: [AnimatableValue]

  init(_ keyPath: LayerKeyPath, _ values: [AnimatableValue]) {
    self.keyPath = keyPath
    self.values = values
  }

  /// The coordinates of points, for springs whose velocity differs between the axes.
  var axes: (horizontal: PropertyPart, vertical: PropertyPart)? {
    guard let x = LayerKeyPath(keyPath.text + ".x"), let y = LayerKeyPath(keyPath.text + ".y")
    else { return nil }
    let horizontal = values.compactMap { $0[LayerPropertyComponent.x] }
    let vertical = values.compactMap { $0[LayerPropertyComponent.y] }
    guard horizontal.count == values.count else { return nil }
    return (PropertyPart(x, horizontal), PropertyPart(y, vertical))
  }

  /// The differences from the last value, for additive animations.
  var differences: [AnimatableValue] {
    guard let last = values.last else { return [] }
    return values.map { $0.subtracting(last) }
  }
}

extension LayerProperty {
  /// Whether Core Animation has it as a `Float`.
  var isSinglePrecision: Bool { self == .opacity || self == .shadowOpacity }
}

extension AnimatableValue {
  /// Whether there is a difference from the value; not from a matrix without an inverse.
  var canBeSubtracted: Bool {
    if case .matrix(let matrix) = self { matrix.inverted() != nil } else { true }
  }

  fileprivate func rounded(for property: LayerProperty) -> AnimatableValue {
    guard property.isSinglePrecision, case .number(let number) = self else { return self }
    return .number(Double(Float(number)))
  }
}

extension CALayer {
  /// The value of a property as Core Animation's own API returns it.
  func value(of property: LayerProperty) -> AnimatableValue {
    // A presentation layer has sampled a `Double`.
    properties[property].rounded(for: property)
  }

  /// The value of a property on screen; `nil` in no window.
  func presentedValue(of property: LayerProperty) -> AnimatableValue? {
    guard isRendered else { return nil }
    return sampledProperties()[property].rounded(for: property)
  }

  /// Sets the model value of a property.
  func setValue(_ value: AnimatableValue, of property: LayerProperty) {
    // A view stores its background colour as well.
    if property == .backgroundColor, case .color(let color) = value, let view = owner as? UIView {
      view.backgroundColor = color.map { UIColor(cgColor: CGColor($0)) }
    } else {
      set(property, to: value)
      if property == .transform { (owner as? UIView)?.translationMayHaveChanged() }
    }
  }
}
