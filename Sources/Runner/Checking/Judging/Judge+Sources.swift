public import Chapters
import Compiling
import Foundation
import Record

extension Judge {
  /// The compiler's input for an answer, and the judge's messages of its first run, for benchmarks.
  ///
  /// - Returns: Texts by file name.
  public func sources(of answer: Answer, to exercise: Exercise) throws -> [String: String] {
    let text = try answer.text.get()
    var files = compiler.texts(of: unit(for: exercise, file: answer.file, text: text))
    if let variant = exercise.scenarios.first?.variants.first {
      let lines = try Player.script(of: variant).map { try Wire.encode($0) }
      files["script.jsonl"] = ([Data(Seal().line.utf8)] + lines)
        .map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    }
    return files
  }

  /// The warnings of ours about an answer that compiles: methods that UIKit never calls because of a
  /// label, and code that Xcode would refuse in Swift 6 language mode.
  static func ownWarnings(
    about text: String, in unit: CompilationUnit, besides known: [Diagnostic]
  ) -> [Diagnostic] {
    let file = unit.sources.last?.name ?? ""
    let lines = known.filter { $0.id == Diagnostic.uncalledMethod }.map(\.line)
    let mislabelled = MislabelledMethods.warnings(in: text, file: file)
      .filter { !lines.contains($0.line) }
    return mislabelled
      + UnisolatedCode.warnings(
        in: text, file: file, besides: unit.sources.dropLast().map(\.text))
  }
}
