import Motion

/// An outline that can be added to.
///
/// Every addition may be transformed on its way in.
open class CGMutablePath: CGPath {
  /// Creates an empty outline.
  public init() {
    super.init(Path())
  }

  package override init(_ path: Path) {
    super.init(path)
  }

  /// Begins a new part at a point.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    plain.move(to: Point(point), Matrix(transform))
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    plain.addLine(to: Point(point), Matrix(transform))
  }

  /// Begins at the first point and adds lines to the others.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve.
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    plain.addCubic(
      to: Point(end), control1: Point(control1), control2: Point(control2), Matrix(transform))
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    plain.addQuadratic(to: Point(end), control: Point(control), Matrix(transform))
  }

  /// Adds a line back to where the current part began.
  open func closeSubpath() { plain.close() }

  /// Adds a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    plain.addRectangle(Rectangle(rect), Matrix(transform))
  }

  /// Adds rectangles.
  open func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    plain.addEllipse(in: Rectangle(rect), Matrix(transform))
  }

  /// Adds a rectangle with elliptic corners.
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    plain.addRoundedRectangle(
      Rectangle(rect), width: Double(cornerWidth), height: Double(cornerHeight),
      Matrix(transform))
  }

  /// Adds an arc, and a line to where it begins.
  ///
  /// "Clockwise" is as seen where y points up; on iOS, where it points down, `true` looks
  /// anticlockwise.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    plain.addArc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), increasing: !clockwise, Matrix(transform))
  }

  /// Adds an arc by how far it turns.
  open func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    plain.addArc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(startAngle + delta), increasing: delta >= 0, Matrix(transform))
  }

  /// Adds the arc that rounds off the corner between two lines.
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    plain.addArc(
      corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius),
      Matrix(transform))
  }

  /// Adds another outline.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    plain.add(path.plain, Matrix(transform))
  }
}
