import HeadlessQuartzCore
import Motion

// The numbers are those that iOS 13 and later show in light and in dark appearance, 0...255.

extension UIColor {
  // MARK: Named by hue

  public static let systemRed = adaptive((255, 59, 48, 1), dark: (255, 69, 58, 1))
  public static let systemGreen = adaptive((52, 199, 89, 1), dark: (48, 209, 88, 1))
  public static let systemBlue = adaptive((0, 122, 255, 1), dark: (10, 132, 255, 1))
  public static let systemOrange = adaptive((255, 149, 0, 1), dark: (255, 159, 10, 1))
  public static let systemYellow = adaptive((255, 204, 0, 1), dark: (255, 214, 10, 1))
  public static let systemPink = adaptive((255, 45, 85, 1), dark: (255, 55, 95, 1))
  public static let systemPurple = adaptive((175, 82, 222, 1), dark: (191, 90, 242, 1))
  public static let systemTeal = adaptive((48, 176, 199, 1), dark: (64, 200, 224, 1))
  public static let systemIndigo = adaptive((88, 86, 214, 1), dark: (94, 92, 230, 1))
  public static let systemBrown = adaptive((162, 132, 94, 1), dark: (172, 142, 104, 1))
  public static let systemMint = adaptive((0, 199, 190, 1), dark: (99, 230, 226, 1))
  public static let systemCyan = adaptive((50, 173, 230, 1), dark: (100, 210, 255, 1))
  public static let systemGray = adaptive((142, 142, 147, 1), dark: (142, 142, 147, 1))
  public static let systemGray2 = adaptive((174, 174, 178, 1), dark: (99, 99, 102, 1))
  public static let systemGray3 = adaptive((199, 199, 204, 1), dark: (72, 72, 74, 1))
  public static let systemGray4 = adaptive((209, 209, 214, 1), dark: (58, 58, 60, 1))
  public static let systemGray5 = adaptive((229, 229, 234, 1), dark: (44, 44, 46, 1))
  public static let systemGray6 = adaptive((242, 242, 247, 1), dark: (28, 28, 30, 1))

  // MARK: Named by use

  public static let label = adaptive((0, 0, 0, 1), dark: (255, 255, 255, 1))
  public static let secondaryLabel = adaptive((60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  public static let tertiaryLabel = adaptive((60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  public static let quaternaryLabel = adaptive((60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  public static let placeholderText = adaptive((60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  public static let link = adaptive((0, 122, 255, 1), dark: (9, 132, 255, 1))
  public static let separator = adaptive((60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  public static let opaqueSeparator = adaptive((198, 198, 200, 1), dark: (56, 56, 58, 1))
  public static let systemFill = adaptive((120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  public static let secondarySystemFill = adaptive(
    (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  public static let tertiarySystemFill = adaptive(
    (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  public static let quaternarySystemFill = adaptive(
    (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  public static let systemBackground = adaptive((255, 255, 255, 1), dark: (0, 0, 0, 1))
  public static let secondarySystemBackground = adaptive((242, 242, 247, 1), dark: (28, 28, 30, 1))
  public static let tertiarySystemBackground = adaptive((255, 255, 255, 1), dark: (44, 44, 46, 1))
  public static let systemGroupedBackground = adaptive((242, 242, 247, 1), dark: (0, 0, 0, 1))
  public static let secondarySystemGroupedBackground = adaptive(
    (255, 255, 255, 1), dark: (28, 28, 30, 1))
  public static let tertiarySystemGroupedBackground = adaptive(
    (242, 242, 247, 1), dark: (44, 44, 46, 1))
  public static let darkText = UIColor.black
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  private static func adaptive(_ light: Components, dark: Components) -> UIColor {
    let lightColor = UIColor(bytes: light)
    let darkColor = UIColor(bytes: dark)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private convenience init(bytes: Components) {
    self.init(
      Color(
        red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255,
        alpha: bytes.alpha))
  }
}
