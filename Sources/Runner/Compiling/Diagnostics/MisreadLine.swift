import Record

/// Recognises why the rest of a line was read as something else than it was meant to be.
///
/// The compiler tells the place where it stopped to understand, and not the slip before or behind it.
struct MisreadLine {
  var sentence: String
  /// A name that the line was to declare, and that is unknown below it.
  var name: String?

  /// `nil` if the cause is none of those that are known here.
  init?(_ diagnostic: Diagnostic) {
    guard let id = diagnostic.id, let (before, after) = diagnostic.sides else { return nil }
    if Self.ends.contains(id), let sentence = Self.word(before, after) {
      self.init(sentence: sentence)
      return
    }
    switch id {
    case "statement_same_line_without_semi":
      guard let found = Self.statement(before, after) else { return nil }
      self = found
    case "declaration_same_line_without_semi":
      guard before.hasSuffix(")"), !before.contains(/\b(?:let|var)\b/),
        let sentence = Self.arrow(after)
      else { return nil }
      self.init(sentence: sentence)
    case "invalid_member_type", "invalid_member_reference":
      guard let sentence = Self.cast(before + after) else { return nil }
      self.init(sentence: sentence)
    case "expected_case_colon":
      guard after.hasPrefix("when ") else { return nil }
      self.init(
        sentence: "A condition behind a case begins with where: write where instead of when.")
    default: return nil
    }
  }

  private init(sentence: String, name: String? = nil) {
    self.sentence = sentence
    self.name = name
  }

  /// What is said of a line that goes on behind its end.
  ///
  /// - Parameter kind: `statements` or `declarations`.
  static func rest(_ diagnostic: Diagnostic, of kind: String) -> String {
    let other = "Here the line goes on with something that does not belong to it."
    guard let (before, after) = diagnostic.sides else { return other }
    let isWhole = before.contains(/[^=!<>]=[^=]|[)}]\s*$/)
    let isNext =
      kind == "declarations"
      ? after.contains(/^\s*(?:@?[a-z]+ )*(?:let|var|func|class|struct|enum|init)\b/)
      : after.contains(/^\s*(?:let|var|return|if|guard|for|while|switch)\b/)
        || after.contains(/^\s*[a-zA-Z_][\w.?!]*(?:\s*[-+*\/]?=[^=]|\()/)
    return isWhole && isNext || kind == "declarations" && isNext
      ? "Two \(kind) stand on one line." : other
  }

  // MARK: - Causes

  /// The errors that a condition ends too early.
  private static let ends: Set = [
    "statement_same_line_without_semi", "expected_lbrace_after_if", "expected_lbrace_after_while",
    "expected_else_after_guard", "expected_separator",
  ]

  /// `and`, `or` and `not`, which are operators in other languages.
  private static func word(_ before: String, _ after: String) -> String? {
    if before.contains(/\bnot\s*$/) { return "not is written ! in Swift, right before its value." }
    switch after.prefixMatch(of: /\s*(and|or)\s/)?.1 {
    case "and": return "and is written && in Swift."
    case "or": return "or is written || in Swift."
    default: return nil
    }
  }

  private static func statement(_ before: String, _ after: String) -> MisreadLine? {
    if let sentence = cast(before) ?? choice(before, after) {
      return MisreadLine(sentence: sentence)
    }
    if before.contains(/^\s*\)$|\bfunc\b.*\)$/), let sentence = arrow(after) {
      return MisreadLine(sentence: sentence)
    }
    if before.hasSuffix("}"), after.contains(/^\s*(?:elseif|elseIf|elsif|elif)\b/) {
      return MisreadLine(sentence: "else if is written in two words.")
    }
    guard let word = before.wholeMatch(of: /\s*(\w{1,60})/)?.1 else { return nil }
    if let name = after.prefixMatch(of: /\s+([a-z_]\w{0,60})\s*(?::\s*[\w.?]+\s*)?=[^=]/)?.1 {
      return MisreadLine(
        sentence: "A new name begins with let or var: let \(name) = …", name: String(name))
    }
    return keywords.first { isNearly($0, word) }
      .map { MisreadLine(sentence: "Did you mean \($0)?") }
  }

  private static let keywords = ["return", "guard", "switch", "while"]

  /// Whether two words differ by one letter, or by two neighbours.
  private static func isNearly(_ keyword: String, _ word: Substring) -> Bool {
    word != keyword && word.difference(from: keyword).count <= 2
  }

  /// `as? T?.member`: a cast goes as far as a type can.
  private static func cast(_ text: String) -> String? {
    let cast = text.firstMatch(of: /\bas([?!])\s*([A-Z]\w{0,60})[?!]?\.([a-z]\w{0,60})/)
    guard let cast else { return nil }
    let mark = cast.1 == "?" ? "?" : ""
    return "A cast stands in parentheses before something of its result is asked: "
      + "(… as\(cast.1) \(cast.2))\(mark).\(cast.3)."
  }

  /// `isUp? a : b`: without a space the question mark belongs to the name.
  private static func choice(_ before: String, _ after: String) -> String? {
    guard let name = before.firstMatch(of: /(\w{1,60})\?$/)?.1, after.contains(/^\s+\S.*\s:\s/)
    else { return nil }
    return "A space is missing before the question mark: \(name) ? … : …"
  }

  /// A result's type without its arrow: `) CGFloat {`.
  private static func arrow(_ after: String) -> String? {
    guard let type = after.firstMatch(of: /^\s*([A-Z\[(][^{}=]{0,80}?)\s*\{/)?.1 else { return nil }
    return "An arrow is missing before what the function returns: -> \(type)"
  }
}

extension Diagnostic {
  /// The line before the place of a diagnostic, and from it on; `nil` if a stranger's line is as long as a file.
  var sides: (before: String, after: String)? {
    guard let source, let column, source.utf8.count <= 500 else { return nil }
    let before = source.utf8.prefix(max(0, column - 1))
    return (
      String(decoding: before, as: UTF8.self),
      String(decoding: source.utf8.dropFirst(before.count), as: UTF8.self)
    )
  }
}
