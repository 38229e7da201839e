/// The metrics of Inter, a free font family.
///
/// Widths of weights between regular and bold are interpolated; lighter ones count as regular and
/// heavier ones as bold. Kerning pairs are left out.
enum FontMetrics {
  // Inter 4.0's vertical metrics, as fractions of the font size (2816 units to the em).
  static let ascender = 2728.0 / 2816
  static let descender = -680.0 / 2816
  static let capHeight = 2048.0 / 2816
  static let xHeight = 1536.0 / 2816
  /// The width of every character of a monospaced font, as a fraction of its size.
  static let monospacedAdvance = 0.6
  /// The width of a character that is not in the table: most often an ideograph or an emoji.
  private static let fullWidth = 1.0

  /// The advance of a character as a fraction of the font size.
  ///
  /// A boldness of 0 is the regular face, 1 the bold one.
  static func advance(of scalar: Unicode.Scalar, boldness: Double) -> Double {
    let pair: (regular: Int, bold: Int)
    switch scalar.value {
    case 0..<32, 0x200B...0x200D, 0xFE0F: return 0
    case 32..<127:
      let index = Int(scalar.value) - 32
      pair = (AdvanceWidths.regularASCII[index], AdvanceWidths.boldASCII[index])
    case 160..<256:
      let index = Int(scalar.value) - 160
      pair = (AdvanceWidths.regularLatin1[index], AdvanceWidths.boldLatin1[index])
    default:
      guard let known = AdvanceWidths.others[scalar.value] else { return fullWidth }
      pair = known
    }
    return (Double(pair.regular) + boldness * Double(pair.bold - pair.regular)) / 1000
  }
}
