import HeadlessQuartzCore
import Motion

extension UIColor {
  public static let black = UIColor(0, 0, 0)
  public static let darkGray = UIColor(1 / 3.0, 1 / 3.0, 1 / 3.0)
  public static let lightGray = UIColor(2 / 3.0, 2 / 3.0, 2 / 3.0)
  public static let white = UIColor(1, 1, 1)
  public static let gray = UIColor(0.5, 0.5, 0.5)
  public static let red = UIColor(1, 0, 0)
  public static let green = UIColor(0, 1, 0)
  public static let blue = UIColor(0, 0, 1)
  public static let cyan = UIColor(0, 1, 1)
  public static let yellow = UIColor(1, 1, 0)
  public static let magenta = UIColor(1, 0, 1)
  public static let orange = UIColor(1, 0.5, 0)
  public static let purple = UIColor(0.5, 0, 0.5)
  public static let brown = UIColor(0.6, 0.4, 0.2)
  public static let clear = UIColor(white: 0, alpha: 0)

  private convenience init(_ red: Double, _ green: Double, _ blue: Double) {
    self.init(Color(red: red, green: green, blue: blue))
  }
}
