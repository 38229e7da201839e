import Motion

open class CAGradientLayer: CALayer {
  override func setUp() { properties.gradient = GradientProperties() }

  private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }

  /// `CGColor`s.
  open var colors: [Any]? {
    get {
      guard objects["colors"] != nil else { return nil }
      return gradient.colors.map { CGColor($0) }
    }
    set {
      objects["colors"] = newValue == nil ? nil : true
      set(.colors, to: ValueReader(property: .colors).read(newValue))
    }
  }

  /// From 0 to 1; `nil` spaces the colours evenly.
  open var locations: [NSNumber]? {
    get {
      guard objects["locations"] != nil else { return nil }
      return gradient.locations.map { NSNumber(value: $0) }
    }
    set {
      objects["locations"] = newValue == nil ? nil : true
      set(.locations, to: newValue.map { .numbers($0.map(\.doubleValue)) })
    }
  }

  /// In unit coordinates.
  open var startPoint: CGPoint {
    get { CGPoint(gradient.startPoint) }
    set { set(.startPoint, to: .point(Point(newValue))) }
  }

  /// In unit coordinates.
  open var endPoint: CGPoint {
    get { CGPoint(gradient.endPoint) }
    set { set(.endPoint, to: .point(Point(newValue))) }
  }

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

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Fidelity: drawn as radial.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
