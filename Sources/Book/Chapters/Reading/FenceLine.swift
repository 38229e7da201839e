import Markdown

/// The first line of a fence, split into words: `swift exercise mask points=10`.
struct FenceLine {
  /// A word, or `key=value`.
  struct Word {
    var key: String
    /// The value without quotation marks; `nil` without `=`.
    var value: String?
    var position: SourcePosition
  }

  private(set) var words: [Word] = []

  /// Splits a line of a file whose opening backticks or tildes are at `start`.
  init(line: String, at start: SourcePosition) {
    var rest = Array(line.utf8).dropFirst(start.column - 1)
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard let marker = rest.first else { return }
    rest = rest.drop { $0 == marker }
    while true {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard !rest.isEmpty else { return }
      let begin = rest.startIndex
      let end = Self.endOfWord(rest)
      words.append(
        Self.word(rest[..<end], at: SourcePosition(line: start.line, column: begin + 1)))
      rest = rest[end...]
    }
  }

  /// The index after the first word; spaces between quotation marks belong to the word.
  private static func endOfWord(_ rest: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    for index in rest.indices {
      if rest[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, rest[index] == UInt8(ascii: " ") || rest[index] == UInt8(ascii: "\t") {
        return index
      }
    }
    return rest.endIndex
  }

  private static func word(_ bytes: ArraySlice<UInt8>, at position: SourcePosition) -> Word {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let sign = text.firstIndex(of: "=") else {
      return Word(key: text, value: nil, position: position)
    }
    var value = text[text.index(after: sign)...]
    if value.count >= 2, value.first == "\"", value.last == "\"" {
      value = value.dropFirst().dropLast()
    }
    return Word(key: String(text[..<sign]), value: String(value), position: position)
  }
}
