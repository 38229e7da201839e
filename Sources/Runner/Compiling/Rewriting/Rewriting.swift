import Foundation

/// A unit's sources as the compiler is to see them, and the way back for the places in its
/// messages.
struct Rewriting: Sendable {
  private let sources: [CompilationUnit.Source]
  /// The names of the sources' files.
  private let names: [String]
  /// The sources after the answer's names were changed that could be mistaken for a library's.
  private let renamed: [EditedText]
  /// The sources after names and syntax of earlier Swift were brought up to date.
  private let translated: [EditedText]
  private let edited: [EditedText]
  /// Whether each source is a given one whose text nothing in the others has changed.
  private let isByItself: [Bool]
  private let cache: ContentCache?

  /// Rewrites the sources that need it; the result of a source that stands for itself is kept in
  /// the cache.
  init(unit: CompilationUnit, cache: ContentCache?) {
    sources = unit.sources
    self.cache = cache
    names = sources.indices.map(unit.fileName(ofSource:))
    renamed = sources.map {
      unit.isConfined && !$0.isGiven
        ? OwnUnderscores.rename($0.text) : EditedText(unchanged: $0.text)
    }
    translated = LegacySyntax.translate(renamed.map(\.text))
    let texts = ExtensionOverrides.move(sources, texts: translated.map(\.text), cache: cache)
      .map(\.text)
    let isMovedNowhere = zip(sources, texts).map { $0.isGiven && $0.text == $1 }
    var needs = texts.map { RewritingNeed($0) }
    if InheritedRequirement.mayOccur(in: texts) || ExtendedMember.mayOccur(in: texts) {
      needs.append(.together)
    }
    guard needs.contains(.alone) || needs.contains(.together) else {
      edited = texts.map { EditedText(unchanged: $0) }
      isByItself = isMovedNowhere
      return
    }
    if needs.contains(.together) {
      let parsed = texts.map { ParsedSource($0) }
      let index = ModuleIndex(parsed)
      let together = parsed.map { SourceRewriter.rewrite($0, index: index) }
      edited = together
      isByItself = zip(isMovedNowhere, zip(texts, together)).map { $0 && $1.0 == $1.1.text }
      return
    }
    edited = zip(texts, needs).map { text, need in
      guard need == .alone else { return EditedText(unchanged: text) }
      return ContentCache.memoized("rewriting", of: text, in: cache) {
        let parsed = ParsedSource(text)
        return SourceRewriter.rewrite(parsed, index: ModuleIndex([parsed]))
      }
    }
    isByItself = isMovedNowhere
  }

  /// One for each source, with the lines of the original.
  var texts: [String] { edited.map(\.text) }

  /// Whether an answer has a part in the text of a source.
  func hasAnswer(inSource index: Int) -> Bool { !isByItself[index] }

  /// The cache for findings in the text of a source; `nil` if an answer has a part in it.
  func cache(ofSource index: Int) -> ContentCache? { isByItself[index] ? cache : nil }

  /// Puts a place in a rewritten source back to where its author finds it.
  func original(_ file: String, _ line: Int, _ column: Int) -> DiagnosticParser.Place {
    for (source, (renamed, (translated, edited))) in zip(
      sources, zip(renamed, zip(translated, edited)))
    where source.name == file {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = line - source.firstLine
      guard lines.indices.contains(index) else { continue }
      let text = lines[index].hasSuffix("\r") ? lines[index].dropLast() : lines[index]
      let earlier = edited.originalColumn(line: index + 1, column: column)
      let named = translated.originalColumn(line: index + 1, column: earlier)
      let own = renamed.originalColumn(line: index + 1, column: named)
      return DiagnosticParser.Place(
        file: file, line: line, column: own + source.firstColumn - 1, source: String(text))
    }
    // Behind its last line a file goes by its own name: something in it has no end.
    if let index = names.firstIndex(of: file) { return end(of: sources[index]) }
    return DiagnosticParser.Place(file: file, line: line, column: column, source: nil)
  }

  /// The place behind the last line that has something on it.
  private func end(of source: CompilationUnit.Source) -> DiagnosticParser.Place {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    return DiagnosticParser.Place(
      file: source.name, line: source.firstLine + last,
      column: source.firstColumn + lines[last].utf8.count, source: String(lines[last]))
  }
}
