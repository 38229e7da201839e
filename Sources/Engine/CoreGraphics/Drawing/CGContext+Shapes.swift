import Motion

extension CGContext {
  /// Begins a new part of the current outline.
  public func move(to point: CGPoint) { extend { $0.move(to: Point(point), $1) } }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { extend { $0.addLine(to: Point(point), $1) } }

  /// Begins at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend {
      $0.addCubic(to: Point(end), control1: Point(control1), control2: Point(control2), $1)
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadratic(to: Point(end), control: Point(control), $1) }
  }

  /// Adds an arc; `clockwise` is meant as in ``CGMutablePath``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: Point(center), radius: Double(radius), from: Double(startAngle),
        to: Double(endAngle), increasing: !clockwise, $1)
    }
  }

  /// Adds the arc that rounds off the corner between two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend {
      $0.addArc(
        corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius), $1)
    }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { extend { $0.addRectangle(Rectangle(rect), $1) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: Rectangle(rect), $1) } }

  /// Adds another outline.
  public func addPath(_ path: CGPath) { extend { $0.add(path.plain, $1) } }

  /// Adds a line back to where the current part began.
  public func closePath() { extend { path, _ in path.close() } }

  /// Cuts what is drawn next to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  // MARK: - At once

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRectangle(Rectangle(rect), $1) } }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRectangle(Rectangle(rect), $1) } }

  /// Draws a line of a certain width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill) { $0.addEllipse(in: Rectangle(rect), $1) }
  }

  /// Draws the line around the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke) { $0.addEllipse(in: Rectangle(rect), $1) }
  }

  /// Draws lines between the first and the second point, the third and the fourth, and so on.
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

  // MARK: - Pictures and gradients

  /// Draws a picture into a rectangle.
  ///
  /// Fidelity: it comes out upright, where Core Graphics turns it upside down on iOS.
  public func draw(_ image: CGImage, in rect: CGRect) { record(image.picture, in: rect) }

  /// Fills the clip, or everything, with the colour in the middle of a gradient.
  ///
  /// Fidelity: a recording has no gradients; use `CAGradientLayer` for one that is seen.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fill(with: gradient)
  }

  /// Fills the clip, or everything, with the colour in the middle of a gradient.
  ///
  /// Fidelity: a recording has no gradients; use `CAGradientLayer` for one that is seen.
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
  }

  // MARK: - Colours

  /// Sets the colour of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of areas to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
}
