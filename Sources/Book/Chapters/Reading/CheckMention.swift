import Markdown

/// A name in the code of a check, as a string literal: `mistake: "never-completes"`.
struct CheckMention {
  enum Label: String, CaseIterable {
    case read = "read: ", mistake = "mistake: ", dependsOn = "dependsOn: "
    /// One scenario or several: `in: "tap", "swipe"`.
    case `in` = "in: "
    /// The title of a test, which others can depend on.
    case title = "test("
  }

  var label: Label
  var text: String
  /// The position of the first character after the quotation mark, in the chapter's file.
  var position: SourcePosition

  /// All mentions in a check; literals with an interpolation or another backslash are skipped.
  static func mentions(in fence: CodeFence) -> [CheckMention] {
    let code = Array(fence.code.utf8)
    return Label.allCases.flatMap { label in
      literals(after: label, in: code).compactMap { literal in
        let text = String(decoding: code[literal], as: UTF8.self)
        guard !text.contains("\\") else { return nil }
        let before = code[..<literal.lowerBound]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return CheckMention(
          label: label, text: text, position: fence.position(line: line, column: column))
      }
    }
  }

  /// The string literals that stand as arguments after a label, without their quotation marks.
  private static func literals(after label: Label, in code: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let word = Array(label.rawValue.utf8)
    let first = word[0]
    for start in code.indices where code[start] == first {
      // Other words end so, as `latest(` does.
      guard code[start...].starts(with: word), start == 0 || !isLetter(code[start - 1]) else {
        continue
      }
      var place = skippingSpace(start + word.count, in: code)
      while place < code.count, code[place] == UInt8(ascii: "\""),
        let end = code[(place + 1)...].firstIndex(where: {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        })
      {
        found.append(place + 1..<end)
        place = skippingSpace(end + 1, in: code)
        guard label == .in, place < code.count, code[place] == UInt8(ascii: ",") else { break }
        place = skippingSpace(place + 1, in: code)
      }
    }
    return found
  }

  private static func skippingSpace(_ place: Int, in code: [UInt8]) -> Int {
    code.indices.dropFirst(place).first {
      code[$0] != UInt8(ascii: " ") && code[$0] != UInt8(ascii: "\n")
    } ?? code.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
