import Chapters
import Compiling
import Record

/// Suggests the name that was meant for one that the compiler does not know.
struct NearbyNames {
  /// The names of the app around the answer, and those of UIKit's that the answer sees.
  let given: Set<String>
  let own: Set<String>
  /// UIKit's names, whether the answer sees them or not.
  let uikit: Set<String>
  let library: LibraryMembers
  private let imports: Set<String>
  /// All of these, sorted.
  let names: [String]
  let answer: CompilationUnit.Source
  let starter: String
  let scenes: [Scene]
  let scope: NamesInScope
  /// What the answer's functions have between their parentheses.
  private let parameters: [Parameter]

  /// The most letters of a name that was meant for another one.
  ///
  /// A stranger writes the answer: to compare a file full of long names with each other, or to look
  /// for a parameter in one of 400,000 letters, takes minutes.
  static let mostLetters = 60
  /// How many diagnostics get a sentence of ours: nobody reads more at once.
  private static let mostSentences = 20

  /// - Parameters:
  ///   - answer: The learner's file.
  ///   - starter: The code with which it began.
  ///   - library: The members of UIKit's types.
  init(
    answer: CompilationUnit.Source, starter: String, scenes: [Scene], publicNames: [String],
    library: LibraryMembers = LibraryMembers()
  ) {
    self.answer = answer
    self.starter = starter
    self.scenes = scenes
    scope = NamesInScope(of: answer.text, besides: scenes.map(\.fence.code))
    self.library = library
    imports = SourceImports.modules(of: answer.text)
    uikit = Set(publicNames)
    own = Set(Self.words(answer.text))
    given = scenes.reduce(into: imports.contains("UIKit") ? uikit : []) {
      $0.formUnion(Self.words($1.fence.code))
    }
    names = given.union(own).sorted()
    parameters = Self.parameters(in: answer.text)
  }

  static func words(_ code: String) -> [String] {
    code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      .filter { $0.utf8.count <= mostLetters }.map(String.init)
  }

  /// The diagnostics, with suggestions in our sentences about unknown names.
  func complete(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // A label that is no label there is read as a name that nobody knows.
    let brokenLines = diagnostics.filter(Self.breaksLines).map(Place.init)
    var brokenSoFar: [Place] = []
    var left = Self.mostSentences
    return diagnostics.map { diagnostic in
      var completed = diagnostic
      if diagnostic.id == "candidate_inaccessible" {
        // What our UIKit has inside is not for learners.
        completed.notes.removeAll(where: Self.isOfUIKit)
      }
      if let name = diagnostics.lazy.compactMap({ self.inner($0, at: Place(diagnostic)) }).first {
        completed.lead = "This value has nothing of the name \(name)."
        return completed
      }
      if brokenLines.contains(Place(diagnostic)) {
        // What follows from that error of the line is no second mistake; what precedes it may be the cause.
        if Self.breaksLines(diagnostic) {
          brokenSoFar.append(Place(diagnostic))
        } else if brokenSoFar.contains(Place(diagnostic)) {
          completed.lead = nil
        }
        return completed
      }
      if let variables = variables(aroundStored: diagnostic) {
        completed.lead = variables
        return completed
      }
      if let misspelt = misspeltExtension(diagnostic) { return misspelt }
      guard left > 0, let name = Self.unknownName(in: diagnostic),
        name.utf8.count <= Self.mostLetters
      else { return diagnostic }
      left -= 1
      if let reason = reason(for: name, in: diagnostic) {
        completed.lead = reason
      } else if let nearest = nearest(to: name, in: diagnostic) {
        completed.lead = [diagnostic.lead, "Did you mean \(nearest)?"].compactMap(\.self)
          .joined(separator: " ")
      }
      return completed
    }
  }

  /// Whether the rest of the line was read as something else than it was meant to be.
  private static func breaksLines(_ diagnostic: Diagnostic) -> Bool {
    ["statement_same_line_without_semi", "labeled_block_needs_do"].contains(diagnostic.id)
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
      diagnostic.notes.contains(where: Self.isOfUIKit)
    else { return nil }
    return diagnostic.message.split(separator: "'").first.map(String.init)
  }

  private static func isOfUIKit(_ note: Diagnostic) -> Bool {
    ["UIKit.", "QuartzCore.", "CoreGraphics."].contains { note.file?.hasPrefix($0) == true }
  }

  // MARK: - Reasons

  /// Why a name is not known, where more can be said than which one is near.
  private func reason(for name: String, in diagnostic: Diagnostic) -> String? {
    if diagnostic.file != answer.name, !declares(name), Self.words(starter).contains(name) {
      return
        "The app around the exercise uses \(name): declare it in your file, as the starter does."
    }
    if diagnostic.id == "could_not_find_value_member",
      diagnostic.source?.contains("self.\(name)") == true, isLocal(name, in: diagnostic)
    {
      return "\(name) belongs to this function and not to the object: write it without self."
    }
    guard diagnostic.id?.hasPrefix("cannot_find") == true else { return nil }
    if let other = replacement {
      return
        "\(other) does not exist here, and apps are made with UIKit: write import UIKit in its place."
    }
    if uikit.contains(name), !imports.contains("UIKit") {
      return "UIKit has this name, and the file does not see it: write import UIKit at its top."
    }
    if let keyword = missingLet(before: name, in: diagnostic) {
      return "let is missing before a new name: \(keyword) let \(name) = …"
    }
    if let advice = aboutParameters(name, in: diagnostic) { return advice }
    if let member = member(name, in: diagnostic) { return member }
    if diagnostic.file == answer.name, Self.hasVariable(name, in: answer.text[...]),
      nearestInScope(to: name, of: diagnostic) == nil
    {
      return
        "\(name) is known only between the braces in which it is declared, and this stands outside of them: "
        + "keep it in a property, or find it again."
    }
    return nil
  }

  /// The framework that the answer imports in UIKit's place.
  private var replacement: String? {
    imports.contains("UIKit") ? nil : AppleFrameworks.insteadOfUIKit.first(where: imports.contains)
  }

  /// What was meant by the name of a member that stands without what it belongs to.
  private func member(_ name: String, in diagnostic: Diagnostic) -> String? {
    guard diagnostic.id == "cannot_find_in_scope", diagnostic.file == answer.name,
      let line = diagnostic.line, let column = diagnostic.column
    else { return nil }
    if name == "selector", let source = diagnostic.source, source.utf8.count <= Self.mostOfAHead {
      let rest = String(decoding: source.utf8.dropFirst(column - 1), as: UTF8.self)
      let call = rest.prefixMatch(of: /selector\([\w.]*(?:\([\w:]*\))?\)/)
      if let call { return "A # is missing: #\(call.output)" }
    }
    if let member = scope.member(meantBy: name, line: line, column: column, library: library) {
      return "Did you mean \(member)?"
    }
    guard scope.isOutsideOfTypes(line: line, column: column), let owner = scope.owner(of: name)
    else { return nil }
    return "\(name) belongs to \(owner), and this stands outside of its braces."
  }

  /// Whether the answer declares something of a name.
  private func declares(_ name: String) -> Bool {
    guard own.contains(name) else { return false }
    return answer.text.matches(of: /\b(?:func|class|struct|enum|protocol|typealias)\s+(\w{1,60})/)
      .contains { $0.1 == name } || Self.hasVariable(name, in: answer.text[...])
  }

  private static func hasVariable(_ name: String, in code: Substring) -> Bool {
    code.contains(name)
      && code.matches(of: /\b(?:let|var)\s+(\w{1,60})/).contains { $0.1 == name }
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
    guard let clause = function(around: diagnostic)?.clause else { return nil }
    let known = (Self.parameters(in: starter) + parameters).filter { $0.name == name }
    let types = Set(known.map(\.type))
    let here = Self.parameters(in: clause).filter { types.contains($0.type) }
    if here.count == 1 {
      return
        "This name is not known here: the parameter is called \(here[0].name) in this function."
    }
    guard here.isEmpty, parameters.contains(where: { $0.name == name }) else { return nil }
    return
      "\(name) is a parameter of another function: this one does not have it unless you hand it over."
  }

  /// The function in which an error is: its head, and its lines up to that of the error.
  private func function(
    around diagnostic: Diagnostic
  ) -> (clause: String, lines: ArraySlice<Substring>)? {
    guard diagnostic.file == answer.name, let line = diagnostic.line else { return nil }
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let head = lines.prefix(line).lastIndex(where: {
        $0.contains("func") && $0.contains(/\bfunc\b/)
      })
    else {
      return nil
    }
    let clause = lines[head...].joined(separator: " ").prefix(Self.mostOfAHead).prefix { $0 != "{" }
    return (String(clause), lines[head..<min(line, lines.endIndex)])
  }

  /// Whether a name is a parameter or a variable of the function in which an error is.
  private func isLocal(_ name: String, in diagnostic: Diagnostic) -> Bool {
    guard let function = function(around: diagnostic) else { return false }
    if Self.parameters(in: function.clause).contains(where: { $0.name == name }) { return true }
    return function.lines.contains { Self.hasVariable(name, in: $0) }
  }

  private struct Parameter {
    var name: String
    var type: String
  }

  /// The letters of a function's head at which it is read no further.
  static let mostOfAHead = 2_000

  private static func parameters(in code: String) -> [Parameter] {
    // Without a bound each letter of a long word would be tried as the beginning of it.
    code.matches(of: /(\w{1,60})\s*:\s*([A-Z][\w.]*)/).map {
      Parameter(name: String($0.1), type: String($0.2))
    }
  }

  /// The variables that a type of the app has already, for whoever wants to add one in an extension of it.
  private func variables(aroundStored diagnostic: Diagnostic) -> String? {
    guard diagnostic.id == "extension_stored_property", diagnostic.file == answer.name,
      let line = diagnostic.line
    else { return nil }
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix(line).last { $0.hasPrefix("extension ") }
    guard
      let type = head?.dropFirst("extension ".count).prefix(while: { $0.isLetter || $0.isNumber })
    else { return nil }
    for scene in scenes {
      let code = scene.fence.code.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = code.firstIndex(where: { $0.contains("class \(type):") }) else { continue }
      let body = code[start...].prefix { $0 != "}" }
      let names = body.compactMap {
        $0.prefixMatch(of: #/  (?:weak )?var (\w{1,60})(?!.*\{\s*$)/#).map { String($0.1) }
      }
      guard !names.isEmpty else { return nil }
      return "An extension cannot store anything. \(type) has these variables already: "
        + names.prefix(8).joined(separator: ", ") + "."
    }
    return nil
  }

  /// The name in quotes that a diagnostic is about; `nil` if it is not about an unknown name.
  private static func unknownName(in diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    switch diagnostic.id {
    case "cannot_find_in_scope", "cannot_find_type_in_scope":
      return parts.count > 1 ? String(parts[1]) : nil
    case "could_not_find_value_member", "could_not_find_type_member", "could_not_find_enum_case":
      // A type may have another name, in quotes as well.
      return parts.count > 3 ? String(parts[parts.count - 2]) : nil
    default: return nil
    }
  }
}
