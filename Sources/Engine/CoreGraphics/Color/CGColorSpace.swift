public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  /// Any number of inks.
  case deviceN
  /// Indices into a colour table.
  case indexed
  case pattern
}

/// A gray or RGB colour space.
///
/// Fidelity: every space is treated as sRGB or its grays, without colour management.
public final class CGColorSpace: Hashable, Sendable {
  /// `nil` for device spaces.
  public let name: CFString?
  public let model: CGColorSpaceModel

  init(model: CGColorSpaceModel, name: CFString?) {
    self.model = model
    self.name = name
  }

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

  /// Without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Components may exceed 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Without gamma.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Without gamma.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Components may exceed 0...1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Without gamma.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }

  static let deviceRGB = CGColorSpace(model: .rgb, name: nil)
  static let deviceGray = CGColorSpace(model: .monochrome, name: nil)
}

// Core Foundation's string type is Swift's here.
public typealias CFString = String

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
