extension LayerProperty {
  /// The class of Core Animation that introduces a property.
  public enum LayerClass: Sendable {
    /// `CALayer`.
    case layer
    /// `CAShapeLayer`.
    case shape
    /// `CAGradientLayer`.
    case gradient
  }

  /// The type of a property's values: the case of ``AnimatableValue``, or a flag.
  public enum ValueType: Sendable {
    /// True or false, as ``AnimatableValue`` the numbers 1 and 0.
    case flag
    /// The case of ``AnimatableValue`` with the same name.
    case number, point, size, rectangle, matrix, color, path, numbers, colors, picture
  }

  /// How an animation block of UIKit animates a property of a view's layer.
  public enum BlockAnimation: Sendable {
    /// The new value is shown at once.
    ///
    /// Fidelity: Apple documents no list of animated properties; that borders and shadows are not
    /// among them is widely reported, the rest is our choice.
    case no
    /// A new animation replaces the earlier ones of the property.
    case absolutely
    /// Animations of the property add up, so that a new one starts at the value on screen.
    ///
    /// Fidelity: measured of positions, bounds and transforms since iOS 8, and of corner radii since iOS 11;
    /// Apple documents no list.
    case additively
  }
}

/// A component of a property in a key path, as in `transform.scale.x`.
public enum LayerPropertyComponent: String, CaseIterable, Sendable {
  /// The property itself.
  case whole = ""
  /// A coordinate of a point, or a side of a size.
  case x, y, width, height
  /// The origin of a rectangle.
  case origin, originX = "origin.x", originY = "origin.y"
  /// The size of a rectangle.
  case size, sizeWidth = "size.width", sizeHeight = "size.height"
  /// The scale of a transform; without an axis, the mean over the axes.
  case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
  /// The rotation of a transform in radians; without an axis, about z.
  case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
  /// The translation of a transform, in points.
  case translation, translationX = "translation.x", translationY = "translation.y"
  /// The translation towards the viewer, in points.
  case translationZ = "translation.z"
}

/// The path to an animated property or one of its components.
public struct LayerKeyPath: Equatable, Hashable, Sendable {
  /// The first component of the key path.
  public var property: LayerProperty
  /// The rest of the key path.
  public var component: LayerPropertyComponent

  /// Makes the path to a property or one of its components.
  public init(_ property: LayerProperty, _ component: LayerPropertyComponent = .whole) {
    self.property = property
    self.component = component
  }

  /// Parses a key path of Core Animation, such as `bounds.size.width`; `nil` if it is unknown.
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

  /// The key path as in Core Animation.
  public var text: String {
    component == .whole ? property.rawValue : property.rawValue + "." + component.rawValue
  }
}
