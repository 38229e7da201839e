import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// An image that views can show.
///
/// Fidelity: images are drawing commands, not pixels. There are no files and no asset catalogues: a
/// name always finds an image, a coloured card of ``namedSize`` that shows the name. Orientation,
/// cap insets and resizing modes have no effect.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral {
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The size of images that are found by name, in points.
  static let namedSize = Size(width: 320, height: 240)

  package let picture: Picture
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  public let capInsets: UIEdgeInsets
  let isSymbol: Bool
  /// Those of an animated image; an image view shows the first.
  public private(set) var images: [UIImage]?
  /// Of all of ``images``, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// Fidelity: views show the first image, without animation.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(first.picture, scale: first.scale)
    image.images = images
    image.duration = duration
    return image
  }

  @usableFromInline
  package init(
    _ picture: Picture, scale: CGFloat = 1, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    isSymbol: Bool = false
  ) {
    self.picture = picture
    self.scale = scale
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.isSymbol = isSymbol
    super.init()
  }

  public convenience override init() {
    self.init(Picture(size: .zero))
  }

  /// `nil` only for the empty name; the variants below ignore bundle, traits and configuration.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(Picture.named(name, size: UIImage.namedSize))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Fidelity: reads no file, but looks up its name.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: (path as NSString).lastPathComponent)
  }

  /// Fidelity: always `nil`; data is not decoded.
  public convenience init?(data: Data) {
    nil
  }

  public convenience init?(data: Data, scale: CGFloat) {
    nil
  }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Picture.named(name, size: UIImage.namedSize))
  }

  public convenience init(cgImage: HeadlessCoreGraphics.CGImage) {
    self.init(cgImage.picture(atScale: 1))
  }

  public convenience init(
    cgImage: HeadlessCoreGraphics.CGImage, scale: CGFloat, orientation: Orientation
  ) {
    self.init(
      cgImage.picture(atScale: Double(scale)), scale: scale, orientation: orientation)
  }

  // MARK: Archives

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    self.init(named: coder.optionalObject(forKey: "UIImageName") as? String ?? "")
  }

  /// Writes the image's name; an image without one cannot be restored.
  open func encode(with coder: NSCoder) {
    coder.encode((picture.name ?? "") as NSString, forKey: "UIImageName")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  open var size: CGSize { CGSize(picture.size) }

  open var cgImage: HeadlessCoreGraphics.CGImage? {
    HeadlessCoreGraphics.CGImage(picture, scale: Double(scale))
  }

  /// Fidelity: always `nil`, as is `jpegData(compressionQuality:)`; there are no pixels to encode.
  open func pngData() -> Data? { nil }

  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Whether the image is drawn as a shape in the tint colour.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (isSymbol && renderingMode == .automatic)
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, isSymbol: isSymbol)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture.tinted(color.plain), scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, capInsets: capInsets, isSymbol: isSymbol)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      picture, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, isSymbol: isSymbol)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  // MARK: Drawing

  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Stretches the image to the rectangle.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(picture, in: rect)
  }

  /// Fidelity: ignores the blend mode.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (picture == other.picture && renderingMode == other.renderingMode)
  }

  open override var hash: Int { picture.name.hashValue }
}

public typealias _ImageLiteralType = UIImage
