import Motion

/// Records drawing commands.
///
/// Fidelity: only a bitmap context has pixels, which are made when its ``data`` is read. Clipping works for rectangles in rectangular clips, for shapes
/// outside of the clip, and for rectangles that cover the clip; other shapes are not clipped. Fill
/// rules, shadows, dashes, caps, joins and antialiasing are not recorded, nor are blend modes but `normal`, and
/// `clear` and `copy` over the whole picture. A picture says what of this it is without.
public final class CGContext {
  /// The commands so far.
  package private(set) var picture: Picture
  var state = DrawingState()
  private var saved: [DrawingState] = []
  /// The current path, in the picture's coordinates.
  private var current = Path()

  /// The scale of images that are made of the context.
  package var pixelsPerPoint: CGFloat = 1

  /// - Parameter size: In points.
  package init(recording size: Size) {
    picture = Picture(size: size)
  }

  /// Creates a bitmap context, whose origin is the lower left corner.
  ///
  /// Fidelity: pixels have 8 bits for a component. `makeImage()` has no pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0,
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo),
      let bitmap = Bitmap(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    else { return nil }
    self.init(recording: Size(width: Double(width), height: Double(height)))
    self.bitmap = bitmap
    isBitmapOfApp = data != nil
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  private var bitmap: Bitmap?
  /// Whether the app can look at the pixels without asking for them.
  private var isBitmapOfApp = false

  /// The pixels, row by row from the top; `nil` unless this is a bitmap context.
  public var data: UnsafeMutableRawPointer? {
    bitmap?.show(picture)
    return bitmap?.data
  }

  /// 0 unless this is a bitmap context.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// Adds a command with coordinates of the picture.
  package func record(_ element: Picture.Element) {
    picture.elements.append(element)
    if state.blendMode != .normal { note("the blend mode \(state.blendMode)") }
    if state.hasShadow { note("a shadow of the context") }
    if isBitmapOfApp { bitmap?.show(picture) }
  }

  /// Says that something was drawn that the commands do not hold.
  func note(_ words: String) {
    if !picture.undrawn.contains(words) { picture.undrawn.append(words) }
  }

  /// Adds text with its upper left corner at a point of the current coordinates.
  package func record(text: String, at point: CGPoint, fontSize: Double, color: Color) {
    let scale = Elementary.hypotenuse(state.matrix.b, state.matrix.a)
    record(
      .text(
        text, at: state.matrix.apply(to: Point(point)), fontSize: fontSize * scale,
        color.fading(by: state.alpha)))
  }

  /// Adds a picture in a rectangle of the current coordinates, or in the box around a rotated one.
  package func record(_ image: Picture, in rectangle: CGRect) {
    let target = state.matrix.apply(to: Rectangle(rectangle))
    guard state.clip.map({ $0.boundingBox.meets(target) }) ?? true else { return }
    if state.clip?.leaves(target) == false { note("a picture in a clip") }
    if state.alpha != 1 { note("a picture with alpha") }
    if abs(state.matrix.b) > 1e-6 || abs(state.matrix.c) > 1e-6 { note("a turned picture") }
    record(.picture(image, in: target))
  }

  /// Returns the commands so far.
  public func makeImage() -> CGImage? { CGImage(picture) }

  /// In points for image contexts, in pixels for bitmap contexts.
  public var width: Int { Int(picture.size.width) }

  public var height: Int { Int(picture.size.height) }

  // MARK: - State

  /// Saves the transform, colours, alpha, line width and clip.
  public func saveGState() { saved.append(state) }

  public func restoreGState() { state = saved.popLast() ?? state }

  /// The transform from current coordinates to those of the picture.
  public var ctm: CGAffineTransform { CGAffineTransform(state.matrix) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = Matrix(transform).concatenating(state.matrix)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// In radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fill = color.plain }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.plain }

  /// 0...1; multiplies the alpha of all colours.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// In points of the current coordinates.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = Double(width) }

  // MARK: - Without effect on a recording

  public func setLineJoin(_ join: CGLineJoin) {}

  public func setMiterLimit(_ limit: CGFloat) {}

  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  public var interpolationQuality: CGInterpolationQuality = .default

  // MARK: - The current path

  /// Discards the current path.
  public func beginPath() { current = Path() }

  /// In the current coordinates; `nil` if empty.
  public var path: CGPath? {
    current.elements.isEmpty
      ? nil : CGPath(current.applying(state.matrix.inverted() ?? .identity))
  }

  public var isPathEmpty: Bool { current.elements.isEmpty }

  /// Changes the current path, with the current transform.
  func extend(_ change: (inout Path, Matrix) -> Void) { change(&current, state.matrix) }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current)
    beginPath()
  }

  public func strokePath() {
    stroke(current)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(current) }
    if mode != .fill, mode != .eoFill { stroke(current) }
    beginPath()
  }

  /// Makes the outline of the path's stroke the current path.
  ///
  /// Fidelity: caps are cut off, and joins are mitred, whatever the settings are.
  public func replacePathWithStrokedPath() {
    let scale = Elementary.hypotenuse(state.matrix.b, state.matrix.a)
    let outline = CGPath(current).copy(
      strokingWithWidth: CGFloat(state.lineWidth * scale), lineCap: .butt, lineJoin: .miter,
      miterLimit: 10)
    current = outline.plain
  }

  /// Intersects the clip with the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = state.clip.map { current.cut(to: $0) } ?? current
    beginPath()
  }

  /// In the current coordinates; the whole picture without a clip.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clip?.boundingBox ?? Rectangle(origin: .zero, size: picture.size)
    return CGRect((state.matrix.inverted() ?? .identity).apply(to: box))
  }

  // MARK: - Recording paths

  func fill(_ path: Path) {
    let whole = path
    let path = state.clip.map { whole.cut(to: $0) } ?? whole
    guard !path.elements.isEmpty else { return }
    if let clip = state.clip, !whole.isCutWell(by: clip) { note("a shape in a clip") }
    switch state.blendMode {
    case .clear: return erase(path)
    case .copy where erases(path):
      erase(path)
      picture.elements.append(.fill(path, state.fill.fading(by: state.alpha)))
      return
    default: break
    }
    record(.fill(path, state.fill.fading(by: state.alpha)))
  }

  func stroke(_ path: Path) {
    guard !path.elements.isEmpty else { return }
    if let clip = state.clip, !clip.boundingBox.meets(path.boundingBox) { return }
    if state.clip?.leaves(path.boundingBox) == false { note("a line in a clip") }
    if state.hasDashes { note("a dashed line") }
    if state.lineCap != .butt { note("a line with the cap \(state.lineCap)") }
    let scale = Elementary.hypotenuse(state.matrix.b, state.matrix.a)
    record(
      .stroke(path, state.stroke.fading(by: state.alpha), width: state.lineWidth * scale))
  }

  /// Fidelity: removes everything if the rectangle covers the picture, otherwise nothing.
  public func clear(_ rect: CGRect) {
    erase(Path(rectangle: state.matrix.apply(to: Rectangle(rect))))
  }

  private func erases(_ path: Path) -> Bool {
    path.uprightRectangle?.covers(Rectangle(origin: .zero, size: picture.size)) ?? false
  }

  private func erase(_ path: Path) {
    if erases(path) {
      (picture.elements, picture.undrawn) = ([], [])
    } else if !picture.elements.isEmpty {
      note("a cleared part")
    }
  }
}

/// The state that `saveGState()` saves.
struct DrawingState {
  var matrix = Matrix.identity
  var fill = Color.black
  var stroke = Color.black
  var alpha = 1.0
  var lineWidth = 1.0
  var clip: Path?
  var blendMode = CGBlendMode.normal
  var hasShadow = false
  var hasDashes = false
  var lineCap = CGLineCap.butt
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
  /// Whether a clip leaves a rectangle whole.
  fileprivate func leaves(_ rectangle: Rectangle) -> Bool {
    uprightRectangle?.covers(rectangle) ?? false
  }

  /// Whether ``cut(to:)`` gives the part of the path in a clip.
  fileprivate func isCutWell(by clip: Path) -> Bool {
    if let rectangle = uprightRectangle {
      return clip.uprightRectangle != nil || rectangle.covers(clip.boundingBox)
    }
    return clip.leaves(boundingBox)
  }

  /// The part of the path in a clip, or the whole path if that is not a rectangle.
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
