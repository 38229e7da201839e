import Foundation

/// The screen of `watch`: a body, and below it the keys.
struct WatchScreen {
  let look: Look
  /// The height of the terminal, in lines.
  let height: Int

  static let keys = [
    ("n", "next"), ("h", "hint"), ("o", "task"), ("d", "diff"), ("c", "check all"), ("l", "list"),
    ("p", "player"), ("x", "reset"), ("?", "help"), ("q", "quit"),
  ]

  /// What the keys do, in the order of ``keys``.
  static let help = """
    Saving a file checks it. Beside that there are keys:

    n      goes to the next exercise that is not solved
    h      shows a hint, and pressed again more of it
    o      shows the task again, with its section of the book
    d      shows what you have changed in the starter
    c      checks every exercise that is watched
    l      lists all exercises, and which are solved
    p      opens the report, where your run can be played
    x      puts the starter back, after a question
    space  turns the page; page up turns it back
    q      quits

    h, o, d, l and the pages also work while something is checked.
    """

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
    Lines.prose(
      "… \(rest) more \(rest == 1 ? "line" : "lines"): the space bar turns the page",
      width: look.width
    )
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

  /// The line about answers that are judged.
  ///
  /// - Parameters:
  ///   - title: The line as long as there is nothing more to say.
  ///   - time: The time since the beginning; whole seconds are said from the first one on.
  static func work(_ title: String, done: Int, of total: Int, after time: Duration) -> String {
    let seconds = Int(time / .seconds(1))
    let parts = [
      total > 1 && done > 0 ? "\(done) of \(total)" : nil, seconds > 0 ? "\(seconds) s" : nil,
    ].compactMap(\.self)
    return ([title] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")])).joined(separator: " ")
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
