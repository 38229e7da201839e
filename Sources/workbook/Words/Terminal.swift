import Foundation

/// Standard output and standard error.
///
/// Nothing else prints.
enum Terminal {
  /// Prints on standard output.
  static func say(_ text: String, end: String = "\n") {
    FileHandle.standardOutput.write(Data((text + end).utf8))
  }

  /// Prints on standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Shows progress in the current line, on terminals only.
  ///
  /// The next call replaces it.
  static func progress(_ text: String) {
    guard isatty(2) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Erases the progress.
  static func endProgress() {
    guard isatty(2) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }

  /// Whether input and output are a terminal.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }
}

/// The style of printed text: colours if they are wanted, and signs that the terminal can show.
struct Look {
  let hasColor: Bool
  let hasSigns: Bool
}

extension Look {
  init(noColor: Bool) {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR"]?.isEmpty ?? true
    hasColor = !noColor && isWanted && isatty(1) == 1 && environment["TERM"] != "dumb"
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    let charset = locale.uppercased()
    hasSigns = charset.contains("UTF-8") || charset.contains("UTF8")
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func green(_ text: String) -> String { paint(text, "32") }
  func red(_ text: String) -> String { paint(text, "31") }
  func yellow(_ text: String) -> String { paint(text, "33") }

  private func paint(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The sign, or a plain replacement.
  func sign(_ sign: String, or plain: String) -> String { hasSigns ? sign : plain }

  /// Untrusted text without control characters, which a terminal would obey.
  static func harmless(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          scalar == "\n" || scalar == "\t"
            || (scalar.value >= 0x20 && scalar.value != 0x7F
              && !(0x80..<0xA0).contains(scalar.value))
        }))
  }
}
