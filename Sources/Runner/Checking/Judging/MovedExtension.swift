import Record

/// An extension of the answer that stands at another type than the starter's.
///
/// The compiler then finds a fault in the app around the exercise, which the learner has not written.
struct MovedExtension {
  /// Counted from 1.
  private let line: Int
  private let source: String
  /// The type that the answer extends, and the starter's.
  private let (type, given): (String, String)
  private let requirement: String

  /// `nil` if the starter has no such extension, or the answer has it at the same type.
  init?(in answer: String, startedWith starter: String) {
    let own = Self.conformances(in: answer)
    let expected = Self.conformances(in: starter)
    for wanted in expected
    where !own.contains(where: { $0.type == wanted.type && $0.name == wanted.name }) {
      let moved = own.first { found in
        found.name == wanted.name
          && !expected.contains { $0.type == found.type && $0.name == found.name }
      }
      guard let moved else { continue }
      (line, source, type) = (moved.line, moved.source, moved.type)
      (given, requirement) = (wanted.type, wanted.name)
      return
    }
    return nil
  }

  /// The diagnostics with one about the extension in the place of those about the app.
  func replacing(_ diagnostics: [Diagnostic], outside file: String) -> [Diagnostic] {
    guard let first = diagnostics.first(where: { $0.file != file && $0.severity == .error }) else {
      return diagnostics
    }
    let told = Diagnostic(
      severity: .error, id: first.id,
      lead: "This extends \(type), and the app around the exercise asks \(given) for a "
        + "\(requirement): extend \(given), as the starter does.",
      message: first.message, file: file, line: line,
      column: (source.prefix { $0 == " " }).utf8.count + 1, source: source)
    return [told] + diagnostics.filter { $0.file == file }
  }

  /// A protocol that an extension adds to a type.
  private struct Conformance {
    var type: String
    var name: String
    var line: Int
    var source: String
  }

  private static func conformances(in code: String) -> [Conformance] {
    var found: [Conformance] = []
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.utf8.count <= 500 {
      let words = line.prefix { $0 != "{" }.split(whereSeparator: { " \t\r:,".contains($0) })
      guard let start = words.firstIndex(of: "extension"), start + 1 < words.count,
        words[..<start].allSatisfy({ modifiers.contains(String($0)) })
      else { continue }
      found += words[(start + 2)...].prefix { $0 != "where" }.map {
        Conformance(
          type: String(words[start + 1]), name: String($0), line: index + 1, source: String(line))
      }
    }
    return found
  }

  private static let modifiers: Set = [
    "public", "internal", "fileprivate", "private", "@MainActor",
  ]
}
