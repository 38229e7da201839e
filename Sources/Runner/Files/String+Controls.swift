extension String {
  /// The text without control characters other than line feeds and tabs, without those that change
  /// the direction of the text behind them, and without invisible ones.
  ///
  /// Texts and names of strangers pass through here before a terminal or a table shows them.
  public var withoutControls: String {
    String(
      UnicodeScalarView(
        unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x09, 0x0A: true
          case ..<0x20, 0x7F..<0xA0: false
          // They join letters and pictures, and choose forms of them.
          case 0x200C, 0x200D, 0xFE00...0xFE0F: true
          case 0x2028, 0x2029: false
          default:
            scalar.properties.generalCategory != .format
              && !scalar.properties.isDefaultIgnorableCodePoint
          }
        }))
  }
}
