import HeadlessQuartzCore

/// The components of a colour, for variables: `color.getRed(&red, green: &green, …)`.
///
/// The overloads with pointers are what UIKit declares, for `nil`. These take part in calls with
/// variables, so that such a call is safe to the compiler as well.
extension UIColor {
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = plain
    red = CGFloat(color.red)
    green = CGFloat(color.green)
    blue = CGFloat(color.blue)
    alpha = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?
  ) -> Bool {
    var alpha: CGFloat = 0
    return getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let color = plain
    let parts = color.hueSaturationBrightness
    hue = CGFloat(parts.hue)
    saturation = CGFloat(parts.saturation)
    brightness = CGFloat(parts.brightness)
    alpha = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: Never?
  ) -> Bool {
    var alpha: CGFloat = 0
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  }

  /// `false`, without a result, if the colour is not grey.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let color = plain
    guard color.red == color.green, color.green == color.blue else { return false }
    white = CGFloat(color.red)
    alpha = CGFloat(color.alpha)
    return true
  }
}
