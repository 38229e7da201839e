import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

// What apps use of Core Image to change a picture, without the change.

/// An image that filters are applied to.
open class CIImage: NSObject {
  let picture: CGImage?
  /// The colour of an image that has the same one everywhere.
  let color: CIColor?
  /// In pixels.
  public let extent: CGRect

  private init(_ picture: CGImage?, color: CIColor? = nil, extent: CGRect) {
    self.picture = picture
    self.color = color
    self.extent = extent
    super.init()
  }

  /// Renders a rectangle of the image, in pixels.
  fileprivate func rendered(in rect: CGRect) -> CGImage? {
    guard let color else { return picture?.cropping(to: rect) ?? picture }
    let size = rect.intersection(extent).size
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }.cgImage
  }

  public convenience init(cgImage image: CGImage) {
    self.init(image, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Fidelity: always `nil`; data is not decoded.
  public convenience init?(data: Data) { nil }

  public convenience init?(contentsOf url: URL) { nil }

  /// Fidelity: the picture itself, with the extent that it would have.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }

  public convenience init(color: CIColor) { self.init(nil, color: color, extent: .infinite) }

  /// Fidelity: the picture itself, which says that it is not filtered.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    CIImage(picture?.noting("the filter \(filterName)"), color: color, extent: extent)
  }

  /// Fidelity: the picture itself, which says that it is not filtered.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: ["inputRadius": sigma])
  }

  /// Fidelity: the picture itself.
  open func clampedToExtent() -> CIImage { self }

  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(picture?.cropping(to: rect), color: color, extent: extent.intersection(rect))
  }

  /// Fidelity: the picture itself, with the extent that it would have.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(picture, color: color, extent: extent.applying(matrix))
  }
}

/// Fidelity: any name has a filter, and its output is its input.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    self.name = name
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Fidelity: does nothing; no filter has defaults.
  open func setDefaults() {}

  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  open var outputImage: CIImage? {
    (values[kCIInputImageKey] as? CIImage)?.applyingFilter(name)
  }
}

open class CIContext: NSObject {
  public override init() { super.init() }

  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.rendered(in: fromRect)
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(color: UIColor) {
    let plain = color.plain
    self.init(
      red: CGFloat(plain.red), green: CGFloat(plain.green), blue: CGFloat(plain.blue),
      alpha: CGFloat(plain.alpha))
  }
}

open class CIVector: NSObject {
  public let x: CGFloat
  public let y: CGFloat
  public let z: CGFloat
  public let w: CGFloat

  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
    super.init()
  }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputScaleKey = "inputScale"

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let picture = ciImage.rendered(in: ciImage.extent) ?? empty.cgImage
    self.init(
      cgImage: picture
        ?? HeadlessCoreGraphics.CGImage(Picture(size: Size(CGSize(width: 1, height: 1)))))
  }

  /// Fidelity: always `nil`; an image keeps what was made of it.
  public var ciImage: CIImage? { nil }
}
