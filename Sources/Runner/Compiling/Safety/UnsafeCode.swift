import Record
import SwiftSyntax

/// A place at which an answer reaches for what lies outside of Swift's rules and UIKit's.
///
/// An answer runs in the process that records the evidence about it. Safe Swift cannot get at that
/// record; pointers, foreign symbols, descriptors and threads could. The compiler finds what is
/// unsafe by type (`-strict-memory-safety`); this finds the ways around it that only syntax shows.
struct UnsafeCode: Equatable {
  /// What an answer is not to use.
  enum Kind: Equatable {
    case attribute(String)
    case module(String)
    /// The keyword `unsafe`, which takes the compiler's word away.
    case mark
    /// A name that begins with an underscore and is not the answer's own.
    case underscore(String)
    case name(String, UnsafeNames.Reason)
    case macro
    /// The function with which the app around an exercise begins.
    case root
    /// A format that is no literal, or in which a value is read as an address.
    case format
    /// A statement of a `deinit`, which may lend out what is being destroyed. To print a text is
    /// harmless, unless `print` is the answer's own.
    case destruction(isPrint: Bool)
    /// Something that is Swift to the compiler and none to our parser, which could hide all of these.
    case misread
  }

  /// From where a name is looked for.
  enum Reach: Equatable {
    /// By itself, in types of these names.
    case bare(in: [String])
    /// After the dot behind a value.
    case member
    /// Where nothing of the answer's can stand before it.
    case qualified
  }

  var kind: Kind
  /// From the beginning of the text, in bytes of UTF-8.
  var offset: Int
  var reach: Reach

  /// All such places of a source, in its order.
  static func find(in text: String) -> [UnsafeCode] {
    UnsafeCodeFinder.places(in: ParsedSource(text).tree)
  }

  /// Whether the answer's own names decide if it is harmless: it may be a function of the answer's,
  /// or a hidden name.
  ///
  /// An answer may well have a method `raise(_:)`, or a property `_progress`.
  fileprivate var dependsOnNames: Bool {
    switch kind {
    case .underscore: reach != .qualified
    case .name(let name, _): reach != .qualified && name.first?.isLowercase == true
    case .destruction(let isPrint): isPrint
    default: false
    }
  }

  /// Whether it is harmless, given the names that stand before every imported one here.
  fileprivate func isHarmless(_ names: OwnNames) -> Bool {
    switch (kind, reach) {
    case (.underscore(let name), .bare(let types)):
      names.hasMember(name, in: types) || names.hasTopLevel(name)
    case (.underscore(let name), .member): names.hasMember(name) || names.hasTopLevel(name)
    case (.name(let name, _), .bare(let types)): names.hasMember(name, in: types)
    case (.destruction(let isPrint), _):
      isPrint && !names.hasMember("print") && !names.hasTopLevel("print")
    default: false
    }
  }

  /// What a learner reads: what it is, why it is refused, and what to write instead.
  var sentence: String {
    switch kind {
    case .attribute(let name):
      "the attribute \(name) is not accepted in an answer, because it goes past Swift's own rules; "
        + "write the declaration without it"
    case .module(let name):
      "the module \(name) is not accepted in an answer, because it reaches beyond the app; import "
        + "UIKit, and Foundation where you need it"
    case .mark:
      "unsafe is not accepted in an answer, because the record of its run lies in the same memory; "
        + "write it with values and closures"
    case .underscore(let name):
      "\(name) is not accepted in an answer: names that begin with an underscore are not meant to "
        + "be called; use what UIKit documents"
    case .name(let name, let reason):
      "\(name) is not accepted in an answer, because \(reason.sentence)"
    case .macro:
      "macros of one's own are not accepted in an answer; write the code that it would make"
    case .root:
      "makeRootViewController is not accepted in an answer, because the exercise gives it; leave it "
        + "out"
    case .format:
      "this format is not accepted in an answer, because it could read any memory; write it as a "
        + "literal with as many numbers as it names (%d, %.2f), or as \"\\(value)\""
    case .destruction:
      "this is not accepted in a deinit, where it may lend out an object that is being destroyed; "
        + "a deinit may print a text without values, and what has to end can end where the "
        + "transition does"
    case .misread:
      "this is not accepted in an answer, because only the compiler can tell what it means; write "
        + "it in the usual way"
    }
  }
}

extension Rewriting {
  /// What a unit's answers use and may not, as the compiler would report it.
  func unsafeCode(in unit: CompilationUnit) -> [Diagnostic] {
    var found = zip(unit.sources, texts).map { source, text in
      source.isGiven ? [] : UnsafeCode.find(in: text)
    }
    if found.contains(where: { $0.contains(where: \.dependsOnNames) }) {
      let names = OwnNames(texts: texts)
      found = found.map { $0.filter { !$0.isHarmless(names) } }
    }
    return zip(found, zip(unit.sources, texts)).flatMap { codes, source in
      codes.map { diagnostic($0, in: source.0, as: source.1) }
    }
  }

  /// Where a unit's answers are no Swift to our parser, although the compiler accepts them.
  func misreadCode(in unit: CompilationUnit) -> [Diagnostic] {
    zip(unit.sources, texts).compactMap { source, text in
      guard !source.isGiven, let offset = ParsedSource(text).firstFault else { return nil }
      let code = UnsafeCode(kind: .misread, offset: offset, reach: .qualified)
      return diagnostic(code, in: source, as: text)
    }
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
