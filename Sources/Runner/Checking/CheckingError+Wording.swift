import Compiling
import Files
import Record
import Sandboxing

extension CheckingError {
  /// What happened, and what helps.
  public var sentence: String {
    switch self {
    case .compiler(let error): return error.sentence
    case .sandbox(let error): return error.sentence
    case .checksRejected(let exercise, let diagnostics):
      let lines = diagnostics.filter { $0.severity == .error }.map {
        $0.locationPrefix + $0.message
      }
      return "The checks of \(exercise) do not compile, which is not your fault:\n"
        + lines.joined(separator: "\n")
    case .checksStopped(let exercise, let stop):
      return "The checks of \(exercise) do not compile, which is not your fault. \(stop.sentence)"
    case .checksBroken(let exercise, let outcome, let output):
      return
        "The checks of \(exercise) broke, which is not your fault: they "
        + "\(outcome.predicate(isPlural: true))."
        + (output.isEmpty ? "" : "\n\(output.withoutControls)")
    case .referenceBroken(let exercise, let detail):
      return
        "The reference answer to \(exercise) does not work, which is not your fault: without it no "
        + "answer can be judged.\n\(detail.withoutControls)"
    }
  }
}
