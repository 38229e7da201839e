import Motion

extension CALayer {
  public var opacity: Float {
    get { Float(properties.opacity) }
    set { change("opacity", \.opacity, to: Double(newValue)) }
  }

  public var isHidden: Bool {
    get { properties.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map { CGColor($0) } }
    set { change("backgroundColor", \.backgroundColor, to: newValue?.plain) }
  }

  /// In points; clips sublayers only with ``masksToBounds``.
  public var cornerRadius: CGFloat {
    get { CGFloat(properties.cornerRadius) }
    set { change("cornerRadius", \.cornerRadius, to: Double(newValue)) }
  }

  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(properties.maskedCorners)) }
    set { change("maskedCorners", \.maskedCorners, to: Int(newValue.rawValue)) }
  }

  /// In points, inside the bounds.
  public var borderWidth: CGFloat {
    get { CGFloat(properties.borderWidth) }
    set { change("borderWidth", \.borderWidth, to: Double(newValue)) }
  }

  public var borderColor: CGColor? {
    get { properties.borderColor.map { CGColor($0) } }
    set { change("borderColor", \.borderColor, to: newValue?.plain) }
  }

  /// Higher is nearer to the viewer.
  public var zPosition: CGFloat {
    get { CGFloat(properties.zPosition) }
    set { change("zPosition", \.zPosition, to: Double(newValue)) }
  }

  public var anchorPointZ: CGFloat {
    get { CGFloat(properties.anchorPointZ) }
    set { change("anchorPointZ", \.anchorPointZ, to: Double(newValue)) }
  }

  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  public var sublayerTransform: CATransform3D {
    get { CATransform3D(properties.sublayerTransform) }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue.plain) }
  }

  /// The identity if ``transform`` is not affine.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: - Shadow

  public var shadowColor: CGColor? {
    get { properties.shadowColor.map { CGColor($0) } }
    set { change("shadowColor", \.shadowColor, to: newValue?.plain) }
  }

  public var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set { change("shadowOpacity", \.shadowOpacity, to: Double(newValue)) }
  }

  public var shadowOffset: CGSize {
    get { CGSize(properties.shadowOffset) }
    set { change("shadowOffset", \.shadowOffset, to: Size(newValue)) }
  }

  public var shadowRadius: CGFloat {
    get { CGFloat(properties.shadowRadius) }
    set { change("shadowRadius", \.shadowRadius, to: Double(newValue)) }
  }

  /// `nil` is the outline of the layer.
  public var shadowPath: CGPath? {
    get { properties.shadowPath.map { CGPath($0) } }
    set { change("shadowPath", \.shadowPath, to: newValue?.plain) }
  }
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
