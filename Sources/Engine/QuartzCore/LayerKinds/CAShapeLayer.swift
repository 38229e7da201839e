import Motion

open class CAShapeLayer: CALayer {
  override func setUp() { properties.shape = ShapeProperties() }

  private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }

  /// In the layer's coordinates; has no implicit animation.
  open var path: CGPath? {
    get { shape.path.map { CGPath($0) } }
    set { set(.path, to: .path(newValue?.plain)) }
  }

  open var fillColor: CGColor? {
    get { shape.fillColor.map { CGColor($0) } }
    set { set(.fillColor, to: .color(newValue?.plain)) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillsEvenOdd ? .evenOdd : .nonZero }
    set { change { properties.shape?.fillsEvenOdd = newValue == .evenOdd } }
  }

  open var strokeColor: CGColor? {
    get { shape.strokeColor.map { CGColor($0) } }
    set { set(.strokeColor, to: .color(newValue?.plain)) }
  }

  /// A fraction of the path, from 0 to 1.
  open var strokeStart: CGFloat {
    get { CGFloat(shape.strokeStart) }
    set { set(.strokeStart, to: .number(Double(newValue))) }
  }

  /// A fraction of the path, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { CGFloat(shape.strokeEnd) }
    set { set(.strokeEnd, to: .number(Double(newValue))) }
  }

  open var lineWidth: CGFloat {
    get { CGFloat(shape.lineWidth) }
    set { set(.lineWidth, to: .number(Double(newValue))) }
  }

  open var lineDashPhase: CGFloat {
    get { CGFloat(shape.lineDashPhase) }
    set { set(.lineDashPhase, to: .number(Double(newValue))) }
  }

  open var miterLimit: CGFloat {
    get { CGFloat(shape.miterLimit) }
    set { set(.miterLimit, to: .number(Double(newValue))) }
  }

  /// Fidelity: stored, not drawn.
  open var lineCap: CAShapeLayerLineCap {
    get { objects["lineCap"] as? CAShapeLayerLineCap ?? .butt }
    set { change { objects["lineCap"] = newValue } }
  }

  /// Fidelity: stored, not drawn.
  open var lineJoin: CAShapeLayerLineJoin {
    get { objects["lineJoin"] as? CAShapeLayerLineJoin ?? .miter }
    set { change { objects["lineJoin"] = newValue } }
  }

  /// Fidelity: stored, not drawn.
  open var lineDashPattern: [NSNumber]? {
    get { objects["lineDashPattern"] as? [NSNumber] }
    set { change { objects["lineDashPattern"] = newValue } }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
