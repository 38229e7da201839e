import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Fidelity: `lineCapStyle`, `lineJoinStyle`, `miterLimit`, `flatness` and dashes are not drawn.
///
/// Fidelity: `setLineDash` and `flatness` are kept without effect.
open class UIBezierPath: NSObject, NSCopying {
  /// Motion's value of the outline.
  package var plain = Path()

  /// In points; the only property of a stroke that is drawn.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  /// Clockwise from the top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    plain = Path(rectangle: Rectangle(rect.standardized))
  }

  /// Clockwise from the right end.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    plain.addEllipse(in: Rectangle(rect.standardized))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Fidelity: radii that differ stretch the corner; UIKit's curve is not known to us.
  ///
  /// Fidelity: where some corners are not round, one that does not fit has the form that it has among four.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    // As published libraries rely on, one length stands for both.
    let (width, height) = (cornerRadii.width, cornerRadii.height)
    plain.addContinuousCorners(
      of: Rectangle(rect.standardized), corners,
      radii: Size(width: width != 0 ? width : height, height: height != 0 ? height : width))
  }

  /// Angles are in radians; 0 points right, and positive angles point down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: HeadlessCoreGraphics.CGPath) {
    self.init()
    plain = cgPath.plain
  }

  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Building

  open func move(to point: CGPoint) {
    plain.move(to: Point(point))
  }

  /// Nothing happens without a current point; this holds for all segments.
  open func addLine(to point: CGPoint) {
    plain.addLine(to: Point(point))
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    plain.addCubic(
      to: Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    plain.addQuadratic(to: Point(endPoint), control: Point(controlPoint))
  }

  /// A line connects the arc with the current point, if there is one.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    plain.addArc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), increasing: clockwise)
  }

  open func close() {
    plain.close()
  }

  open func removeAllPoints() {
    plain.elements = []
  }

  open func append(_ bezierPath: UIBezierPath) {
    plain.elements += bezierPath.plain.elements
  }

  open func apply(_ transform: CGAffineTransform) {
    plain = plain.applying(Matrix(transform))
  }

  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.plain = plain.reversed()
    return path
  }

  // MARK: Reading

  open var cgPath: HeadlessCoreGraphics.CGPath {
    get { HeadlessCoreGraphics.CGPath(plain) }
    set { plain = newValue.plain }
  }

  open var isEmpty: Bool { plain.elements.isEmpty }

  open var bounds: CGRect { CGRect(plain.boundingBoxOfPath) }

  /// Zero for an empty path.
  open var currentPoint: CGPoint { CGPoint(plain.currentPoint) }

  /// Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    plain.contains(Point(point), evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// As with a pointer, for an array.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}

  @_disfavoredOverload
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath()
    path.plain = plain
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath)?.plain == plain
  }

  open override var hash: Int { plain.hashValue }

  /// Lists the elements: where each ends, and then its control points.
  ///
  /// Fidelity: how UIKit lists quadratic curves, and a path without elements, is not known to us.
  open override var description: String {
    guard !isEmpty else { return super.description }
    let elements = plain.elements.map { element in
      switch element {
      case .move(let point): UIBezierPath.text("MoveTo", [point])
      case .line(let point): UIBezierPath.text("LineTo", [point])
      case .quadratic(let point, let control): UIBezierPath.text("QuadCurveTo", [point, control])
      case .cubic(let point, let control1, let control2):
        UIBezierPath.text("CurveTo", [point, control1, control2])
      case .close: "<Close>"
      }
    }
    return super.description.dropLast() + "; " + elements.joined(separator: ",\n ")
  }

  private static func text(_ name: String, _ points: [Point]) -> String {
    "<\(name) \(points.map { NSCoder.string(for: CGPoint($0)) }.joined(separator: " "))>"
  }
}
