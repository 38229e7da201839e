extension String {
  /// The text without control characters other than line feeds and tabs, and without those that
  /// change the direction of what follows.
  ///
  /// Texts and names of strangers pass through here before a terminal or a table shows them.
  public var withoutControls: String {
    String(
      UnicodeScalarView(
        unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x09, 0x0A: true
          case ..<0x20, 0x7F..<0xA0: false
          case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: false
          default: true
          }
        }))
  }
}
