import Chapters

/// What the parser of the command line prints, for a terminal.
enum ParserMessage {
  /// The text with its usage in as many lines as it takes, each of which ends between two arguments, and
  /// without a suggestion that is none.
  static func text(_ message: String, width: Int) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      usage(line, width: width) ?? [suggesting(String(line))]
    }.joined(separator: "\n")
  }

  /// "USAGE: workbook check [<names> ...] [--solutions]"; `nil` for another line, or one that fits.
  private static func usage(_ line: Substring, width: Int) -> [String]? {
    guard line.lowercased().hasPrefix("usage: "), Look.columns(of: line) > width else {
      return nil
    }
    // Spaces inside of an argument must not end a line.
    let parts = line.replacing(#/\[[^\]]*\]|<[^>]*> \.\.\.|--\S+ <[^>]*>/#) {
      $0.output.replacing(" ", with: "\u{A0}")
    }
    return Lines.wrap(parts, width: width, rest: "  ").map { $0.replacing("\u{A0}", with: " ") }
  }

  /// The parser proposes the nearest option however far it is.
  private static func suggesting(_ line: String) -> String {
    guard let match = line.firstMatch(of: /^(.*'-*(\S+?)'\.) Did you mean '-*(\S+)'\?$/),
      NearestWords.to(String(match.2), among: [String(match.3)]).isEmpty
    else { return line }
    return String(match.1)
  }
}
