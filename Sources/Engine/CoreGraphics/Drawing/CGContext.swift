import Motion

/// Writes down what is drawn, as a picture made of commands.
///
/// Fidelity: there are no pixels. A clip is honoured where a rectangle is cut by a rectangle, where
/// something lies outside of it, and where what is filled covers it; otherwise it cuts nothing.
/// Shadows, blend modes, dashes and the forms of line ends are not recorded.
public final class CGContext {
  /// What was drawn until now.
  package private(set) var picture: Picture
  private var state = DrawingState()
  private var saved: [DrawingState] = []
  /// The outline that is being made, in the picture's coordinates.
  private var current = Path()

  /// Creates a context for a picture of this size in points.
  package init(recording size: Size) {
    picture = Picture(size: size)
  }

  /// Creates a context of this many pixels, whose coordinates begin at the lower left corner.
  ///
  /// Fidelity: nothing is written to `data`; how pixels would be stored has no effect.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(recording: Size(width: Double(width), height: Double(height)))
    self.data = data
    self.bytesPerRow = bytesPerRow
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The memory that the app gave for the pixels.
  ///
  /// Fidelity: nothing is ever written there.
  public private(set) var data: UnsafeMutableRawPointer?

  /// How many bytes a row of pixels was to have.
  public private(set) var bytesPerRow = 0

  /// Adds a command whose coordinates are already those of the picture.
  package func record(_ element: Picture.Element) { picture.elements.append(element) }

  /// Adds text whose upper left corner is at a point of the current coordinates.
  package func record(text: String, at point: CGPoint, fontSize: Double, color: Color) {
    let scale = Elementary.hypotenuse(state.matrix.b, state.matrix.a)
    record(
      .text(
        text, at: state.matrix.apply(to: Point(point)), fontSize: fontSize * scale,
        color.fading(by: state.alpha)))
  }

  /// Adds a picture in a rectangle of the current coordinates; a turned one takes up its box.
  package func record(_ image: Picture, in rectangle: CGRect) {
    let target = state.matrix.apply(to: Rectangle(rectangle))
    guard state.clip.map({ $0.boundingBox.meets(target) }) ?? true else { return }
    record(.picture(image, in: target))
  }

  /// Returns what was drawn until now.
  public func makeImage() -> CGImage? { CGImage(picture) }

  /// The width of the picture, in points.
  public var width: Int { Int(picture.size.width) }

  /// The height of the picture, in points.
  public var height: Int { Int(picture.size.height) }

  // MARK: - State

  /// Remembers colours, transform, clip and line styles.
  public func saveGState() { saved.append(state) }

  /// Takes back what was changed since the last ``saveGState()``.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// How the current coordinates become the picture's.
  public var ctm: CGAffineTransform { CGAffineTransform(state.matrix) }

  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = Matrix(transform).concatenating(state.matrix)
  }

  /// Moves the origin of what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Changes the size of what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn next.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = color.plain }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.plain }

  /// Sets the opacity of all that is drawn next.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = Double(width) }

  /// Has no effect on a recording.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Has no effect on a recording.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Has no effect on a recording.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Has no effect on a recording.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Has no effect on a recording.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Has no effect on a recording.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Has no effect on a recording.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Has no effect on a recording.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Has no effect on a recording.
  public var interpolationQuality: CGInterpolationQuality = .default

  // MARK: - The current outline

  /// Forgets the current outline.
  public func beginPath() { current = Path() }

  /// The current outline, in the current coordinates.
  public var path: CGPath? {
    current.elements.isEmpty
      ? nil : CGPath(current.applying(state.matrix.inverted() ?? .identity))
  }

  /// Whether the current outline is empty.
  public var isPathEmpty: Bool { current.elements.isEmpty }

  /// Adds to the current outline with the current transform.
  func extend(_ change: (inout Path, Matrix) -> Void) { change(&current, state.matrix) }

  /// Fills the current outline and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current)
    beginPath()
  }

  /// Draws the line of the current outline and forgets it.
  public func strokePath() {
    stroke(current)
    beginPath()
  }

  /// Fills the current outline, draws its line, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(current) }
    if mode != .fill, mode != .eoFill { stroke(current) }
    beginPath()
  }

  /// Cuts what is drawn next to the current outline, and forgets that.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = state.clip.map { current.cut(to: $0) } ?? current
    beginPath()
  }

  /// The rectangle that drawing is cut to, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clip?.boundingBox ?? Rectangle(origin: .zero, size: picture.size)
    return CGRect((state.matrix.inverted() ?? .identity).apply(to: box))
  }

  // MARK: - Recording outlines

  func fill(_ path: Path) {
    let path = state.clip.map { path.cut(to: $0) } ?? path
    guard !path.elements.isEmpty else { return }
    record(.fill(path, state.fill.fading(by: state.alpha)))
  }

  func stroke(_ path: Path) {
    guard !path.elements.isEmpty else { return }
    if let clip = state.clip, !clip.boundingBox.meets(path.boundingBox) { return }
    let scale = Elementary.hypotenuse(state.matrix.b, state.matrix.a)
    record(
      .stroke(path, state.stroke.fading(by: state.alpha), width: state.lineWidth * scale))
  }

  /// Takes away what was drawn, if the rectangle covers it all.
  ///
  /// Fidelity: a smaller rectangle takes away nothing.
  public func clear(_ rect: CGRect) {
    let area = state.matrix.apply(to: Rectangle(rect))
    if area.covers(Rectangle(origin: .zero, size: picture.size)) { picture.elements = [] }
  }
}

/// What `saveGState()` remembers.
private struct DrawingState {
  var matrix = Matrix.identity
  var fill = Color.black
  var stroke = Color.black
  var alpha = 1.0
  var lineWidth = 1.0
  var clip: Path?
}

extension Color {
  fileprivate func fading(by alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}

extension Rectangle {
  fileprivate func meets(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func covers(_ other: Rectangle) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}

extension Path {
  /// The part of the outline inside of another one, as far as that is easily said.
  fileprivate func cut(to clip: Path) -> Path {
    let box = boundingBox
    let area = clip.boundingBox
    guard box.meets(area) else { return Path() }
    guard let rectangle = uprightRectangle else {
      return self
    }
    if rectangle.covers(area) { return clip }
    guard clip.uprightRectangle != nil else { return self }
    let (minX, minY) = (max(box.minX, area.minX), max(box.minY, area.minY))
    return Path(
      rectangle: Rectangle(
        x: minX, y: minY, width: min(box.maxX, area.maxX) - minX,
        height: min(box.maxY, area.maxY) - minY))
  }
}
