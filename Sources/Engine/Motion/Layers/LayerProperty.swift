/// A property of a layer that has a value at every instant and can be animated.
///
/// Raw values are the first components of Core Animation's key paths.
public enum LayerProperty: String, CaseIterable, Sendable {
  /// Where the layer is; points in its superlayer, the anchor point as a fraction of its bounds.
  case position, zPosition, anchorPoint, bounds, transform, sublayerTransform
  /// How it looks, within its bounds and along their edge.
  case opacity, isHidden = "hidden", backgroundColor, cornerRadius, borderWidth, borderColor
  /// What it throws behind itself.
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  /// What it shows, and how much of that and of its sublayers.
  case contents, contentsRect, masksToBounds
  /// Of a `CAShapeLayer` only.
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase, miterLimit
  /// Of a `CAGradientLayer` only.
  case colors, locations, startPoint, endPoint
}

/// A part of a property that a key path can address, as in `transform.scale.x`.
public enum LayerPropertyComponent: String, CaseIterable, Sendable {
  /// The property itself.
  case whole = ""
  /// A coordinate of a point, or a side of a size.
  case x, y, width, height
  /// Where a rectangle begins.
  case origin, originX = "origin.x", originY = "origin.y"
  /// How large a rectangle is.
  case size, sizeWidth = "size.width", sizeHeight = "size.height"
  /// How a transform stretches; the plain one is the mean over the axes.
  case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
  /// How a transform turns, in radians; the plain one is about z.
  case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
  /// How a transform moves, in points.
  case translation, translationX = "translation.x", translationY = "translation.y"
  /// How a transform moves towards the viewer, in points.
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
