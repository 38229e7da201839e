import Files
import Foundation

/// Standard output and standard error.
///
/// Nothing else prints. A reader that goes away early, such as `head`, ends nothing.
enum Terminal {
  /// Prints on standard output; lines that a terminal is too narrow for are wrapped.
  static func say(_ text: String, end: String = "\n") {
    let own = Invocation.named(in: text)
    write(isWrapped(1) ? Lines.fitted(own, width: columns) : own, end: end)
  }

  /// Prints code on standard output, in which a terminal's lines are wrapped with their indentation.
  static func say(code: String) {
    guard isWrapped(1) else { return write(code, end: "") }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Lines.code($0, sign: "", width: columns) }
    write(lines.joined(separator: "\n"), end: "")
  }

  /// Prints on standard output as it is: code, and output for programs.
  static func write(_ text: String, end: String = "\n") {
    try? FileHandle.standardOutput.write(contentsOf: Data((Look.printable(text) + end).utf8))
  }

  /// Prints on standard error.
  static func complain(_ text: String) {
    let own = Invocation.named(in: text)
    let fitted = isWrapped(2) ? Lines.fitted(own, width: columns) : own
    endProgress()
    try? FileHandle.standardError.write(contentsOf: Data((Look.printable(fitted) + "\n").utf8))
  }

  /// Whether progress is shown in a terminal's line, and not line after line in a log.
  static var showsProgress: Bool { isatty(2) == 1 }

  /// Shows progress in the current line, which the next call replaces; a log keeps each as a line.
  static func progress(_ text: String) {
    guard showsProgress else { return complain(text) }
    let line = Look.printable(text).prefix(max(1, columns - 1))
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
  }

  /// Erases the progress.
  static func endProgress() {
    guard isatty(2) == 1 else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
  }

  /// Writes control sequences for a terminal's cursor; nothing where there is no terminal.
  static func control(_ code: String) {
    guard isatty(1) == 1 else { return }
    try? FileHandle.standardOutput.write(contentsOf: Data("\u{1B}[\(code)".utf8))
  }

  /// The width to which output is wrapped; none for files and programs, which wrap nothing.
  static var outputWidth: Int { isWrapped(1) ? columns : .max }

  /// Whether lines have to fit: on a terminal, or where somebody has said how wide it is.
  private static func isWrapped(_ stream: Int32) -> Bool {
    isatty(stream) == 1 || EnvironmentVariable.value("COLUMNS") != nil
  }

  /// Whether input and output are a terminal.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// The number of characters that fit into a line: `COLUMNS`, or the terminal's width, or 80.
  static var columns: Int {
    if let wanted = EnvironmentVariable.value("COLUMNS").flatMap({ Int($0) }),
      wanted > 0
    {
      return max(20, wanted)
    }
    var size = winsize()
    for stream: Int32 in [1, 2] where isatty(stream) == 1 {
      if ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return max(20, Int(size.ws_col))
      }
    }
    return 80
  }
}

/// How the user has called the tool.
enum Invocation {
  /// Such as `bin/workbook`, `../book/bin/workbook`, or `workbook` where it is installed.
  static let name = EnvironmentVariable.value("WORKBOOK_COMMAND") ?? "bin/workbook"

  /// A text in which commands begin with `bin/workbook`, for the user to copy.
  static func named(in text: String, as name: String = name) -> String {
    guard name != "bin/workbook", text.contains("bin/workbook") else { return text }
    return text.replacing(#/(?<before>^|[\s'"(`])bin\/workbook\b/#.anchorsMatchLineEndings()) {
      "\($0.before)\(name)"
    }
  }
}
