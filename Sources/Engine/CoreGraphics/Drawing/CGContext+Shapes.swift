import Motion

extension CGContext {
  public func move(to point: CGPoint) { extend { $0.move(to: Point(point), $1) } }

  public func addLine(to point: CGPoint) { extend { $0.addLine(to: Point(point), $1) } }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend {
      $0.addCubic(to: Point(end), control1: Point(control1), control2: Point(control2), $1)
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadratic(to: Point(end), control: Point(control), $1) }
  }

  /// For the meaning of `clockwise` see ``CGMutablePath``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: Point(center), radius: Double(radius), from: Double(startAngle),
        to: Double(endAngle), increasing: !clockwise, $1)
    }
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend {
      $0.addArc(
        corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius), $1)
    }
  }

  public func addRect(_ rect: CGRect) { extend { $0.addRectangle(Rectangle(rect), $1) } }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// The ellipse fills the rectangle.
  public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: Rectangle(rect), $1) } }

  public func addPath(_ path: CGPath) { extend { $0.add(path.plain, $1) } }

  /// Adds a line to the start of the subpath.
  public func closePath() { extend { path, _ in path.close() } }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  // MARK: - Shapes

  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRectangle(Rectangle(rect), $1) } }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRectangle(Rectangle(rect), $1) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    draw(.fill) { $0.addEllipse(in: Rectangle(rect), $1) }
  }

  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke) { $0.addEllipse(in: Rectangle(rect), $1) }
  }

  /// Each pair of points is a line.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  private func draw(_ mode: CGPathDrawingMode, _ shape: (inout Path, Matrix) -> Void) {
    beginPath()
    extend(shape)
    drawPath(using: mode)
  }

  // MARK: - Images and gradients

  /// Fidelity: the image is upright, where Core Graphics turns it upside down on iOS.
  public func draw(_ image: CGImage, in rect: CGRect) { record(image.picture, in: rect) }

  /// Fidelity: fills the clip with the middle colour; a recording has no gradients, unlike
  /// `CAGradientLayer`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fill(with: gradient)
  }

  /// Fidelity: as for linear gradients.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fill(with: gradient)
  }

  private func fill(with gradient: CGGradient) {
    saveGState()
    setFillColor(CGColor(gradient.middle))
    fill(boundingBoxOfClipPath)
    restoreGState()
    note("a gradient of the context")
  }

  // MARK: - Colours

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
}
