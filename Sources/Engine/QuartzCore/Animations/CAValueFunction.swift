/// Turns a plain number into a transform, so that a turn of two full circles is one.
///
/// Fidelity: equal functions are different objects; on iOS they are the same.
open class CAValueFunction: NSObject, NSSecureCoding {
  /// What it makes of the number.
  public let name: CAValueFunctionName

  /// Creates a function; an unknown name gives none.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.known.contains(name) else { return nil }
    self.name = name
  }

  /// Whether archives can be read safely; they can.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a function from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.init(name: CAValueFunctionName(rawValue: String(describing: name)))
  }

  /// Writes the function's name.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name.rawValue), forKey: "name")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAValueFunction)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

/// The names of the functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A turn about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance along z, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}
