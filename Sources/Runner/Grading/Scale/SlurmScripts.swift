/// The batch scripts with which Slurm grades a class: an array with a task for each part, and a job that
/// puts the parts together.
///
/// The folders have to be on a disk that all nodes see.
public struct SlurmScripts: Sendable {
  /// How many tasks the array has.
  private let count: Int
  /// An absolute path of the tool's starter.
  private let launcher: String
  /// The absolute path of the folder for the grades.
  private let output: String
  /// The words of `grade run` for all parts, with absolute paths.
  private let arguments: [String]
  /// The words of all commands that read the book.
  private let book: [String]

  /// - Parameters:
  ///   - arguments: Without the output, the part and the book.
  ///   - book: The absolute path of a book's folder, if it is not the workbook's own.
  public init(
    count: Int, launcher: String, output: String, arguments: [String], book: String? = nil
  ) {
    self.count = count
    self.launcher = launcher
    self.output = output
    self.arguments = arguments
    self.book = book.map { ["--book", $0] } ?? []
  }

  /// Grades the part of the array's task; if the job runs again, it continues with the submissions
  /// that are missing.
  public var array: String {
    let words = Self.line([launcher, "grade", "run"] + arguments + book)
    return """
      #!/bin/sh
      #SBATCH --job-name=workbook-grade
      #SBATCH --array=1-\(count)
      #SBATCH --cpus-per-task=2
      #SBATCH --mem=8G
      part="$SLURM_ARRAY_TASK_ID"
      exec \(words) \\
        --output \(Self.quoted(RunFolder.parts(in: output)))/"$part" --shard "$part/\(count)" --resume

      """
  }

  /// Merges the parts that exist, and names those that are missing.
  public var merge: String {
    """
    #!/bin/sh
    #SBATCH --job-name=workbook-merge
    exec \(Self.line([launcher, "grade", "merge"])) \(Self.quoted(RunFolder.parts(in: output)))/* \\
      \(Self.line(["--output", output] + book))

    """
  }

  /// The folder of the scripts and of the jobs' output.
  public var folder: String { output + "/slurm" }

  /// The arguments of `sbatch` for the array, with which it prints the job's number.
  public var arraySubmission: [String] {
    ["--parsable", "--output", folder + "/part-%a.log", folder + "/grade.sbatch"]
  }

  /// The arguments of `sbatch` for the merge, which waits for the array even if parts fail: it
  /// reports them.
  public func mergeSubmission(after job: String) -> [String] {
    [
      "--parsable", "--dependency", "afterany:\(job)", "--output", folder + "/merge.log",
      folder + "/merge.sbatch",
    ]
  }

  private static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
