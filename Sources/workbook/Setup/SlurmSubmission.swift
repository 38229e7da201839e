import Files
import Foundation
import Grading
import Sandboxing

/// Gives a class to Slurm.
enum SlurmSubmission {
  /// Writes the scripts, and submits them if this machine has `sbatch`.
  static func submit(_ scripts: SlurmScripts) async throws -> Never {
    for (name, text) in [("grade", scripts.array), ("merge", scripts.merge)] {
      try AtomicFile.write(text, to: "\(scripts.folder)/\(name).sbatch")
    }
    Terminal.say(SlurmWords.written(scripts))
    guard let sbatch = SearchPath.program("sbatch") else {
      Terminal.say(SlurmWords.noSbatch)
      throw ExitStatus.success
    }
    guard let array = await number(sbatch, scripts.arraySubmission) else {
      Terminal.complain(SlurmWords.refused(scripts))
      throw ExitStatus.softwareFault
    }
    guard let merge = await number(sbatch, scripts.mergeSubmission(after: array)) else {
      Terminal.complain(SlurmWords.refusedMerge(scripts, after: array))
      throw ExitStatus.softwareFault
    }
    Terminal.say(SlurmWords.submitted(array: array, merge: merge))
    throw ExitStatus.success
  }

  /// A job's number, which a cluster's name may follow.
  private static func number(_ sbatch: String, _ arguments: [String]) async -> String? {
    let output = await Command.output(sbatch, arguments)
    let number = output?.prefix(while: \.isNumber) ?? ""
    return number.isEmpty ? nil : String(number)
  }
}
