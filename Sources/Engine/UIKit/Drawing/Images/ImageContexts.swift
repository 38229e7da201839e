import HeadlessQuartzCore
import Motion

/// The size is in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsStack.push(CGContext(recording: Size(size)))
}

/// The scale is in pixels per point; 0 is the screen's.
///
/// Fidelity: `opaque` has no effect, since images have no pixels.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(recording: Size(size))
  context.pixelsPerPoint = scale > 0 ? scale : UIScreen.main.scale
  GraphicsStack.push(context)
}

/// The image as drawn until now; `nil` without a current context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage($0.picture, scale: $0.pixelsPerPoint) }
}

public func UIGraphicsEndImageContext() {
  GraphicsStack.pop()
}

public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// The line is one point wide and lies inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Stretches the picture to the rectangle.
  func draw(_ picture: Picture, in rect: CGRect) {
    draw(CGImage(picture), in: rect)
  }
}
