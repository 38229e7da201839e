extension UIColor {
  /// The grey of the same brightness; for dimmed tints.
  ///
  /// Fidelity: UIKit's grey is not documented; here it has the luminance of the colour.
  var desaturated: UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
