import Chapters

/// Text in lines that read well in a terminal.
struct Lines {
  /// How many characters a line has at most, without what stands before it.
  static let width = 76

  /// Markdown without its markup: paragraphs are filled, code and what stands in columns is kept.
  static func prose(markdown: String) -> [String] {
    prose(Prose(markdown: markdown).text)
  }

  /// Plain text, each of whose lines is a paragraph.
  ///
  /// What is indented by four columns is code and stays as it is. Lines of an item hang below its
  /// first word.
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
