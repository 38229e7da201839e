import Chapters
import Compiling
import Record

/// Suggests the name that was meant for one that the compiler does not know.
struct NearbyNames {
  /// The names of the app around the answer, and those of UIKit's that the answer sees.
  private let given: Set<String>
  private let own: Set<String>
  /// UIKit's names, whether the answer sees them or not.
  private let uikit: Set<String>
  private let importsUIKit: Bool
  private let answer: CompilationUnit.Source
  private let starter: String

  /// - Parameters:
  ///   - answer: The learner's file.
  ///   - starter: The code with which it began.
  init(
    answer: CompilationUnit.Source, starter: String, scenes: [Scene], publicNames: [String]
  ) {
    self.answer = answer
    self.starter = starter
    importsUIKit = SourceImports.modules(of: answer.text).contains("UIKit")
    uikit = Set(publicNames)
    own = Set(Self.words(answer.text))
    given = scenes.reduce(into: importsUIKit ? uikit : []) {
      $0.formUnion(Self.words($1.fence.code))
    }
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
      var completed = diagnostic
      if let name = diagnostics.lazy.compactMap({ self.inner($0, at: Place(diagnostic)) }).first {
        completed.lead = "This value has nothing of the name \(name)."
        return completed
      }
      guard !brokenLines.contains(Place(diagnostic)), let name = Self.unknownName(in: diagnostic)
      else { return diagnostic }
      if let reason = reason(for: name, in: diagnostic) {
        completed.lead = reason
      } else if let nearest = nearest(to: name, in: diagnostic) {
        completed.lead = [diagnostic.lead, "Did you mean \(nearest)?"].compactMap(\.self)
          .joined(separator: " ")
      }
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

  /// The name that a line has of something inside of our UIKit, which Apple's does not have.
  private func inner(_ diagnostic: Diagnostic, at place: Place) -> String? {
    guard diagnostic.id == "candidate_inaccessible", Place(diagnostic) == place,
      diagnostic.notes.contains(where: { $0.file?.hasPrefix("UIKit.") == true })
    else { return nil }
    return diagnostic.message.split(separator: "'").first.map(String.init)
  }

  // MARK: - Reasons

  /// Why a name is not known, where more can be said than which one is near.
  private func reason(for name: String, in diagnostic: Diagnostic) -> String? {
    if diagnostic.file != answer.name, !own.contains(name), Self.words(starter).contains(name) {
      return
        "The app around the exercise uses \(name): declare it in your file, as the starter does."
    }
    guard diagnostic.id?.hasPrefix("cannot_find") == true else { return nil }
    if uikit.contains(name), !importsUIKit {
      return "UIKit has this name, and the file does not see it: write import UIKit at its top."
    }
    if let keyword = missingLet(before: name, in: diagnostic) {
      return "let is missing before a new name: \(keyword) let \(name) = …"
    }
    return aboutParameters(name, in: diagnostic)
      ?? (uikit.contains(name)
        ? "Members of something are called \(name): write what it belongs to and a dot before it, "
          + "or the dot alone where its type is clear."
        : nil)
  }

  /// The `if`, `guard` or `while` that unwraps into a name without `let`.
  private func missingLet(before name: String, in diagnostic: Diagnostic) -> String? {
    guard let source = diagnostic.source, let column = diagnostic.column else { return nil }
    let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    let after = source.dropFirst(before.count + name.count)
    guard after.prefixMatch(of: /\s*=[^=]/) != nil else { return nil }
    return before.firstMatch(of: /(if|guard|while)\s+$/).map { String($0.1) }
  }

  /// Advice about a parameter that was renamed in this function, or belongs to another one.
  private func aboutParameters(_ name: String, in diagnostic: Diagnostic) -> String? {
    guard diagnostic.file == answer.name, let line = diagnostic.line else { return nil }
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.prefix(line).lastIndex(where: { $0.contains(/\bfunc\s/) }) else {
      return nil
    }
    let clause = lines[head...].joined(separator: " ").prefix { $0 != "{" }
    let types = Set(Self.parameters(in: starter + answer.text, named: name).map(\.type))
    let here = Self.parameters(in: String(clause)).filter { types.contains($0.type) }
    if here.count == 1 {
      return
        "This name is not known here: the parameter is called \(here[0].name) in this function."
    }
    guard here.isEmpty, !Self.parameters(in: answer.text, named: name).isEmpty else { return nil }
    return
      "\(name) is a parameter of another function: this one does not have it unless you hand it over."
  }

  private struct Parameter {
    var name: String
    var type: String
  }

  private static func parameters(in code: String, named name: String? = nil) -> [Parameter] {
    code.matches(of: /(\w+)\s*:\s*([A-Z][\w.]*)/).map {
      Parameter(name: String($0.1), type: String($0.2))
    }.filter { name == nil || $0.name == name }
  }

  // MARK: - Near names

  /// `nil` for a name that something has: then the value in front of it is not the one that was
  /// meant.
  private func nearest(to name: String, in diagnostic: Diagnostic) -> String? {
    guard !given.contains(name) else { return nil }
    var names = given.union(own).subtracting([name]).sorted()
    // Behind a dot a small letter begins a member, and a large one a type.
    if diagnostic.id?.hasPrefix("could_not_find") == true, name.first?.isLowercase == true {
      names.removeAll { $0.first?.isUppercase == true }
    }
    // In some languages alpha has an f.
    let english = name.replacing("f", with: "ph")
    if english != name, names.contains(english) { return english }
    let near = NearestWords.to(
      name, among: names, limit: max(1, name.count / 5), acceptsLonger: false)
    // A letter makes another word of a short one; its first is seldom the wrong one.
    return near.first { name.count > 5 || $0.first?.lowercased() == name.first?.lowercased() }
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
