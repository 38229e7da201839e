import Motion

/// A path that can be extended.
///
/// The transform applies to the added elements only.
open class CGMutablePath: CGPath {
  public init() {
    super.init(Path())
  }

  @usableFromInline
  package override init(_ path: Path) {
    super.init(path)
  }

  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    plain.move(to: Point(point), Matrix(transform))
  }

  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    plain.addLine(to: Point(point), Matrix(transform))
  }

  /// Moves to the first point and adds lines to the others.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    plain.addCubic(
      to: Point(end), control1: Point(control1), control2: Point(control2), Matrix(transform))
  }

  open func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    plain.addQuadratic(to: Point(end), control: Point(control), Matrix(transform))
  }

  /// Adds a line to the start of the subpath.
  open func closeSubpath() { plain.close() }

  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    plain.addRectangle(Rectangle(rect), Matrix(transform))
  }

  open func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse fills the rectangle.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    plain.addEllipse(in: Rectangle(rect), Matrix(transform))
  }

  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    plain.addRoundedRectangle(
      Rectangle(rect), width: Double(cornerWidth), height: Double(cornerHeight),
      Matrix(transform))
  }

  /// Adds a line to the start of the arc, and the arc; angles are in radians.
  ///
  /// `clockwise` is meant for y pointing up. On iOS, where y points down, `true` looks
  /// counterclockwise.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    plain.addArc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), increasing: !clockwise, Matrix(transform))
  }

  /// `delta` is in radians, positive or negative.
  open func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    plain.addArc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(startAngle + delta), increasing: delta >= 0, Matrix(transform))
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End`.
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    plain.addArc(
      corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius),
      Matrix(transform))
  }

  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    plain.add(path.plain, Matrix(transform))
  }
}
