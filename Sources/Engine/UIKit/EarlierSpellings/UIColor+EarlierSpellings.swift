import HeadlessCoreGraphics
import HeadlessQuartzCore

// Colours by the method names of Swift 1 and 2.

extension UIColor {
  /// Today `black`.
  @available(*, deprecated, renamed: "black")
  public class func blackColor() -> UIColor { .black }
  /// Today `darkGray`.
  @available(*, deprecated, renamed: "darkGray")
  public class func darkGrayColor() -> UIColor { .darkGray }
  /// Today `lightGray`.
  @available(*, deprecated, renamed: "lightGray")
  public class func lightGrayColor() -> UIColor { .lightGray }
  /// Today `white`.
  @available(*, deprecated, renamed: "white")
  public class func whiteColor() -> UIColor { .white }
  /// Today `gray`.
  @available(*, deprecated, renamed: "gray")
  public class func grayColor() -> UIColor { .gray }
  /// Today `red`.
  @available(*, deprecated, renamed: "red")
  public class func redColor() -> UIColor { .red }
  /// Today `green`.
  @available(*, deprecated, renamed: "green")
  public class func greenColor() -> UIColor { .green }
  /// Today `blue`.
  @available(*, deprecated, renamed: "blue")
  public class func blueColor() -> UIColor { .blue }
  /// Today `cyan`.
  @available(*, deprecated, renamed: "cyan")
  public class func cyanColor() -> UIColor { .cyan }
  /// Today `yellow`.
  @available(*, deprecated, renamed: "yellow")
  public class func yellowColor() -> UIColor { .yellow }
  /// Today `magenta`.
  @available(*, deprecated, renamed: "magenta")
  public class func magentaColor() -> UIColor { .magenta }
  /// Today `orange`.
  @available(*, deprecated, renamed: "orange")
  public class func orangeColor() -> UIColor { .orange }
  /// Today `purple`.
  @available(*, deprecated, renamed: "purple")
  public class func purpleColor() -> UIColor { .purple }
  /// Today `brown`.
  @available(*, deprecated, renamed: "brown")
  public class func brownColor() -> UIColor { .brown }
  /// Today `clear`.
  @available(*, deprecated, renamed: "clear")
  public class func clearColor() -> UIColor { .clear }

  /// Today `withAlphaComponent(_:)`.
  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }

  /// Today `cgColor`.
  @available(*, deprecated, renamed: "cgColor")
  public var CGColor: HeadlessCoreGraphics.CGColor { cgColor }
}
