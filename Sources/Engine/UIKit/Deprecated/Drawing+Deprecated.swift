import HeadlessCoreGraphics
import HeadlessQuartzCore

// Names of pictures' and paths' methods from Swift 1 and 2.

extension UIBezierPath {
  @available(*, deprecated, renamed: "move(to:)")
  public func moveToPoint(_ point: CGPoint) { move(to: point) }

  @available(*, deprecated, renamed: "addLine(to:)")
  public func addLineToPoint(_ point: CGPoint) { addLine(to: point) }

  @available(*, deprecated, renamed: "addCurve(to:controlPoint1:controlPoint2:)")
  public func addCurveToPoint(
    _ endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  @available(*, deprecated, renamed: "addQuadCurve(to:controlPoint:)")
  public func addQuadCurveToPoint(_ endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  @available(*, deprecated, renamed: "addArc(withCenter:radius:startAngle:endAngle:clockwise:)")
  public func addArcWithCenter(
    _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  @available(*, deprecated, renamed: "close()")
  public func closePath() { close() }

  @available(*, deprecated, renamed: "append(_:)")
  public func appendPath(_ bezierPath: UIBezierPath) { append(bezierPath) }

  @available(*, deprecated, renamed: "apply(_:)")
  public func applyTransform(_ transform: CGAffineTransform) { apply(transform) }

  @available(*, deprecated, renamed: "reversing()")
  public func bezierPathByReversingPath() -> UIBezierPath { reversing() }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsPoint(_ point: CGPoint) -> Bool { contains(point) }

  @available(*, deprecated, renamed: "isEmpty")
  public var empty: Bool { isEmpty }

  @available(*, deprecated, renamed: "cgPath")
  public var CGPath: HeadlessCoreGraphics.CGPath {
    get { cgPath }
    set { cgPath = newValue }
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(cgPath:)")
  public convenience init(CGPath path: HeadlessCoreGraphics.CGPath) { self.init(cgPath: path) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(ovalIn:)")
  public convenience init(ovalInRect rect: CGRect) { self.init(ovalIn: rect) }
}

extension UIImage {
  @available(*, deprecated, renamed: "cgImage")
  public var CGImage: HeadlessCoreGraphics.CGImage? { cgImage }

  @available(*, deprecated, renamed: "draw(in:)")
  public func drawInRect(_ rect: CGRect) { draw(in: rect) }

  @available(*, deprecated, renamed: "draw(at:)")
  public func drawAtPoint(_ point: CGPoint) { draw(at: point) }

  @available(*, deprecated, renamed: "withRenderingMode(_:)")
  public func imageWithRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
}

@available(*, deprecated, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

extension UIImage {
  /// The point after each cap is stretched; 0 is no cap.
  @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}
