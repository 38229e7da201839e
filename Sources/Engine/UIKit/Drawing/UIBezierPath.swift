import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// An outline of lines and curves that can be filled, stroked and animated along.
open class UIBezierPath: NSObject, NSCopying {
  /// The outline as Motion knows it.
  package var plain = Path()

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends.
  ///
  /// Fidelity: kept, and drawn butt.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners.
  ///
  /// Fidelity: kept, and drawn mitred.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a mitre may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  ///
  /// Fidelity: kept, without effect.
  open var flatness: CGFloat = 0.6
  /// Whether what is enclosed an even number of times counts as outside.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    plain = Path(rectangle: Rectangle(rect.standardized))
  }

  /// Creates the ellipse that fills a rectangle, clockwise from its right end.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    plain.addEllipse(in: Rectangle(rect.standardized))
  }

  /// Creates a rectangle with round corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle some of whose corners are round.
  ///
  /// Fidelity: corners are quarters of ellipses; UIKit's begin a bit earlier and bend more slowly.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard cornerRadii.width > 0, cornerRadii.height > 0 else {
      plain = Path(rectangle: Rectangle(rect.standardized))
      return
    }
    // The corners' bits are those of CACornerMask.
    plain.addRoundedRectangle(
      Rectangle(rect.standardized), width: Double(cornerRadii.width),
      height: Double(cornerRadii.height), corners: Int(corners.rawValue & 15))
  }

  /// Creates an arc; angles are in radians, 0 points right and positive ones downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with Core Graphics' outline.
  public convenience init(cgPath: HeadlessCoreGraphics.CGPath) {
    self.init()
    plain = cgPath.plain
  }

  /// Fails: paths are not archived here.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) {
    plain.move(to: Point(point))
  }

  /// Adds a straight line from the current point; nothing if there is none.
  open func addLine(to point: CGPoint) {
    plain.addLine(to: Point(point))
  }

  /// Adds a cubic Bézier curve from the current point; nothing if there is none.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    plain.addCubic(
      to: Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2))
  }

  /// Adds a quadratic Bézier curve from the current point; nothing if there is none.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    plain.addQuadratic(to: Point(endPoint), control: Point(controlPoint))
  }

  /// Adds an arc, and a line to its beginning if the path is not empty.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    plain.addArc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), increasing: clockwise)
  }

  /// Draws a line back to where the subpath began.
  open func close() {
    plain.close()
  }

  /// Takes everything out of the path.
  open func removeAllPoints() {
    plain.elements = []
  }

  /// Adds another path's elements.
  open func append(_ bezierPath: UIBezierPath) {
    plain.elements += bezierPath.plain.elements
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    plain = plain.applying(Matrix(transform))
  }

  /// Returns the same outline drawn backwards.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.plain = plain.reversed()
    return path
  }

  // MARK: Reading

  /// The outline for Core Graphics and layers.
  open var cgPath: HeadlessCoreGraphics.CGPath {
    get { HeadlessCoreGraphics.CGPath(plain) }
    set { plain = newValue.plain }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { plain.elements.isEmpty }

  /// The smallest upright rectangle around the outline.
  open var bounds: CGRect { CGRect(plain.boundingBoxOfPath) }

  /// Where the next line would begin; zero for an empty path.
  open var currentPoint: CGPoint { CGPoint(plain.currentPoint) }

  /// Whether a point is inside of the outline, whose subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    plain.contains(Point(point), evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  /// Fills the outline in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the outline in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Fills the outline in the current context.
  ///
  /// Fidelity: always covers what is below.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Limits what is drawn next to the outline.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Chooses dashes for strokes.
  ///
  /// Fidelity: strokes are drawn without.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  // MARK: NSObject

  /// Returns a path with the same outline and line.
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
}
