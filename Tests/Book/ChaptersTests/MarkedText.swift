import Markdown

/// A text in which 1️⃣, 2️⃣ … mark places, and the same text without them.
struct MarkedText {
  private(set) var text = ""
  /// By the mark's digit.
  private(set) var places: [Int: SourcePosition] = [:]

  init(_ marked: String) {
    var line = 1
    var column = 1
    for character in marked {
      if character.unicodeScalars.count == 3, character.unicodeScalars.last == "\u{20E3}",
        let digit = character.unicodeScalars.first.flatMap({ Int(String($0)) })
      {
        places[digit] = SourcePosition(line: line, column: column)
        continue
      }
      text.append(character)
      column += String(character).utf8.count
      if character == "\n" {
        line += 1
        column = 1
      }
    }
  }

  /// The digit that marks a place, or the place itself where nothing marks it.
  func mark(at position: SourcePosition) -> String {
    places.first { $0.value == position }.map { "\($0.key)" }
      ?? "\(position.line):\(position.column)"
  }
}
