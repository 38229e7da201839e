import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// An image that views can show.
///
/// Fidelity: images are drawing commands, not pixels. There are no files and no asset catalogues: a
/// name always finds an image, a coloured card of ``namedSize`` that shows the name.
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

  /// The image as it is shown.
  package let picture: Picture
  /// The image as it is stored, before it is turned.
  let bitmap: Picture
  let traits: ImageTraits
  /// The images of an animated image; an image view shows the first.
  public private(set) var images: [UIImage]?
  /// The duration of all ``images``, in seconds.
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
  init(_ bitmap: Picture, _ traits: ImageTraits) {
    self.bitmap = bitmap
    self.traits = traits
    picture = bitmap.turned(traits.orientation)
    super.init()
  }

  package convenience init(
    _ bitmap: Picture, scale: CGFloat = 1, orientation: Orientation = .up, isSymbol: Bool = false
  ) {
    self.init(
      bitmap, ImageTraits(scale: scale, orientation: orientation, isSymbol: isSymbol))
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

  /// In points, as the image is shown.
  open var size: CGSize { CGSize(picture.size) }

  /// Pixels per point.
  open var scale: CGFloat { traits.scale }

  open var imageOrientation: Orientation { traits.orientation }

  open var renderingMode: RenderingMode { traits.renderingMode }

  open var capInsets: UIEdgeInsets { traits.capInsets }

  /// The way in which the area between the caps is filled.
  open var resizingMode: ResizingMode { traits.resizingMode }

  /// Fidelity: stored; constraints use the whole image.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  var isSymbol: Bool { traits.isSymbol }

  /// The image as it is stored, whatever its orientation.
  open var cgImage: HeadlessCoreGraphics.CGImage? {
    HeadlessCoreGraphics.CGImage(bitmap, scale: Double(scale))
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
    variant { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant(of: bitmap.tinted(color.plain)) { $0.renderingMode = renderingMode }
  }

  /// Tiles the area between the caps.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    variant {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  // MARK: Drawing

  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Stretches the image to the rectangle, or the area between its caps.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(picture(in: rect.size), in: rect)
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
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
