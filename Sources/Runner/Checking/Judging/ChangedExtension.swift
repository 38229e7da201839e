import Record

/// An extension of the answer that stands at another type than the starter's, or lacks its protocol.
///
/// The compiler then finds a fault in the app around the exercise, which the learner has not written.
struct ChangedExtension {
  /// Counted from 1.
  private let line: Int
  private let source: String
  private let lead: String
  /// The protocol that an error has to be about.
  private let missing: String?

  /// `nil` if the starter has no such extension, or the answer has it at the same type.
  init?(in answer: String, startedWith starter: String) {
    let own = Self.extensions(in: answer)
    let expected = Self.extensions(in: starter)
    func conforms(_ type: String, to name: String, _ extensions: [Extension]) -> Bool {
      extensions.contains { $0.type == type && $0.protocols.contains(name) }
    }
    for wanted in expected {
      for name in wanted.protocols where !conforms(wanted.type, to: name, own) {
        let moved = own.first { found in
          found.protocols.contains(name) && !conforms(found.type, to: name, expected)
        }
        guard let place = moved ?? own.first(where: { $0.type == wanted.type }) else { continue }
        (line, source) = (place.line, place.source)
        missing = moved == nil ? name : nil
        lead =
          moved.map {
            "This extends \($0.type), and the app around the exercise asks \(wanted.type) for a "
              + "\(name): extend \(wanted.type), as the starter does."
          } ?? "The app around the exercise asks \(wanted.type) for a \(name): write "
          + "extension \(wanted.type): \(name), as the starter does."
        return
      }
    }
    return nil
  }

  /// The diagnostics with one about the extension in the place of those about the app.
  func replacing(_ diagnostics: [Diagnostic], outside file: String) -> [Diagnostic] {
    guard let first = diagnostics.first(where: { $0.file != file && $0.severity == .error }),
      missing.map(first.message.contains) ?? true
    else { return diagnostics }
    let told = Diagnostic(
      severity: .error, id: first.id, lead: lead, message: first.message, file: file, line: line,
      column: (source.prefix { $0 == " " }).utf8.count + 1, source: source)
    return [told] + diagnostics.filter { $0.file == file }
  }

  private struct Extension {
    var type: String
    /// The protocols that it adds.
    var protocols: [String]
    var line: Int
    var source: String
  }

  private static func extensions(in code: String) -> [Extension] {
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      guard line.utf8.count <= 500 else { return nil }
      let words = line.prefix { $0 != "{" }.split(whereSeparator: { " \t\r:,".contains($0) })
      guard let start = words.firstIndex(of: "extension"), start + 1 < words.count,
        words[..<start].allSatisfy({ modifiers.contains(String($0)) })
      else { return nil }
      let protocols = words[(start + 2)...].prefix { $0 != "where" }.map(String.init)
      return Extension(
        type: String(words[start + 1]), protocols: protocols, line: index + 1,
        source: String(line))
    }
  }

  private static let modifiers: Set = [
    "public", "internal", "fileprivate", "private", "@MainActor",
  ]
}
