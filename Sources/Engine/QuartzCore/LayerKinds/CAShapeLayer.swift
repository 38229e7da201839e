import Motion

/// A layer that draws an outline, filled, stroked or both.
open class CAShapeLayer: CALayer {
  override func setUp() { properties.shape = ShapeProperties() }

  override func makePresentation() -> CALayer { CAShapeLayer(presenting: self) }

  open override func presentation() -> CAShapeLayer? { super.presentation() as? CAShapeLayer }

  /// The outline, in the layer's own coordinates; a change of it does not animate by itself.
  open var path: CGPath? {
    get { properties.shape?.path.map { CGPath($0) } }
    set { set(.path, to: .path(newValue?.plain)) }
  }

  /// The colour inside; opaque black unless set.
  open var fillColor: CGColor? {
    get { properties.shape?.fillColor.map { CGColor($0) } }
    set { set(.fillColor, to: .color(newValue?.plain)) }
  }

  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule {
    get { properties.shape?.fillsEvenOdd == true ? .evenOdd : .nonZero }
    set { change { properties.shape?.fillsEvenOdd = newValue == .evenOdd } }
  }

  /// The colour of the line; no line unless set.
  open var strokeColor: CGColor? {
    get { properties.shape?.strokeColor.map { CGColor($0) } }
    set { set(.strokeColor, to: .color(newValue?.plain)) }
  }

  /// Where on the outline the line begins, 0...1.
  open var strokeStart: CGFloat {
    get { CGFloat(properties.shape?.strokeStart ?? 0) }
    set { set(.strokeStart, to: .number(Double(newValue))) }
  }

  /// Where on the outline the line ends, 0...1.
  open var strokeEnd: CGFloat {
    get { CGFloat(properties.shape?.strokeEnd ?? 1) }
    set { set(.strokeEnd, to: .number(Double(newValue))) }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { CGFloat(properties.shape?.lineWidth ?? 1) }
    set { set(.lineWidth, to: .number(Double(newValue))) }
  }

  /// How far the pattern of dashes is moved along the line, in points.
  open var lineDashPhase: CGFloat {
    get { CGFloat(properties.shape?.lineDashPhase ?? 0) }
    set { set(.lineDashPhase, to: .number(Double(newValue))) }
  }

  /// How pointed a corner may be.
  open var miterLimit: CGFloat {
    get { CGFloat(properties.shape?.miterLimit ?? 10) }
    set { set(.miterLimit, to: .number(Double(newValue))) }
  }

  /// How the line ends.
  ///
  /// Fidelity: kept, but not drawn.
  open var lineCap: CAShapeLayerLineCap {
    get { objects["lineCap"] as? CAShapeLayerLineCap ?? .butt }
    set { change { objects["lineCap"] = newValue } }
  }

  /// How the line turns corners.
  ///
  /// Fidelity: kept, but not drawn.
  open var lineJoin: CAShapeLayerLineJoin {
    get { objects["lineJoin"] as? CAShapeLayerLineJoin ?? .miter }
    set { change { objects["lineJoin"] = newValue } }
  }

  /// Lengths of dashes and gaps, in turn, in points; no dashes unless set.
  ///
  /// Fidelity: kept, but not drawn.
  open var lineDashPattern: [NSNumber]? {
    get { objects["lineDashPattern"] as? [NSNumber] }
    set { change { objects["lineDashPattern"] = newValue } }
  }
}

/// What counts as inside of an outline that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the outline goes round more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What is behind an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight, at the very end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the line of a shape turns corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
