import Foundation

/// A unit's sources as the compiler is to see them, and the way back for what it says about them.
struct Rewriting: Sendable {
  private let sources: [CompilationUnit.Source]
  private let edited: [EditedText]

  /// Rewrites what has to be; the result of a source that stands for itself is kept in the cache.
  init(unit: CompilationUnit, cache: ContentCache?) {
    sources = unit.sources
    let needs = sources.map { SourceWords.needRewriting($0.text) }
    guard needs.contains(.alone) || needs.contains(.together) else {
      edited = sources.map { EditedText(unchanged: $0.text) }
      return
    }
    if needs.contains(.together) {
      let parsed = sources.map { ParsedSource($0.text) }
      let index = ModuleIndex(parsed)
      edited = parsed.map { SourceRewriter.rewrite($0, index: index) }
      return
    }
    edited = zip(sources, needs).map { source, need in
      guard need == .alone else { return EditedText(unchanged: source.text) }
      let key = Digest.text(of: ["rewritten 1", source.text]) + ".json"
      if let kept = cache?.value(.sources, key, as: EditedText.self) { return kept }
      let parsed = ParsedSource(source.text)
      let result = SourceRewriter.rewrite(parsed, index: ModuleIndex([parsed]))
      cache?.keep(result, .sources, key)
      return result
    }
  }

  /// One for each source, with the lines of the original.
  var texts: [String] { edited.map(\.text) }

  /// Puts a place in a rewritten source back to where its author finds it.
  func original(_ file: String, _ line: Int, _ column: Int) -> DiagnosticParser.Place {
    for (source, edited) in zip(sources, edited) where source.name == file {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = line - source.firstLine
      guard lines.indices.contains(index) else { continue }
      let text = lines[index].hasSuffix("\r") ? lines[index].dropLast() : lines[index]
      let own = edited.originalColumn(line: index + 1, column: column)
      return DiagnosticParser.Place(
        file: file, line: line, column: own + source.firstColumn - 1, source: String(text))
    }
    return DiagnosticParser.Place(file: file, line: line, column: column, source: nil)
  }
}
