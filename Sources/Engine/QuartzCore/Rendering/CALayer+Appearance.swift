import Motion

extension CALayer {
  /// The opacity of the layer and all on it, 0...1.
  public var opacity: Float {
    get { Float(properties.opacity) }
    set { change("opacity", \.opacity, to: Double(newValue)) }
  }

  /// Whether neither the layer nor anything on it is shown.
  public var isHidden: Bool {
    get { properties.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// Whether what sticks out of the bounds, or out of their round corners, is cut off.
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// The colour behind everything on the layer.
  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map { CGColor($0) } }
    set { change("backgroundColor", \.backgroundColor, to: newValue?.plain) }
  }

  /// The radius of the corners in points; it cuts off sublayers only with `masksToBounds`.
  public var cornerRadius: CGFloat {
    get { CGFloat(properties.cornerRadius) }
    set { change("cornerRadius", \.cornerRadius, to: Double(newValue)) }
  }

  /// The corners that ``cornerRadius`` rounds; all unless set.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(properties.maskedCorners)) }
    set { change("maskedCorners", \.maskedCorners, to: Int(newValue.rawValue)) }
  }

  /// The width of the line along the inside of the bounds, in points.
  public var borderWidth: CGFloat {
    get { CGFloat(properties.borderWidth) }
    set { change("borderWidth", \.borderWidth, to: Double(newValue)) }
  }

  /// The colour of that line; opaque black unless set.
  public var borderColor: CGColor? {
    get { properties.borderColor.map { CGColor($0) } }
    set { change("borderColor", \.borderColor, to: newValue?.plain) }
  }

  /// The order among the siblings: the higher, the nearer.
  public var zPosition: CGFloat {
    get { CGFloat(properties.zPosition) }
    set { change("zPosition", \.zPosition, to: Double(newValue)) }
  }

  /// How the sublayers are transformed, about the anchor point of this layer.
  public var sublayerTransform: CATransform3D {
    get { CATransform3D(properties.sublayerTransform) }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue.plain) }
  }

  /// ``transform`` as a transform of the plane; the identity if it is none.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` from a transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: - Shadow

  /// The colour of the shadow; opaque black unless set.
  public var shadowColor: CGColor? {
    get { properties.shadowColor.map { CGColor($0) } }
    set { change("shadowColor", \.shadowColor, to: newValue?.plain) }
  }

  /// The opacity of the shadow, 0...1; none unless set.
  public var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set { change("shadowOpacity", \.shadowOpacity, to: Double(newValue)) }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { CGSize(properties.shadowOffset) }
    set { change("shadowOffset", \.shadowOffset, to: Size(newValue)) }
  }

  /// How blurred the shadow is, in points.
  public var shadowRadius: CGFloat {
    get { CGFloat(properties.shadowRadius) }
    set { change("shadowRadius", \.shadowRadius, to: Double(newValue)) }
  }

  /// The outline that throws the shadow; `nil` leaves it to what is drawn.
  public var shadowPath: CGPath? {
    get { properties.shadowPath.map { CGPath($0) } }
    set { change("shadowPath", \.shadowPath, to: newValue?.plain) }
  }
}

/// Some of the four corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Wraps bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
