import Record
import SwiftSyntax

/// A place at which an answer uses something outside of Swift's rules and UIKit's.
///
/// An answer runs in the process that records the evidence about it. What is written in the
/// ``AnswerLanguage`` cannot get at that record, unless it calls a library's pointers, descriptors or
/// threads. The compiler finds what is unsafe by type (`-strict-memory-safety`); this finds the rest of
/// the language, and names.
struct UnsafeCode: Equatable {
  /// The kind of code that is not accepted in an answer.
  enum Kind: Equatable {
    /// Swift that is not of the ``AnswerLanguage``.
    case language(RefusedSyntax)
    /// A name that is not of UIKit, unless it is that of a type of the app's.
    case foreign(RefusedSyntax, unless: OwnType)
    case module(String)
    /// A name that begins with an underscore and is not the answer's own.
    case underscore(String)
    case name(String, UnsafeNames.Reason)
    /// The function with which the app around an exercise begins.
    case root
    /// A statement of a `deinit`, which may lend out what is being destroyed; one that looks harmless
    /// is, unless what it calls by name is the answer's own.
    case destruction(isHarmless: Bool)
    /// Something that is Swift to the compiler and none to our parser, which could hide all of these.
    case misread
  }

  /// The scopes in which a name is looked up.
  enum Reach: Equatable {
    /// By itself, in types of these names.
    case bare(in: [String])
    /// After the dot behind a value.
    case member
    /// Qualified, or not a name at all, so that no declaration of the answer's can be meant.
    case qualified
  }

  var kind: Kind
  /// From the beginning of the text, in bytes of UTF-8.
  var offset: Int
  var reach: Reach

  /// All such places of a source, in its order.
  ///
  /// A text that has become too much for our parser counts as one that hides them.
  static func find(in text: String) -> [UnsafeCode] {
    let source = ParsedSource(text)
    if source.isEmptied { return [UnsafeCode(kind: .misread, offset: 0, reach: .qualified)] }
    let places = UnsafeCodeFinder.places(in: source.tree)
    guard source.firstFault != nil else { return places }
    // What is no Swift is guessed to be some other kind of it. The compiler says what is wrong, and
    // where it does not, `misreadCode` refuses the text.
    return places.filter { if case .language = $0.kind { false } else { true } }
  }

  /// Whether files that were rewritten have code of these kinds that they had not, or are no Swift to
  /// our parser any more.
  static func isAdded(
    by rewritten: [CompilationUnit.File], to files: [CompilationUnit.File]
  ) -> Bool {
    zip(files, rewritten).contains { file, new in
      guard new.text != file.text else { return false }
      var known = find(in: file.text).map(\.kind)
      let hasMore = find(in: new.text).contains { code in
        if code.kind == .underscore(MetatypeInits.method) { return false }
        guard let place = known.firstIndex(of: code.kind) else { return true }
        known.remove(at: place)
        return false
      }
      return hasMore || (ParsedSource(new.text).firstFault != nil)
    }
  }

  /// Whether the answer's own names decide if it is harmless: it may be a function of the answer's,
  /// or a hidden name.
  ///
  /// An answer may well have a method `raise(_:)`, a property `_progress` or a type `Flight.Record`.
  fileprivate var dependsOnNames: Bool {
    switch kind {
    case .underscore: reach != .qualified
    case .name: reach != .qualified
    case .destruction(let isHarmless): isHarmless
    case .foreign: true
    default: false
    }
  }

  /// Whether it is a claim that a line stands in another file.
  fileprivate var isPlace: Bool { kind == .language(.named(.poundSourceLocation)) }

  /// Whether it is a name that the compiler gets with another first letter.
  fileprivate var isRenamed: Bool {
    if case .underscore = kind { reach != .qualified } else { false }
  }

  /// Whether it is harmless, given the names that stand before every imported one here.
  fileprivate func isHarmless(_ names: OwnNames) -> Bool {
    switch (kind, reach) {
    case (.underscore(let name), .bare(let types)):
      names.hasMember(name, in: types) || names.hasTopLevel(name)
    case (.underscore(let name), .member): names.hasMember(name) || names.hasTopLevel(name)
    case (.name(let name, _), .bare(let types)):
      name.first?.isLowercase == true
        ? names.hasMember(name, in: types) : names.hasTypeHere(name, in: types)
    case (.destruction(let isHarmless), _):
      isHarmless && !names.declaresOneOfDeinit
    case (.foreign(_, let type), .bare(let types)): names.hasType(type, in: types)
    default: false
    }
  }

  /// The message for the learner: what it is, why it is refused, and what to write instead.
  var sentence: String {
    switch kind {
    case .language(let refused), .foreign(let refused, _): refused.sentence
    case .module(let name):
      UnsafeNames.module(meantBy: name).map {
        "there is no module \(name). Did you mean \($0)?"
      }
        ?? "the module \(name) is not accepted in an answer, because it reaches beyond the app; import "
        + "UIKit, and Foundation where you need it"
    case .underscore(let name):
      "\(name) is not accepted in an answer: names that begin with an underscore are not meant to "
        + "be called; use what UIKit documents"
    case .name(let name, let reason):
      "\(name) is not accepted in an answer, because \(reason.sentence)"
    case .root:
      "makeRootViewController is not accepted in an answer, because the exercise gives it; leave it "
        + "out"
    case .destruction:
      "this is not accepted in a deinit, where it may lend out an object that is being destroyed; "
        + "a deinit may print, and send a property of its own a message (timer?.invalidate()); what "
        + "else has to end can end where the transition does"
    case .misread:
      "this is not accepted in an answer, because only the compiler can tell what it means; write "
        + "it in the usual way"
    }
  }
}

extension Diagnostic {
  /// Whether it warns about a type that breaks its promise: an error in the Swift 6 mode, and a way
  /// to any memory in the mode of the answers.
  var isBrokenPromise: Bool { id == "non_final_class_cannot_conform_to_self_same_type" }
}

extension Rewriting {
  /// The diagnostics for code that a unit's answers may not use, as the compiler would report them.
  ///
  /// Each answer is judged as it was written, and again as the compiler gets it. What rewriting has
  /// put into a given source of the others is judged too: all of it that was not there before.
  func unsafeCode(in unit: CompilationUnit) -> [Diagnostic] {
    var own: [OwnNames?] = texts.map { _ in nil }
    lazy var declared = texts.enumerated().map {
      SourceNames.find(in: $1, cache: cache(ofSource: $0))
    }
    func harmful(_ codes: [UnsafeCode], in index: Int) -> [UnsafeCode] {
      guard codes.contains(where: \.dependsOnNames) else { return codes }
      let names = own[index] ?? OwnNames(of: declared, seenFrom: index)
      own[index] = names
      return codes.filter { !$0.isHarmless(names) }
    }
    let answers = unit.sources.indices.filter { !unit.sources[$0].isGiven }
    let found = answers.flatMap { index -> [Diagnostic] in
      let (source, text) = (unit.sources[index], texts[index])
      if text != source.text {
        // Names with an underscore have been made the answer's own; a module's are no use by now.
        let written = harmful(
          UnsafeCode.find(in: source.text).filter { !$0.isRenamed }, in: index)
        guard written.isEmpty else { return written.map { diagnostic($0, asWrittenIn: source) } }
      }
      return harmful(UnsafeCode.find(in: text), in: index)
        .filter { text == source.text || !$0.isPlace }
        .map { diagnostic($0, in: source, as: text) }
    }
    guard found.isEmpty else { return found }
    let moved = unit.sources.indices.flatMap { index -> [Diagnostic] in
      let (source, text) = (unit.sources[index], texts[index])
      guard source.isGiven, hasAnswer(inSource: index) else { return [] }
      var known = UnsafeCode.find(in: source.text).map(\.kind)
      return harmful(UnsafeCode.find(in: text), in: index).filter { code in
        // Rewriting itself says where a part comes from.
        if code.isPlace { return false }
        guard let place = known.firstIndex(of: code.kind) else { return true }
        known.remove(at: place)
        return false
      }.map { diagnostic($0, in: source, as: text) }
    }
    return moved
  }

  /// The places at which a unit's answers are not Swift to our parser, although the compiler
  /// accepts them, wherever rewriting has put them.
  func misreadCode(in unit: CompilationUnit) -> [Diagnostic] {
    unit.sources.indices.compactMap { index in
      let (source, text) = (unit.sources[index], texts[index])
      guard hasAnswer(inSource: index), let offset = ParsedSource(text).firstFault else {
        return nil
      }
      let code = UnsafeCode(kind: .misread, offset: offset, reach: .qualified)
      return diagnostic(code, in: source, as: text)
    }
  }

  /// Makes the diagnostic for a place in an answer that was not rewritten.
  private func diagnostic(
    _ code: UnsafeCode, asWrittenIn source: CompilationUnit.Source
  ) -> Diagnostic {
    let before = source.text.utf8.prefix(code.offset)
    let line = before.count { $0 == 0x0A }
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Diagnostic(
      severity: .error, message: code.sentence, file: source.name, line: line + source.firstLine,
      column: before.reversed().prefix { $0 != 0x0A }.count + source.firstColumn,
      source: String(lines[line]))
  }

  private func diagnostic(
    _ code: UnsafeCode, in source: CompilationUnit.Source, as text: String
  ) -> Diagnostic {
    let before = text.utf8.prefix(code.offset)
    let line = before.count { $0 == 0x0A } + source.firstLine
    let column = before.reversed().prefix { $0 != 0x0A }.count + 1
    let place = original(source.name, line, column)
    return Diagnostic(
      severity: .error, message: code.sentence, file: place.file, line: place.line,
      column: place.column, source: place.source)
  }
}
