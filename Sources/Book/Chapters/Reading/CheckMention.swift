import Markdown

/// A name in the code of a check, as a string literal: `mistake: "never-completes"`.
struct CheckMention {
  enum Label: String, CaseIterable {
    case read, mistake, `in`
  }

  var label: Label
  var text: String
  /// The position of the first character after the quotation mark, in the chapter's file.
  var position: SourcePosition

  /// All mentions in a check; literals with an interpolation are skipped.
  static func mentions(in fence: CodeFence) -> [CheckMention] {
    let lines = fence.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { offset, line in
      Label.allCases.flatMap { label in
        mentions(of: label, in: line).map { column, text in
          CheckMention(
            label: label, text: text,
            position: fence.position(line: offset + 1, column: column))
        }
      }
    }
  }

  private static func mentions(
    of label: Label, in line: Substring
  ) -> [(column: Int, text: String)] {
    var found: [(Int, String)] = []
    var rest = line
    while let range = rest.firstRange(of: "\(label.rawValue): \"") {
      let begin = rest.utf8.distance(from: line.startIndex, to: range.upperBound)
      rest = rest[range.upperBound...]
      let text = rest.prefix { $0 != "\"" }
      if !text.contains("\\") { found.append((begin + 1, String(text))) }
    }
    return found
  }
}
