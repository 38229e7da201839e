import HeadlessQuartzCore
import Motion

/// How a renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture has no transparent parts.
  ///
  /// Fidelity: kept, without effect.
  open var opaque = false

  /// The format for the main screen.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format for the main screen.
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What drawing code of a renderer is handed.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that is drawn into; also the current one.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The picture as drawn until now.
  open var currentImage: UIImage { UIImage(cgContext.picture, scale: format.scale) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the fill colour.
  ///
  /// Fidelity: always covers what is below.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.fill(rect)
  }

  /// Strokes a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Limits what is drawn next to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for pictures that show a rectangle of the drawing's coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Creates a renderer for pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// Creates a renderer for pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for pictures that show a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Runs drawing code and returns what it drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(recording: Size(bounds.size))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.push(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    GraphicsStack.pop()
    return UIImage(context.picture, scale: format.scale)
  }
}
