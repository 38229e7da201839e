import Record

/// Recognises `0,4` where 0.4 is meant: the compiler sees two numbers, and complains about what follows.
enum DecimalComma {
  /// The sentence about a diagnostic; `nil` if it has another cause.
  static func sentence(about diagnostic: Diagnostic) -> String? {
    // A stranger's line may be as long as a file.
    guard let source = diagnostic.source, source.utf8.count <= 500 else { return nil }
    let number: (Substring, Substring)?
    switch diagnostic.id {
    case "statement_same_line_without_semi", "expected_expr", "expected_pattern":
      number = place(in: source, before: diagnostic.column)
    case "extra_argument_positional", "extra_arguments_in_call", "missing_argument_labels",
      "wrong_argument_labels", "cannot_convert_argument_value",
      "no_overloads_match_exactly_in_call":
      number = argument(in: source)
    default: number = nil
    }
    return number.map {
      "The comma in \($0.0),\($0.1) separates two numbers. A decimal number is written with a point: "
        + "\($0.0).\($0.1)."
    }
  }

  /// The parts of a number whose comma stands at a column, or just before it.
  private static func place(in source: String, before column: Int?) -> (Substring, Substring)? {
    guard let column, column > 1 else { return nil }
    let before = source.utf8.prefix(column - 1)
    guard let digits = Substring(before).firstMatch(of: /(?:^|[^\w.])(\d+),?$/)?.1 else {
      return nil
    }
    let rest = Substring(source.utf8.dropFirst(before.count))
    guard let match = rest.prefixMatch(of: /(,?)(\d+)/),
      (match.1.isEmpty) == (before.last == UInt8(ascii: ","))
    else { return nil }
    return (digits, match.2)
  }

  /// The parts of the first number behind a label, or alone in a conversion.
  ///
  /// `CGPoint(0,0)` is an old spelling, and no decimal comma.
  private static func argument(in source: String) -> (Substring, Substring)? {
    if let match = source.firstMatch(of: /\w:\s*(\d+),(\d+)(?![\w.])/) { return (match.1, match.2) }
    let conversion = source.firstMatch(of: /\b(?:CGFloat|Double|Float|TimeInterval)\((\d+),(\d+)\)/)
    return conversion.map { ($0.1, $0.2) }
  }
}
