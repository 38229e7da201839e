import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// A picture that views can show.
///
/// Fidelity: pictures are drawing commands, not pixels. There are no files and no asset
/// catalogues: a name always finds a picture, a coloured card of ``namedSize`` that carries it.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral {
  /// Which way up a picture was taken.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// Turned by half a turn.
    case down
    /// Turned by a quarter to the left.
    case left
    /// Turned by a quarter to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Mirrored, and turned by half a turn.
    case downMirrored
    /// Mirrored, and turned by a quarter to the left.
    case leftMirrored
    /// Mirrored, and turned by a quarter to the right.
    case rightMirrored
  }

  /// Whether a picture's own colours count, or only its shape, shown in the view's tint.
  public enum RenderingMode: Int, Sendable {
    /// As the surroundings like.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// Its shape, in the tint colour.
    case alwaysTemplate
  }

  /// How the middle of a resizable picture fills more space.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The size of pictures that are found by name, in points.
  static let namedSize = Size(width: 320, height: 240)

  /// What the picture shows.
  package let picture: Picture
  /// Pixels for each point.
  public let scale: CGFloat
  /// Which way up the picture was taken.
  ///
  /// Fidelity: kept, without effect.
  public let imageOrientation: Orientation
  /// Whether the picture's own colours count.
  public let renderingMode: RenderingMode
  /// The parts at the edges that do not stretch.
  ///
  /// Fidelity: kept, without effect.
  public let capInsets: UIEdgeInsets
  let isSymbol: Bool

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

  /// Creates an empty picture.
  public convenience override init() {
    self.init(Picture(size: .zero))
  }

  /// Finds a picture by its name; `nil` only for the empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(Picture.named(name, size: UIImage.namedSize))
  }

  /// Finds a picture by its name; bundle and traits do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Finds a picture by its name; bundle and configuration do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Finds a picture by the name of its file; no file is read.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: (path as NSString).lastPathComponent)
  }

  /// Fails: data is not decoded here.
  public convenience init?(data: Data) {
    nil
  }

  /// Fails: data is not decoded here.
  public convenience init?(data: Data, scale: CGFloat) {
    nil
  }

  /// Creates the picture of an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Picture.named(name, size: UIImage.namedSize))
  }

  /// Creates a picture of Core Graphics' image.
  public convenience init(cgImage: HeadlessCoreGraphics.CGImage) {
    self.init(cgImage.picture)
  }

  /// Creates a picture of Core Graphics' image, which has some pixels for each point.
  public convenience init(
    cgImage: HeadlessCoreGraphics.CGImage, scale: CGFloat, orientation: Orientation
  ) {
    self.init(cgImage.picture, scale: scale, orientation: orientation)
  }

  // MARK: Archives

  /// Whether archives may check the class: yes.
  public static var supportsSecureCoding: Bool { true }

  /// Restores an object from an archive.
  public required convenience init?(coder: NSCoder) {
    self.init(named: coder.optionalObject(forKey: "UIImageName") as? String ?? "")
  }

  /// Writes the picture's name; one without a name cannot be restored.
  open func encode(with coder: NSCoder) {
    coder.encode((picture.name ?? "") as NSString, forKey: "UIImageName")
  }

  /// Returns the picture itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  /// The size in points.
  open var size: CGSize { CGSize(picture.size) }

  /// The picture for Core Graphics and layers.
  open var cgImage: HeadlessCoreGraphics.CGImage? { HeadlessCoreGraphics.CGImage(picture) }

  /// Fails: pictures have no pixels to encode.
  open func pngData() -> Data? { nil }

  /// Fails: pictures have no pixels to encode.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Whether only the shape counts.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (isSymbol && renderingMode == .automatic)
  }

  // MARK: Variants

  /// The same picture whose own colours count, or not.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, isSymbol: isSymbol)
  }

  /// The same shape in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same shape in one colour, which counts from then on, or not.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture.tinted(color.plain), scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, capInsets: capInsets, isSymbol: isSymbol)
  }

  /// The same picture with edges that do not stretch.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      picture, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, isSymbol: isSymbol)
  }

  /// The same picture with edges that do not stretch.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  // MARK: Drawing

  /// Draws the picture at a point of the current context, in its own size.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into a rectangle of the current context, stretched if need be.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(picture, in: rect)
  }

  /// Draws the picture into a rectangle.
  ///
  /// Fidelity: always covers what is below.
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

/// What image literals become.
public typealias _ImageLiteralType = UIImage
