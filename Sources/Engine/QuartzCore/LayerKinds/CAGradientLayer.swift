import Motion

/// A layer filled with colours that run into each other.
open class CAGradientLayer: CALayer {
  override func setUp() { properties.gradient = GradientProperties() }

  override func makePresentation() -> CALayer { CAGradientLayer(presenting: self) }

  open override func presentation() -> CAGradientLayer? {
    super.presentation() as? CAGradientLayer
  }

  /// The colours, as `CGColor`.
  open var colors: [Any]? {
    get {
      guard objects["colors"] != nil else { return nil }
      return properties.gradient?.colors.map { CGColor($0) }
    }
    set {
      objects["colors"] = newValue == nil ? nil : true
      set(.colors, to: ValueReader(property: .colors).read(newValue))
    }
  }

  /// Where each colour is pure, 0...1; evenly spaced if missing.
  open var locations: [NSNumber]? {
    get {
      guard objects["locations"] != nil else { return nil }
      return properties.gradient?.locations.map { NSNumber(value: $0) }
    }
    set {
      objects["locations"] = newValue == nil ? nil : true
      set(.locations, to: newValue.map { .numbers($0.map(\.doubleValue)) })
    }
  }

  /// Where the first colour is, in fractions of the size; the middle of the top unless set.
  open var startPoint: CGPoint {
    get { CGPoint(properties.gradient?.startPoint ?? .zero) }
    set { set(.startPoint, to: .point(Point(newValue))) }
  }

  /// Where the last colour is, in fractions of the size; the middle of the bottom unless set.
  open var endPoint: CGPoint {
    get { CGPoint(properties.gradient?.endPoint ?? .zero) }
    set { set(.endPoint, to: .point(Point(newValue))) }
  }

  /// In which form the colours lie.
  open var type: CAGradientLayerType {
    get { objects["type"] as? CAGradientLayerType ?? .axial }
    set {
      change {
        objects["type"] = newValue
        properties.gradient?.isRadial = newValue != .axial
      }
    }
  }
}

/// In which form the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In stripes.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In rings.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Like the hand of a clock; drawn in rings here.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
