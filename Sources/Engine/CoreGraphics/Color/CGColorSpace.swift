/// How the components of a colour are to be read.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that has no name here.
  case unknown = -1
  /// Shades of grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two axes of colour.
  case lab
  /// Any number of a device's inks.
  case deviceN
  /// Places in a table of colours.
  case indexed
  /// Repeated drawings.
  case pattern
}

/// A space of colours: shades of grey or red, green and blue.
///
/// Fidelity: every space is taken as sRGB or its greys; nothing is colour-managed.
public final class CGColorSpace: Hashable, Sendable {
  /// What the space is called; `nil` for device spaces.
  public let name: CFString?
  /// Whether colours are greys or red, green and blue.
  public let model: CGColorSpaceModel

  init(model: CGColorSpaceModel, name: CFString?) {
    self.model = model
    self.name = name
  }

  /// Finds a space by one of the names below.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB,
      CGColorSpace.linearSRGB, CGColorSpace.genericRGBLinear:
      self.init(model: .rgb, name: name)
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray, CGColorSpace.linearGray:
      self.init(model: .monochrome, name: name)
    default: return nil
    }
  }

  /// How many components a colour has, its opacity not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The usual space of screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB without gamma.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The larger space of Apple's screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Red, green and blue without gamma.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Greys.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys beyond 0...1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Greys without gamma.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  /// Whether both spaces have the same model and name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.name == right.name
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }

  static let deviceRGB = CGColorSpace(model: .rgb, name: nil)
  static let deviceGray = CGColorSpace(model: .monochrome, name: nil)
}

/// Core Foundation's string, which is Swift's here.
public typealias CFString = String

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
