import HeadlessQuartzCore

/// How much a constraint matters: 1000 is required, lower ones give way to higher ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The priority as a number from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Creates a value from its number or name.
  public init(floatLiteral value: Float) {
    self.init(rawValue: value)
  }

  /// Creates a value from its number or name.
  public init(integerLiteral value: Int) {
    self.init(rawValue: Float(value))
  }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: wins against a user who drags the scene's edge.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: as strong as the scene's own size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: loses against the scene's own size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a view is fitted to a target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first matters less than the second.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The priority that is higher by a number.
  public static func + (one: UILayoutPriority, raise: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + raise)
  }

  /// The priority that is lower by a number.
  public static func - (one: UILayoutPriority, reduction: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - reduction)
  }
}
