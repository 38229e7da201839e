import HeadlessQuartzCore
import Motion

/// Begins a picture of a size in points; drawing goes to it until it is ended.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsStack.push(CGContext(recording: Size(size)))
}

/// Begins a picture of a size in points; drawing goes to it until it is ended.
///
/// Fidelity: `opaque` and `scale` have no effect, since pictures have no pixels.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsStack.push(CGContext(recording: Size(size)))
}

/// The picture as drawn until now; `nil` if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage($0.picture) }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  GraphicsStack.pop()
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of one point along the inside of a rectangle with the stroke colour.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

/// Limits what is drawn next to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Draws a picture into a rectangle, stretched if need be.
  func draw(_ picture: Picture, in rect: CGRect) {
    draw(CGImage(picture), in: rect)
  }
}
