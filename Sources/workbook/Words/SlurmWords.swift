import Grading

/// What is said of a class that Slurm grades.
enum SlurmWords {
  static func written(_ scripts: SlurmScripts) -> String {
    "Written: \(scripts.folder)/grade.sbatch and merge.sbatch"
  }

  static let noSbatch = "Not submitted: there is no sbatch on this machine's path."

  static func refused(_ scripts: SlurmScripts) -> String {
    "sbatch did not take the scripts. Run `sbatch \(scripts.folder)/grade.sbatch` to see why."
  }

  static func refusedMerge(_ scripts: SlurmScripts, after array: String) -> String {
    "Job \(array) grades the parts, but sbatch did not take the merge. Run `sh \(scripts.folder)/merge.sbatch` when the "
      + "job has ended."
  }

  static func submitted(array: String, merge: String) -> String {
    "Submitted: job \(array) grades the parts, and job \(merge) puts them together."
  }
}
