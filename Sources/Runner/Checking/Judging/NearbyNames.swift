import Chapters
import Record

/// Suggests the name that was meant for one that the compiler does not know.
struct NearbyNames {
  private let names: Set<String>

  /// The names in the answer and in the app around it, and UIKit's.
  init(text: String, scenes: [Scene], publicNames: [String]) {
    names = ([text] + scenes.map(\.fence.code)).reduce(into: Set(publicNames)) { names, text in
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        names.insert(String(word))
      }
    }
  }

  /// The diagnostics, with suggestions in our sentences about unknown names.
  func complete(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard let name = Self.unknownName(in: diagnostic), let nearest = nearest(to: name) else {
        return diagnostic
      }
      var completed = diagnostic
      completed.lead = [diagnostic.lead, "Did you mean \(nearest)?"].compactMap(\.self)
        .joined(separator: " ")
      return completed
    }
  }

  private func nearest(to name: String) -> String? {
    NearestWords.to(name, among: names.subtracting([name]).sorted(), limit: max(1, name.count / 5))
      .first
  }

  /// The name in quotes that a diagnostic is about; `nil` if it is not about an unknown name.
  private static func unknownName(in diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    switch diagnostic.id {
    case "cannot_find_in_scope", "cannot_find_type_in_scope":
      return parts.count > 1 ? String(parts[1]) : nil
    case "could_not_find_value_member", "could_not_find_type_member", "could_not_find_enum_case":
      return parts.count > 3 ? String(parts[3]) : nil
    default: return nil
    }
  }
}
