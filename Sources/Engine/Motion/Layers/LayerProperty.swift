/// A property of a layer that has a value at every instant and can be animated.
///
/// Raw values are the first components of Core Animation's key paths.
public enum LayerProperty: String, CaseIterable, Sendable {
  case position, zPosition, anchorPoint, bounds, transform, sublayerTransform
  case opacity, isHidden = "hidden", backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, masksToBounds
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase, miterLimit
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
}

/// A part of a property that a key path can address, as in `transform.scale.x`.
public enum LayerPropertyComponent: String, CaseIterable, Sendable {
  case whole = ""
  case x, y, width, height
  case origin, originX = "origin.x", originY = "origin.y"
  case size, sizeWidth = "size.width", sizeHeight = "size.height"
  case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
  case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
  case translation, translationX = "translation.x", translationY = "translation.y"
  case translationZ = "translation.z"
}

/// What an animation changes: a property or a part of it.
public struct LayerKeyPath: Equatable, Hashable, Sendable {
  /// The first component of the key path.
  public var property: LayerProperty
  /// The rest of the key path.
  public var component: LayerPropertyComponent

  /// Addresses a property, or a part of it.
  public init(_ property: LayerProperty, _ component: LayerPropertyComponent = .whole) {
    self.property = property
    self.component = component
  }

  /// Reads Core Animation's spelling, such as `bounds.size.width`; `nil` if nothing is called that.
  public init?(_ text: String) {
    var head = text
    var tail = ""
    if let dot = text.firstIndex(of: ".") {
      head = String(text[..<dot])
      tail = String(text[text.index(after: dot)...])
    }
    guard let property = LayerProperty(rawValue: head),
      let component = LayerPropertyComponent(rawValue: tail)
    else { return nil }
    self.init(property, component)
  }

  /// Core Animation's spelling.
  public var text: String {
    component == .whole ? property.rawValue : property.rawValue + "." + component.rawValue
  }
}
