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

  /// A warning about code that Xcode would refuse in Swift 6 language mode.
  static func unisolated(_ text: String, in unit: CompilationUnit) -> Diagnostic? {
    UnisolatedCode.warning(
      in: text, file: unit.sources.last?.name ?? "",
      besides: unit.sources.dropLast().map(\.text))
  }
}
