import Foundation

/// The screen of `watch`: a body, and below it the keys.
struct WatchScreen {
  let look: Look
  /// The height of the terminal, in lines.
  let height: Int

  static let keys = [
    ("n", "next"), ("h", "hint"), ("o", "task"), ("d", "diff"), ("c", "check all"), ("l", "list"),
    ("p", "player"), ("x", "reset"), ("q", "quit"),
  ]

  /// The lines of the screen, no more than fit.
  ///
  /// - Parameters:
  ///   - body: The text of a verdict, a hint, a list.
  ///   - first: The body's line with which the screen begins, from 0.
  ///   - status: A line about the work that is being done, or about what is waited for.
  func lines(body: String, from first: Int = 0, status: String) -> [String] {
    let (page, rest) = page(of: body, from: first, status: status)
    return page + (rest > 0 ? note(of: rest) : []) + foot(status)
  }

  /// The body's line behind those that are shown; `nil` if these are the last.
  func lineAfterPage(of body: String, from first: Int, status: String) -> Int? {
    let (page, rest) = page(of: body, from: first, status: status)
    return rest > 0 ? first + page.count : nil
  }

  /// The body's lines that fit above the foot, and how many follow.
  private func page(of body: String, from first: Int, status: String) -> (
    lines: [String], rest: Int
  ) {
    let lines = Lines.fitted(body, width: look.width)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Lines.pieces(of: String($0), width: look.width) }.dropFirst(first)
    let room = max(1, height - foot(status).count - 1)
    if lines.count <= room { return (Array(lines), 0) }
    let page = Array(lines.prefix(max(1, room - note(of: lines.count).count)))
    return (page, lines.count - page.count)
  }

  /// The note on how many lines follow, in as many lines as it takes.
  private func note(of rest: Int) -> [String] {
    Lines.prose("… \(rest) more lines: the space bar turns the page", width: look.width)
      .map(look.faint)
  }

  private func foot(_ status: String) -> [String] {
    // Spaces inside of a key's words, and one of the two behind them, must not end a line.
    let keys = Self.keys.map {
      look.bold($0.0) + "\u{A0}" + $0.1.replacing(" ", with: "\u{A0}") + "\u{A0}"
    }
    let words = Lines.prose(status, width: look.width)
      .flatMap { Lines.pieces(of: $0, width: look.width) }
    return [""] + words.map(look.faint)
      + Lines.wrap(keys.joined(separator: " "), width: look.width)
      .map { $0.replacing("\u{A0}", with: " ") }
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
