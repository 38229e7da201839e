/// What Swift's lexer tells apart by single bytes, and the words that decide where a statement ends.
enum SwiftLexicon {
  /// A string, by how it ends.
  struct Literal {
    var quote: UInt8
    var hashes: Int
    var isMultiline: Bool
  }

  /// Letters, digits, and all that is not ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Words that another one has to follow, on whichever line.
  static let opening: Set<String> = [
    "any", "as", "await", "borrow", "borrowing", "case", "consume", "consuming", "copy", "defer",
    "discard", "do", "each", "else", "for", "guard", "if", "in", "indirect", "inout", "is",
    "isolated", "let", "nonisolated", "repeat", "return", "sending", "some", "switch", "throw",
    "try", "unsafe", "var", "where", "while", "yield",
  ]

  /// Words that go on with the statement of the line before.
  static let joining: Set<String> = [
    "as", "async", "catch", "else", "in", "is", "throws", "where", "while",
  ]
}
