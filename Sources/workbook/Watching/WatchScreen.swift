import Foundation

/// What `watch` shows: a body, and below it the keys.
struct WatchScreen {
  let look: Look
  /// Of the terminal, in lines.
  let height: Int

  static let keys = [
    ("n", "next"), ("h", "hint"), ("o", "task"), ("d", "diff"), ("c", "check all"), ("l", "list"),
    ("p", "player"), ("x", "reset"), ("q", "quit"),
  ]

  /// The lines of the screen, no more than fit.
  ///
  /// - Parameters:
  ///   - body: The text of a verdict, a hint, a list.
  ///   - status: What is being done, or waited for.
  func lines(body: String, status: String) -> [String] {
    // Spaces inside of a key's words, and one of the two behind them, must not end a line.
    let keys = Self.keys.map {
      look.bold($0.0) + "\u{A0}" + $0.1.replacing(" ", with: "\u{A0}") + "\u{A0}"
    }
    let foot =
      [""] + Lines.prose(status, width: look.width).map(look.faint)
      + Lines.wrap(keys.joined(separator: " "), width: look.width)
      .map { $0.replacing("\u{A0}", with: " ") }
    var lines = Lines.fitted(body, width: look.width)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let room = max(1, height - foot.count - 1)
    if lines.count > room {
      let rest = lines.count - room + 1
      lines = lines.prefix(room - 1) + [look.faint("… \(rest) more lines; p shows the report")]
    }
    return lines + foot
  }

  /// Puts lines on the terminal in the place of those that are there.
  static func show(_ lines: [String]) {
    Terminal.control("H")
    for line in lines {
      Terminal.write(line, end: "")
      Terminal.control("K")
      Terminal.write("")
    }
    Terminal.control("J")
  }

  /// The terminal's height in lines.
  static var terminalHeight: Int {
    var size = winsize()
    return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
  }
}
