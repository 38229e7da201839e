import Chapters

/// Wraps text for terminals.
struct Lines {
  /// The greatest number of characters in a line, without indentation.
  static let width = 76

  /// Wraps Markdown, without its markup.
  ///
  /// Code is not wrapped.
  static func prose(markdown: String) -> [String] {
    prose(Prose(markdown: markdown).text)
  }

  /// Wraps plain text whose lines are paragraphs.
  ///
  /// Lines that are indented by four columns are code and stay as they are. The lines of a list item
  /// are aligned with its first word.
  static func prose(_ text: String, width: Int = width) -> [String] {
    Look.harmless(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.hasPrefix("    ") ? [String($0)] : filled($0, width: width)
    }
  }

  private static func filled(_ paragraph: Substring, width: Int) -> [String] {
    let hanging = paragraph.hasPrefix("- ") ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if line.count + word.count + 1 > width, line.count > hanging.count {
        lines.append(line)
        line = hanging + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }
}
