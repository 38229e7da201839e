import ArgumentParser
import Chapters
import Foundation
import Grading

/// Grades students' submissions.
struct GradeRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Grade a folder of submissions.",
    discussion: """
      Submissions are SUBMISSIONS/<student>/ch17/*.swift, with the starters' file names, an \
      archive (zip, tar) for each student, or what Canvas, Moodle or Gradescope hand out. Writes \
      gradebook.csv, record.jsonl and a feedback page for each student. A file overrides.csv in the output's folder, with the columns student, \
      exercise, points and reason, changes points by hand.
      """)

  @Argument(help: "The folder with a folder for each student.")
  var submissions: String

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Chapters or exercises to grade; all that were handed in if none is given."))
  var names: [String] = []

  @Option(
    name: .customLong("skip"),
    help: ArgumentHelp("Chapters or exercises to leave out."))
  var skipped: [String] = []

  @Option(
    help: ArgumentHelp(
      "Who is expected to hand in: comma-separated values with a column id, and any others.",
      valueName: "file"))
  var roster: String?

  @Option(
    help: ArgumentHelp(
      "Grade only this part of the class, such as 2/8; grade merge puts the parts together.",
      valueName: "i/n"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Let Slurm grade the class in so many parts: writes batch scripts, and submits them if sbatch "
        + "is there.", valueName: "parts"))
  var slurm: Int?

  @Flag(help: "Go on with a run that was ended: what its record has is not graded again.")
  var resume = false

  @OptionGroup var grading: GradingOptions
  @OptionGroup var options: BookOptions

  func validate() throws {
    if let slurm, slurm < 1 || shard != nil {
      throw ValidationError("--slurm needs at least one part, and no --shard.")
    }
  }

  func run() async throws {
    let installation = try Installation(options)
    if let slurm { try await submit(slurm, installation) }
    let folder = BookOptions.absolute(submissions)
    let output = BookOptions.absolute(grading.output)
    let roster = try self.roster.map { try Roster(file: BookOptions.absolute($0)) }
    let handedIn = try Submission.all(in: folder, except: [output, output + "/feedback"])
    let archives = handedIn.count { $0.obstacle == .archive }
    if archives > 0, !ArchiveReader.isInstalled {
      Terminal.complain(
        "\(archives) \(archives == 1 ? "submission is an archive" : "submissions are archives") and will "
          + "be ungraded: bsdtar, which unpacks them, is not installed. Install it (apt-get install "
          + "libarchive-tools); the same command with --resume then grades them.")
    }
    let book = try installation.readBook(for: names)
    // Files of other chapters are recognised too, and left alone.
    let all = names.isEmpty ? book.exercises : try installation.readBook().exercises
    let run = try await GradingSession(grading, installation, book: book)
    let reader = ArchiveReader(sandbox: run.sandbox, home: run.cache + "/unpacked", exercises: all)
    let (unpacked, place) = try await reader.unpacked(handedIn)
    defer { place?.remove() }
    var students = roster?.matched(unpacked) ?? unpacked
    // By the names that the gradebook has, which the roster decides.
    if let shard { students.removeAll { !shard.contains(student: $0.student) } }
    let files = students.map { SubmissionFiles($0, exercises: all) }
    let exercises = try select(from: book, files: files)
    try await run.grade(
      files, exercises: exercises, shard: shard, resumes: resume, roster: roster)
  }

  /// Has the same words run by Slurm, for each part.
  private func submit(_ count: Int, _ installation: Installation) async throws -> Never {
    var words = [BookOptions.absolute(submissions)]
    words += names.flatMap { ["--only", $0] } + skipped.flatMap { ["--skip", $0] }
    let files = [
      ("--roster", roster), ("--secret-file", grading.secretFile), ("--book", options.book),
    ]
    for case (let name, let file?) in files { words += [name, BookOptions.absolute(file)] }
    if grading.allowUnboxed { words.append("--allow-unboxed") }
    try await SlurmSubmission.submit(
      SlurmScripts(
        count: count, launcher: BookOptions.absolute(installation.launcher),
        output: BookOptions.absolute(grading.output), arguments: words))
  }

  private func select(from book: Book, files: [SubmissionFiles]) throws -> [Exercise] {
    let left = try Set(skipped.flatMap { try book.exercises(named: $0) }.map(\.id))
    var exercises =
      try names.isEmpty
      // The parts of a class have the same columns, whatever was handed in to each.
      ? book.exercises.filter { exercise in
        shard != nil || files.contains { $0.chapters.contains(exercise.chapter) }
      } : names.flatMap { try book.exercises(named: $0) }
    exercises.removeAll { left.contains($0.id) }
    guard !exercises.isEmpty else { throw UsageError.nothingHandedIn }
    try book.requireNoObstacles(for: exercises)
    return exercises
  }
}

extension Shard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
