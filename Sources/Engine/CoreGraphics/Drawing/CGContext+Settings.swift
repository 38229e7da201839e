import Motion

// What a recording has no use for, or records in a simpler way.

extension CGContext {
  /// Fidelity: clips to the rectangle; the mask's shape is not used.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    note("a mask image")
  }

  public func clip(to rects: [CGRect]) {
    if let first = rects.first { clip(to: rects.dropFirst().reduce(first) { $0.union($1) }) }
  }

  /// Fidelity: one image in the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { draw(image, in: rect) }

  /// The components of the colour space, then alpha; three and alpha are red, green and blue.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = Self.color(components) { setFillColor(color) }
  }

  /// The components of the colour space, then alpha; three and alpha are red, green and blue.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = Self.color(components) { setStrokeColor(color) }
  }

  private static func color(_ components: [CGFloat]) -> CGColor? {
    let space: CGColorSpace = components.count < 4 ? .deviceGray : .deviceRGB
    return CGColor(colorSpace: space, components: components)
  }

  /// Fidelity: components are gray or red, green and blue by their number.
  public func setFillColorSpace(_ space: CGColorSpace) {}

  /// Fidelity: components are gray or red, green and blue by their number.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Fidelity: curves are exact.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Fidelity: colours are not converted.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Fidelity: edges are not recorded.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Fidelity: of a text, its words and its place are recorded.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Fidelity: of a text, its words and its place are recorded.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Fidelity: of a text, its words and its place are recorded.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

  /// Fidelity: texts are drawn upright, whatever it is set to.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// Fidelity: what is drawn in a layer is drawn at once.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { saveGState() }

  /// Fidelity: what is drawn in a layer is drawn at once.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
  }

  public func endTransparencyLayer() { restoreGState() }

  public func flush() {}

  public func synchronize() {}

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGImage {
  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { width * 4 }

  public var colorSpace: CGColorSpace? { .deviceRGB }

  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Fidelity: the image itself; the mask is not used.
  public func masking(_ mask: CGImage) -> CGImage? { noting("a mask image") }
}
