public import Chapters
import Files

extension Judge {
  /// The key of the verdict on an answer that was judged before, in the scenarios' own variants; `nil` if
  /// it would have to be compiled and played.
  public func knownKey(of answer: Answer, to exercise: Exercise) async -> String? {
    guard case .success(let text) = answer.text else { return nil }
    let unit = unit(for: exercise, file: answer.file, text: text)
    let key = verdictKey(
      unit, exercise, exercise.plays, await compiler.sandbox().protection)
    return compiler.cache.holds(.verdicts, key + ".json") ? key : nil
  }
}
