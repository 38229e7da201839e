import Foundation
import Record

extension CompilationUnit {
  /// Refuses answers whose objects refer to what no exercise needs, wherever rewriting has put a part.
  func foreignNames(
    in directory: BuildDirectory, _ files: [File], _ rewriting: Rewriting
  ) -> [Diagnostic] {
    zip(zip(sources, rewriting.texts), files).compactMap { pair, file in
      let (source, text) = pair
      guard !source.isGiven || text != source.text else { return nil }
      let object = directory.object(file.object)
      // An object of the app around the answer that was kept has no part of this answer.
      if source.isGiven, access(object, F_OK) != 0 { return nil }
      guard let symbols = ObjectSymbols(contentsOf: object) else {
        return Diagnostic(
          severity: .error, message: "What the compiler made of this file cannot be read.",
          file: source.name, line: source.firstLine)
      }
      let names = ForeignNames.refused(in: symbols)
      guard !names.isEmpty else { return nil }
      return Diagnostic(
        severity: .error,
        message:
          "\(names.prefix(4).joined(separator: ", ")): not accepted in an answer, even if it is "
          + "used without being named. Of what lies outside of UIKit and Swift's own types, an answer "
          + "has what exercises need; write it with views, numbers, texts and collections",
        file: source.name, line: source.firstLine)
    }
  }
}
