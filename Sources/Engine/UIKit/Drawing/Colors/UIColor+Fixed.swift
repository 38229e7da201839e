import HeadlessQuartzCore
import Motion

extension UIColor {
  /// Black.
  public static let black = UIColor(0, 0, 0)
  /// A third of the way to white.
  public static let darkGray = UIColor(1 / 3.0, 1 / 3.0, 1 / 3.0)
  /// Two thirds of the way to white.
  public static let lightGray = UIColor(2 / 3.0, 2 / 3.0, 2 / 3.0)
  /// White.
  public static let white = UIColor(1, 1, 1)
  /// Half-way to white.
  public static let gray = UIColor(0.5, 0.5, 0.5)
  /// Full red.
  public static let red = UIColor(1, 0, 0)
  /// Full green.
  public static let green = UIColor(0, 1, 0)
  /// Full blue.
  public static let blue = UIColor(0, 0, 1)
  /// Full cyan.
  public static let cyan = UIColor(0, 1, 1)
  /// Full yellow.
  public static let yellow = UIColor(1, 1, 0)
  /// Full magenta.
  public static let magenta = UIColor(1, 0, 1)
  /// Orange.
  public static let orange = UIColor(1, 0.5, 0)
  /// Purple.
  public static let purple = UIColor(0.5, 0, 0.5)
  /// Brown.
  public static let brown = UIColor(0.6, 0.4, 0.2)
  /// Black without any opacity.
  public static let clear = UIColor(white: 0, alpha: 0)

  private convenience init(_ red: Double, _ green: Double, _ blue: Double) {
    self.init(Color(red: red, green: green, blue: blue))
  }
}
