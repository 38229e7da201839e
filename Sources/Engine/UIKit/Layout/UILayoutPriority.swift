import HeadlessQuartzCore

/// The importance of a constraint: 1000 is required; lower priorities yield to higher ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Between 1 and 1000.
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public init(floatLiteral value: Float) {
    self.init(rawValue: value)
  }

  public init(integerLiteral value: Int) {
    self.init(rawValue: Float(value))
  }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default resistance to compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: stronger than the scene's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene's size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: weaker than the scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default hugging of content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of a target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  public static func + (one: UILayoutPriority, raise: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + raise)
  }

  public static func - (one: UILayoutPriority, reduction: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - reduction)
  }
}
