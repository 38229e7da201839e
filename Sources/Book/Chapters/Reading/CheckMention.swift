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
    let lines = fence.code.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { offset, line in
      mentions(in: line).map { label, column, text in
        CheckMention(
          label: label, text: text, position: fence.position(line: offset + 1, column: column))
      }
    }
  }

  private static let labels = Label.allCases.map { ($0, Array("\($0.rawValue): ".utf8)) }

  /// Goes from one quotation mark to the next: a book has tens of thousands of lines of checks.
  private static func mentions(
    in line: Substring.UTF8View
  ) -> [(label: Label, column: Int, text: String)] {
    let mark = UInt8(ascii: "\"")
    var found: [(Label, Int, String)] = []
    var rest = line
    while let open = rest.firstIndex(of: mark) {
      rest = rest[line.index(after: open)...]
      let head = line[..<open]
      guard let label = labels.first(where: { head.suffix($0.1.count).elementsEqual($0.1) })?.0
      else { continue }
      let text = String(Substring(rest.prefix { $0 != mark }))
      if !text.contains("\\") { found.append((label, head.count + 2, text)) }
    }
    return found
  }
}
