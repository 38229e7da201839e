/// Converts scalars to transforms, so that a rotation can be more than half a turn.
///
/// Fidelity: equal functions are different objects; on iOS they are identical.
open class CAValueFunction: NSObject, NSSecureCoding {
  public let name: CAValueFunctionName

  /// `nil` for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.known.contains(name) else { return nil }
    self.name = name
  }

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.init(name: CAValueFunctionName(rawValue: String(describing: name)))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name.rawValue), forKey: "name")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAValueFunction)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// In radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// In radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}
