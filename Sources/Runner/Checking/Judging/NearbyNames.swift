import Chapters
import Compiling
import Record

/// Suggests the name that was meant for one that the compiler does not know.
struct NearbyNames {
  /// The names of the app around the answer, and UIKit's.
  private let given: Set<String>
  private let own: Set<String>
  /// UIKit's names, if the answer does not import it.
  private let hidden: Set<String>

  init(text: String, scenes: [Scene], publicNames: [String]) {
    given = scenes.reduce(into: Set(publicNames)) { $0.formUnion(Self.words($1.fence.code)) }
    own = Set(Self.words(text))
    hidden = SourceImports.modules(of: text).contains("UIKit") ? [] : Set(publicNames)
  }

  private static func words(_ code: String) -> [String] {
    code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init)
  }

  /// The diagnostics, with suggestions in our sentences about unknown names.
  func complete(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // A label that is no label there is read as a name that nobody knows.
    let brokenLines = diagnostics.filter {
      ["statement_same_line_without_semi", "labeled_block_needs_do"].contains($0.id)
    }.map(Place.init)
    return diagnostics.map { diagnostic in
      guard !brokenLines.contains(Place(diagnostic)), let name = Self.unknownName(in: diagnostic)
      else { return diagnostic }
      var completed = diagnostic
      if hidden.contains(name), diagnostic.id?.hasPrefix("cannot_find") == true {
        completed.lead =
          "UIKit has this name, and the file does not see it: write import UIKit at its top."
        return completed
      }
      guard let nearest = nearest(to: name) else { return diagnostic }
      completed.lead = [diagnostic.lead, "Did you mean \(nearest)?"].compactMap(\.self)
        .joined(separator: " ")
      return completed
    }
  }

  /// A line of a file.
  private struct Place: Equatable {
    var file: String?
    var line: Int?

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.file
      line = diagnostic.line
    }
  }

  /// `nil` for a name that is somebody's: then the value in front of it is another than was meant.
  private func nearest(to name: String) -> String? {
    guard !given.contains(name) else { return nil }
    let names = given.union(own).subtracting([name]).sorted()
    return NearestWords.to(name, among: names, limit: max(1, name.count / 5)).first
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
