/// Scans a source once, without recursion, and counts what a parser would nest.
///
/// It distinguishes strings and comments from code as Swift's lexer does. Where the lexer would
/// have to know the grammar, which is in front of regular expressions, it counts opening brackets
/// and no closing ones until the line ends.
struct SourceScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The open brackets, innermost last: `(`, `[`, `{`, `#` for `#if`, `\` for an interpolation.
  private var levels: [Level] = []
  /// The strings whose interpolations are open.
  private var strings: [SwiftLexicon.Literal] = []
  /// Words and signs so far, from the file's beginning to here.
  private var depth = 0
  /// How many `<` and `else` this statement has, which a comma does not close.
  private var held = Held()
  private var isAtLineStart = true
  /// Whether the latest word or sign may be the last of a statement.
  private var mayEnd = false
  /// Whether the text before `position` belongs to the next word or sign; comments never do.
  private var isLeftBound = false
  private var isAfterTry = false
  /// Whether a regular expression may have begun on this line.
  private var isUnclear = false

  private struct Held {
    var angles = 0
    var elses = 0
  }

  private struct Level {
    var kind: UInt8
    var depth: Int
    var held: Held
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The first excess and its offset.
  mutating func excess() -> (SourceExcess.Kind, Int)? {
    while position < bytes.count {
      let start = position
      if let kind = step() { return (kind, start) }
      if levels.count + strings.count > SourceExcess.mostLevels { return (.nesting, start) }
      if bytes[start] == UInt8(ascii: "["),
        levels.count(where: { $0.kind == bytes[start] }) > SourceExcess.mostSquareBrackets
      {
        return (.squareBrackets, start)
      }
      if depth > SourceExcess.mostTokens { return (.length, start) }
    }
    return nil
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func isNext(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[position + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Reads one word, sign, comment or space.
  private mutating func step() -> SourceExcess.Kind? {
    let next = byte()
    switch next {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      newline()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      position += 1
      isLeftBound = false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      begin()
      open(next)
      position += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      close(next)
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      position += 1
      if !isUnclear { separate(keepingHeld: next == UInt8(ascii: ",")) }
      (isAtLineStart, mayEnd, isLeftBound) = (false, false, false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(hashes: 0)
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "`"): return quotedName()
    case UInt8(ascii: "/") where !isUnclear && byte(1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where !isUnclear && byte(1) == UInt8(ascii: "*"): blockComment()
    default:
      if SwiftLexicon.isSign(next) { return sign() }
      word()
    }
    return nil
  }

  // MARK: - Statements

  private mutating func newline() {
    position += 1
    isUnclear = false
    isLeftBound = false
    isAtLineStart = true
    // A line's end is the end of its strings, and of what is open in their interpolations.
    while let last = strings.last, !last.isMultiline { leaveInterpolation() }
  }

  /// Counts a word or sign.
  private mutating func begin() {
    if isAtLineStart, mayEnd, !isUnclear, !continues { separate(keepingHeld: false) }
    isAtLineStart = false
    isAfterTry = false
    depth += 1
    mayEnd = true
    isLeftBound = true
  }

  private mutating func separate(keepingHeld: Bool) {
    if !keepingHeld { held = Held() }
    depth = (levels.last?.depth ?? 0) + held.angles + held.elses
  }

  /// Whether a line that begins here goes on with the statement of the line before.
  private var continues: Bool {
    let next = byte()
    if next == UInt8(ascii: "{") || SwiftLexicon.isSign(next) { return true }
    var end = 0
    while SwiftLexicon.isLetter(byte(end)) { end += 1 }
    return (2...6).contains(end) && SwiftLexicon.joining.contains(text(0..<end))
  }

  private func text(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[position + range.lowerBound..<position + range.upperBound], as: UTF8.self)
  }

  // MARK: - Levels

  private mutating func open(_ kind: UInt8) {
    levels.append(Level(kind: kind, depth: depth, held: held))
    held = Held()
    mayEnd = false
    isLeftBound = false
  }

  private mutating func close(_ bracket: UInt8) {
    (isAtLineStart, mayEnd, isLeftBound, isAfterTry) = (false, true, true, false)
    guard !isUnclear else { return }
    switch bracket {
    case UInt8(ascii: "}"):
      // What is still open in a block ends with it, but no condition does.
      for index in levels.indices.reversed() {
        let kind = levels[index].kind
        if kind == UInt8(ascii: "#") || kind == UInt8(ascii: "\\") { return }
        if kind == UInt8(ascii: "{") { return closeLevels(from: index) }
      }
    case UInt8(ascii: "]"):
      if levels.last?.kind == UInt8(ascii: "[") { closeLevels(from: levels.count - 1) }
    default:
      if levels.last?.kind == UInt8(ascii: "(") { return closeLevels(from: levels.count - 1) }
      // The lexer counts the parentheses of an interpolation, and nothing else, to find its end.
      guard !strings.isEmpty else { return }
      let index = levels.lastIndex {
        $0.kind == UInt8(ascii: "(") || $0.kind == UInt8(ascii: "\\")
      }
      guard let index else { return }
      if levels[index].kind == UInt8(ascii: "\\") {
        let literal = leaveInterpolation()
        content(of: literal)
      } else {
        closeLevels(from: index)
      }
    }
  }

  private mutating func closeLevels(from index: Int) {
    // The level stays a part of its statement, as a call stays one of what is called.
    (depth, held) = (levels[index].depth, levels[index].held)
    levels.removeSubrange(index...)
  }

  @discardableResult private mutating func leaveInterpolation() -> SwiftLexicon.Literal {
    if let index = levels.lastIndex(where: { $0.kind == UInt8(ascii: "\\") }) {
      closeLevels(from: index)
    }
    (mayEnd, isLeftBound) = (true, true)
    return strings.removeLast()
  }

  // MARK: - Strings

  private mutating func string(hashes: Int) {
    begin()
    let quote = byte()
    guard !isUnclear else {
      position += 1
      return
    }
    let isTriple = quote == UInt8(ascii: "\"") && byte(1) == quote && byte(2) == quote
    let literal = SwiftLexicon.Literal(
      quote: quote, hashes: hashes, isMultiline: isTriple && !endsOnThisLine(hashes: hashes))
    position += literal.isMultiline ? 3 : 1
    content(of: literal)
  }

  /// Whether three quotes after number signs begin a string of one line, such as `#"""#`.
  private func endsOnThisLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var offset = 2
    while position + offset < bytes.count, byte(offset) != 0x0A, byte(offset) != 0x0D {
      if byte(offset) == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads a string to its end or to the next interpolation.
  private mutating func content(of literal: SwiftLexicon.Literal) {
    while position < bytes.count {
      let next = byte()
      if !literal.isMultiline, next == 0x0A || next == 0x0D { return }
      if next == literal.quote {
        let length = literal.isMultiline ? 3 : 1
        let isWhole = length == 1 || (byte(1) == next && byte(2) == next)
        if isWhole, hasHashes(literal.hashes, at: length) {
          position += length + literal.hashes
          return
        }
      }
      if next == UInt8(ascii: "\\"), hasHashes(literal.hashes, at: 1) {
        position += 1 + literal.hashes
        if byte() == UInt8(ascii: "(") {
          position += 1
          strings.append(literal)
          depth += 1
          open(UInt8(ascii: "\\"))
          return
        }
        let isLineEnd = byte() == 0x0A || byte() == 0x0D
        if !isLineEnd { position += 1 }
        continue
      }
      position += 1
    }
  }

  // MARK: - Comments

  private mutating func lineComment() {
    while position < bytes.count, byte() != 0x0A, byte() != 0x0D { position += 1 }
  }

  private mutating func blockComment() {
    var open = 0
    repeat {
      if isNext("/*") {
        open += 1
        position += 2
      } else if isNext("*/") {
        open -= 1
        position += 2
      } else {
        position += 1
      }
    } while open > 0 && position < bytes.count
    isLeftBound = false
  }

  // MARK: - Words and signs

  private mutating func hash() -> SourceExcess.Kind? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      position += count
      string(hashes: count)
      return nil
    }
    if byte(count) == UInt8(ascii: "/"), !isUnclear {
      begin()
      position += count + 1
      return endRegularExpression(hashes: count) ? nil : .regularExpression
    }
    let isWordEnd = !SwiftLexicon.isLetter(byte(3))
    if isNext("#if"), isWordEnd {
      begin()
      open(UInt8(ascii: "#"))
      position += 3
    } else if isNext("#endif") {
      position += 6
      if levels.last?.kind == UInt8(ascii: "#"), !isUnclear {
        closeLevels(from: levels.count - 1)
        separate(keepingHeld: false)
      }
      (isAtLineStart, mayEnd) = (false, true)
    } else {
      begin()
      position += count
      mayEnd = false
    }
    return nil
  }

  private mutating func quotedName() -> SourceExcess.Kind? {
    begin()
    position += 1
    var end = 0
    while SwiftLexicon.isLetter(byte(end)) { end += 1 }
    guard !isUnclear, byte(end) != UInt8(ascii: "`") else {
      position += byte(end) == UInt8(ascii: "`") ? end + 1 : 0
      return nil
    }
    return beginRegularExpression()
  }

  private mutating func sign() -> SourceExcess.Kind? {
    let (wasLeftBound, wasAfterTry) = (isLeftBound, isAfterTry)
    var end = 0
    while SwiftLexicon.isSign(byte(end)) {
      // A comment ends a sign.
      if end > 0, byte(end) == UInt8(ascii: "/"), byte(end + 1) == UInt8(ascii: "*") { break }
      if end > 0, byte(end) == UInt8(ascii: "/"), byte(end + 1) == UInt8(ascii: "/") { break }
      end += 1
    }
    let isSlash = end == 1 && byte() == UInt8(ascii: "/") || isNext("/=") && end == 2
    var hasSlash = false
    for offset in 0..<end {
      switch byte(offset) {
      case UInt8(ascii: "/"): hasSlash = true
      case UInt8(ascii: "<"): held.angles += 1
      case UInt8(ascii: ">") where offset == 0 || byte(offset - 1) != UInt8(ascii: "-"):
        held.angles = max(0, held.angles - 1)
      default: break
      }
    }
    begin()
    // Each of several dots, question marks or exclamation marks is a level of its own.
    depth += end - 1
    mayEnd = wasLeftBound && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(end - 1))
    position += end
    isLeftBound = true
    let isBoundRight = byte() != 0x20 && byte() != 0x09 && byte() != 0x0A && byte() != 0x0D
    if hasSlash, !isUnclear, isBoundRight, !isSlash || !wasLeftBound || wasAfterTry {
      return beginRegularExpression()
    }
    return nil
  }

  /// Gives up what is certain, until the line ends; refuses what could make the next lines unclear.
  private mutating func beginRegularExpression() -> SourceExcess.Kind? {
    isUnclear = true
    var offset = 0
    while position + offset < bytes.count, byte(offset) != 0x0A, byte(offset) != 0x0D {
      let (first, second) = (byte(offset), byte(offset + 1))
      let isTriple =
        first == UInt8(ascii: "\"") && second == first && byte(offset + 2) == first
      if isTriple || first == UInt8(ascii: "/") && second == UInt8(ascii: "*") {
        return .regularExpression
      }
      offset += 1
    }
    return nil
  }

  /// Reads a regular expression that began with number signs; `false` if it goes on after the line.
  private mutating func endRegularExpression(hashes: Int) -> Bool {
    while position < bytes.count, byte() != 0x0A, byte() != 0x0D {
      if byte() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        return true
      }
      position += byte() == UInt8(ascii: "\\") && byte(1) != 0x0A && byte(1) != 0x0D ? 2 : 1
    }
    return false
  }

  private mutating func word() {
    begin()
    var end = 1
    while SwiftLexicon.isLetter(byte(end)) { end += 1 }
    if end <= 12, SwiftLexicon.isLetter(byte()) {
      let name = text(0..<end)
      isAfterTry = name == "try"
      if SwiftLexicon.opening.contains(name) { mayEnd = false }
      if name == "else" { held.elses += 1 }
    }
    position += end
  }
}
