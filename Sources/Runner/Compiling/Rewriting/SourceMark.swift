import Foundation

/// A piece of Swift to look for in a text without parsing it, whatever white space it is written with.
///
/// It is also found in comments and texts, but not with a comment between two of its tokens.
struct SourceMark: Sendable {
  /// Words, and single characters of punctuation.
  private let tokens: [String]
  /// The one that is looked for first, since few texts have it.
  private let longest: String
  private let isWhole: Bool

  /// - Parameter text: The piece. Its last word may go on in the source, unless a space follows it.
  init(_ text: String) {
    var tokens: [String] = []
    var isInWord = false
    for character in text {
      let isPart = Self.isPart(character)
      if isPart, isInWord {
        tokens[tokens.count - 1].append(character)
      } else if character != " " {
        tokens.append(String(character))
      }
      isInWord = isPart || "@#".contains(character)
    }
    self.tokens = tokens
    longest = tokens.max { $0.utf8.count < $1.utf8.count } ?? ""
    isWhole = text.hasSuffix(" ")
  }

  /// Whether a text has one of these pieces.
  static func occurs(anyOf marks: [SourceMark], in text: String) -> Bool {
    text.withCString { text in marks.contains { $0.occurs(in: text) } }
  }

  func occurs(in text: String) -> Bool { text.withCString(occurs) }

  private func occurs(in text: UnsafePointer<CChar>) -> Bool {
    guard let first = tokens.first, strstr(text, longest) != nil else { return false }
    var rest = text
    while let found = strstr(rest, first) {
      rest = UnsafePointer(found) + first.utf8.count
      if follows(rest) { return true }
    }
    return false
  }

  /// Whether the tokens after the first one stand here.
  private func follows(_ start: UnsafePointer<CChar>) -> Bool {
    var place = start
    for (last, token) in zip(tokens, tokens.dropFirst()) {
      let gap = strspn(place, " \t\r\n")
      let needsGap = last.last.map(Self.isPart) == true && token.first.map(Self.isPart) == true
      guard gap > 0 || !needsGap, strncmp(place + gap, token, token.utf8.count) == 0 else {
        return false
      }
      place += gap + token.utf8.count
    }
    return !isWhole || !Self.isPart(Character(UnicodeScalar(UInt8(bitPattern: place.pointee))))
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_"
  }
}
