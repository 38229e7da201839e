import Record

/// Reads the compiler's output in its `llvm` style, with diagnostic names.
///
/// A diagnostic is `file:line:column: severity: message [name]`, then the line it is about, then a
/// line with a caret; the place is missing where the compiler has none. Notes belong to the error or
/// warning before them.
struct DiagnosticParser {
  /// Puts a place of the rewritten text back to the author's.
  var original: (_ file: String, _ line: Int, _ column: Int) -> Place
  /// Folders of ours, each with the slash at its end, that paths in messages to learners begin without.
  var folders: [String]
  /// Names of ours, and their replacements in messages to learners.
  var names: [(own: String, text: String)]

  /// A place as its author knows it, and the author's line there.
  struct Place: Equatable {
    var file: String
    var line: Int
    var column: Int
    var source: String?
  }

  /// All diagnostics of some output, in its order.
  func diagnostics(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let diagnostic = diagnostic(in: String(line)) else { continue }
      if diagnostic.severity == .note, let last = found.indices.last {
        found[last].notes.append(diagnostic)
      } else {
        found.append(diagnostic)
      }
    }
    // Some sentences are about what the notes say.
    for index in found.indices where !found[index].notes.isEmpty {
      found[index].lead = LeadSentences.sentence(about: found[index])
    }
    return found
  }

  private func diagnostic(in line: String) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      guard let range = line.firstRange(of: mark) else { continue }
      let head = line[..<range.lowerBound]
      guard head.isEmpty || head.hasSuffix(": ") else { continue }
      var diagnostic = Diagnostic(severity: severity, message: String(line[range.upperBound...]))
      takeName(from: &diagnostic)
      diagnostic.message = scrub(diagnostic.message)
      if let place = place(in: head.dropLast(2)) {
        diagnostic.file = place.file
        diagnostic.line = place.line
        diagnostic.column = place.column
        diagnostic.source = place.source
      }
      diagnostic.lead = LeadSentences.sentence(about: diagnostic)
      return diagnostic
    }
    return nil
  }

  /// The name in brackets at the end; a group of warnings may follow it there.
  private func takeName(from diagnostic: inout Diagnostic) {
    while diagnostic.message.hasSuffix("]"),
      let open = diagnostic.message.lastIndex(of: "[")
    {
      let name = diagnostic.message[diagnostic.message.index(after: open)...].dropLast()
      let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard !name.isEmpty, isName || name.hasPrefix("#") else { return }
      diagnostic.message = String(diagnostic.message[..<open])
      while diagnostic.message.hasSuffix(" ") { diagnostic.message.removeLast() }
      if isName { diagnostic.id = String(name) }
    }
  }

  private func place(in head: Substring) -> Place? {
    let parts = head.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let line = Int(parts[parts.count - 2])
    else { return nil }
    let file = scrub(parts.dropLast(2).joined(separator: ":"))
    return line > 0 ? original(file, line, column) : nil
  }

  private func scrub(_ text: String) -> String {
    let text = folders.reduce(text) { Self.cut($1, from: $0) }
    return names.reduce(text) { $0.replacing($1.own, with: $1.text) }
  }

  /// Removes a folder where a path begins with it: an author's folder may have the same name.
  private static func cut(_ folder: String, from text: String) -> String {
    var kept = ""
    var rest = text[...]
    while let range = rest.firstRange(of: folder) {
      kept += rest[..<range.lowerBound]
      let isInside = kept.last.map { $0.isLetter || $0.isNumber || "_-./".contains($0) } ?? false
      if isInside { kept += folder }
      rest = rest[range.upperBound...]
    }
    return kept + rest
  }
}
