import Foundation
import Record
import SwiftSyntax

extension CompilationUnit {
  /// Refuses answers whose objects refer to names that no exercise needs, wherever rewriting has
  /// put a part.
  func foreignNames(
    in directory: BuildDirectory, _ files: [File], _ rewriting: Rewriting
  ) -> [Diagnostic] {
    zip(zip(sources, rewriting.texts), files).flatMap { pair, file -> [Diagnostic] in
      let (source, text) = pair
      guard !source.isGiven || text != source.text else { return [] }
      let path = directory.object(file.object)
      // An object of the app around the answer that was kept has no part of this answer.
      if source.isGiven, access(path, F_OK) != 0 { return [] }
      guard let object = ObjectFile(contentsOf: path), let symbols = ObjectSymbols(object) else {
        return [
          Diagnostic(
            severity: .error, message: "What the compiler made of this file cannot be read.",
            file: source.name, line: source.firstLine)
        ]
      }
      let names = ForeignNames.refused(in: symbols)
      guard !names.isEmpty else { return [] }
      let wanted = names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      let lines = ObjectLines(object, of: wanted)
      let tree = ParsedSource(source.text).tree
      let places = names.sorted { $0.key < $1.key }.map { name, symbols in
        (name, place(naming: name, source, tree) ?? place(of: symbols, lines, rewriting))
      }
      return Self.diagnostics(places, in: source)
    }
  }

  /// One for each line, in their order, with all that is refused there.
  private static func diagnostics(
    _ names: [(name: String, place: DiagnosticParser.Place?)], in source: Source
  ) -> [Diagnostic] {
    let lines = Dictionary(grouping: names) { $0.place?.line ?? source.firstLine }
    return lines.sorted { $0.key < $1.key }.prefix(20).map { line, names in
      let place = names.compactMap(\.place).min { $0.column < $1.column }
      return Diagnostic(
        severity: .error, message: ForeignNames.sentence(names.map(\.name)),
        file: place?.file ?? source.name, line: line, column: place?.column,
        source: place?.source)
    }
  }

  /// The place in a source of the code that refers to one of these symbols.
  private func place(
    of symbols: Set<String>, _ lines: ObjectLines, _ rewriting: Rewriting
  ) -> DiagnosticParser.Place? {
    lines.place(of: symbols, in: Set(sources.map(\.name))).map {
      rewriting.original($0.file, $0.line, max($0.column, 1))
    }
  }

  /// The first place in a source that has this name; `nil` if its author never wrote it.
  private func place(
    naming name: String, _ source: Source, _ tree: SourceFileSyntax
  ) -> DiagnosticParser.Place? {
    guard
      let token = tree.tokens(viewMode: .sourceAccurate)
        .first(where: { UnsafeCodeFinder.name($0) == name })
    else { return nil }
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = source.text.utf8.prefix(offset)
    let line = before.count { $0 == 0x0A }
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    return DiagnosticParser.Place(
      file: source.name, line: line + source.firstLine,
      column: before.reversed().prefix { $0 != 0x0A }.count + source.firstColumn,
      source: String(lines[line]))
  }
}
