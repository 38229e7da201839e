import Record
import SwiftSyntax

/// Slips after which the compiler reads one line, or one call, as something else.
extension ConsequentErrors {
  /// A member that only our UIKit has, and that Apple's does not: a name that nobody knows.
  mutating func tellHiddenMembers() {
    for index in diagnostics.indices where diagnostics[index].id == "candidate_inaccessible" {
      let error = diagnostics[index]
      guard error.notes.contains(where: LeadSentences.isOurs),
        error.sides?.before.hasSuffix(".") == false,
        let name = error.message.split(separator: "'").first
      else { continue }
      diagnostics[index].id = "cannot_find_in_scope"
      diagnostics[index].message = "cannot find '\(name)' in scope"
      diagnostics[index].notes = []
      diagnostics[index].lead = LeadSentences.sentence(about: diagnostics[index])
    }
  }

  /// Of all that is said about a line, only what names the cause is true.
  mutating func keepMisreadLines() {
    for cause in diagnostics where diagnostics.contains(cause) {
      guard cause.severity == .error, let line = MisreadLine(cause) else { continue }
      let isFunction = line.sentence.hasPrefix("An arrow")
      let function = isFunction ? functionWithoutBody(before: cause) : nil
      removeAll { _, error in
        if error == cause || error.file != cause.file { return false }
        return error.line == cause.line || error == function
          || line.name != nil && Self.unknown(error) == line.name
            && (error.line ?? 0) > (cause.line ?? 0)
      }
    }
  }

  /// The error about the head of a function whose body is not seen as such.
  private func functionWithoutBody(before cause: Diagnostic) -> Diagnostic? {
    diagnostics.filter { error in
      error.id == "func_decl_without_brace" && error.file == cause.file
        && (error.line ?? 0) <= (cause.line ?? 0)
    }.max { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// `values = 1, 2, 3`: the first value alone is no array.
  mutating func keepMissingBrackets() {
    for cause in diagnostics where cause.id == "statement_same_line_without_semi" {
      guard let (before, after) = cause.sides, after.hasPrefix(","),
        diagnostics.contains(where: { error in
          error.isInLine(of: cause) && error.id == "cannot_convert_assign"
            && error.message.contains("to type '[")
        }), let first = before.firstMatch(of: /=\s*([^=]+)$/)?.1
      else { continue }
      let values = (first + after).trimmingPrefix(/\s+/)
      removeAll { _, error in error != cause && error.isInLine(of: cause) }
      for place in diagnostics.indices where diagnostics[place] == cause {
        diagnostics[place].lead =
          "Several values are an array, and stand in square brackets: "
          + (values.count > 60 ? "[\(first), …]" : "[\(values)]")
      }
    }
  }

  /// Without its closing parenthesis, a call has other arguments than it was meant to have.
  mutating func keepUnclosedCalls() {
    for cause in diagnostics where cause.id == "expected_rparen_expr_list" {
      guard let end = cause.line,
        let start = cause.notes.first(where: { $0.id == "opening_paren" })?.line, start <= end
      else { continue }
      removeAll { _, error in
        error != cause && error.file == cause.file && error.line.map((start...end).contains) == true
      }
    }
  }

  /// Nobody can make objects of a class without an initializer, and the app around the exercise does.
  mutating func keepMissingInitializers() {
    guard let cause = first(where: { $0 == "class_without_init" }) else { return }
    let given = Set(sources.filter(\.isGiven).map(\.name))
    let own = diagnostics[cause].file
    removeAll { index, error in
      guard index != cause, error.severity == .error else { return false }
      return error.message.contains("'\(MetatypeInits.method)'")
        || error.file != own && error.file.map(given.contains) == true
    }
  }

  /// A variable whose declaration has an error has no type from which a member could be known.
  mutating func removeUnknownBases() {
    let broken = diagnostics.compactMap { error -> (file: String?, line: Int, name: Substring)? in
      guard error.severity == .error, let line = error.line, let before = error.sides?.before,
        let name = before.firstMatch(of: /\b(?:let|var)\s+(\w{1,60})\s*=/)?.1
      else { return nil }
      return (error.file, line, name)
    }
    removeAll { _, error in
      error.id == "cannot_infer_base_of_unresolved_member"
        && broken.contains { cause in
          cause.file == error.file && cause.line < error.line ?? 0 && Self.names(cause.name, error)
        }
    }
  }

  /// The labels of the method that a selector is to name are known where the method is declared.
  mutating func completeSelectors() {
    for index in diagnostics.indices {
      guard let told = LeadSentences.selector(diagnostics[index]),
        diagnostics[index].lead == told,
        let name = told.firstMatch(of: /#selector\((?:self\.)?(\w+)\)/)?.1
      else { continue }
      let methods = sources.flatMap { Self.methods(String(name), in: $0.text) }
      guard let method = Set(methods).first, Set(methods).count == 1 else { continue }
      diagnostics[index].lead = "A selector is expected here: #selector(\(method))."
    }
  }

  private static func methods(_ name: String, in text: String) -> [String] {
    guard text.contains(name) else { return [] }
    let finder = MethodFinder(viewMode: .sourceAccurate)
    finder.walk(ParsedSource(text).tree)
    return finder.methods.filter { $0.name.text == name }.map(ObjectiveCName.reference)
  }
}

private final class MethodFinder: SyntaxVisitor {
  private(set) var methods: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    methods.append(node)
    return .skipChildren
  }
}
