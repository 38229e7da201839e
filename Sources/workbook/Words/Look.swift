import Files
import Foundation

/// The style of printed text: colours if they are wanted, signs that the terminal can show, and the
/// width of its lines.
struct Look {
  var hasColor: Bool
  var hasSigns: Bool
  /// In characters.
  var width = 80
}

extension Look {
  init(noColor: Bool) {
    let isWanted = EnvironmentVariable.value("NO_COLOR")?.isEmpty ?? true
    let isDumb = EnvironmentVariable.value("TERM") == "dumb"
    hasColor = !noColor && isWanted && isatty(1) == 1 && !isDumb
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(EnvironmentVariable.value).first ?? ""
    let charset = locale.uppercased()
    hasSigns = charset.contains("UTF-8") || charset.contains("UTF8")
    width = Terminal.columns
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func green(_ text: String) -> String { paint(text, "32") }
  func red(_ text: String) -> String { paint(text, "31") }
  func yellow(_ text: String) -> String { paint(text, "33") }

  private func paint(_ text: String, _ code: String) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\(Self.plain)" : text
  }

  /// Ends all colours.
  static let plain = "\u{1B}[0m"

  /// The sign, or a plain replacement.
  func sign(_ sign: String, or plain: String) -> String { hasSigns ? sign : plain }

  /// Untrusted text without control characters, which a terminal would obey.
  static func withoutControls(_ text: String) -> String {
    text.withoutControls
  }

  /// Text without characters that a terminal acts on, but for the colours that ``Look`` paints
  /// with.
  static func printable(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A || $0 == 0x09 }
    if isPlain { return text }
    let pieces = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      let isPaint = index > 0 && paints.contains { piece.hasPrefix($0) }
      return (isPaint ? "\u{1B}" : "") + withoutControls(String(piece))
    }.joined()
  }

  /// How many columns a text takes: its colours take none.
  static func columns(of text: some StringProtocol) -> Int {
    guard text.contains("\u{1B}") else { return text.count }
    var count = 0
    var isCode = false
    for character in text {
      if character == "\u{1B}" { isCode = true }
      if !isCode { count += 1 }
      if character == "m" { isCode = false }
    }
    return count
  }

  private static let paints = ["0", "1", "2", "31", "32", "33"].map { "[\($0)m" }
}
