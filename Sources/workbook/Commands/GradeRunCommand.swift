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
      archive (zip, tar) for each student, or what Canvas, Moodle or Gradescope hand out, also as the \
      archive that they make of it. Writes gradebook.csv, record.jsonl and a feedback page for each student. \
      A file overrides.csv in the output's folder, with the columns student, exercise, points and reason, \
      changes points by hand.
      """)

  @Argument(help: "The folder with a folder for each student, or a platform's archive of it.")
  var submissions: String

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "A chapter or an exercise to grade; the option may be repeated. Without it, all exercises of the "
        + "chapters of which anything was handed in."))
  var names: [String] = []

  @Option(
    name: .customLong("skip"),
    help: ArgumentHelp("A chapter or an exercise to leave out; the option may be repeated."))
  var skipped: [String] = []

  @Option(
    help: ArgumentHelp(
      "Who is expected to hand in: comma-separated values with a column id, and any others; or what Canvas "
        + "(gradebook), Moodle (participants, grading worksheet) or Gradescope (roster) export.",
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

  func run() async throws {
    if let slurm, slurm < 1 { throw GradeUsageError.noParts }
    if slurm != nil, shard != nil { throw GradeUsageError.partOfParts }
    let installation = try Installation(options)
    if let slurm { try await submit(slurm, installation) }
    let place = BookOptions.absolute(submissions)
    let output = BookOptions.absolute(grading.output)
    try RunFolder.requireUsable(
      output, resumes: resume, submissions: place, mayBegin: shard != nil)
    let earlier = try resume ? ClassList(run: output) : ClassList()
    let roster =
      try self.roster.map { try Roster(file: BookOptions.absolute($0)) } ?? earlier.roster
    let isArchive = Submission.isArchive(place)
    let submissions = try isArchive ? [] : Submission.all(in: place)
    let book = try installation.readBook(for: names)
    // What is graded for hours is no guess.
    for name in names + skipped {
      _ = try book.exercises(named: name, acceptsPrefixes: false)
    }
    // Files of other chapters are recognised too, and left alone.
    let all = names.isEmpty ? book.exercises : try installation.readBook().exercises
    let run = try await GradingSession(grading, installation, book: book)
    let reader = ArchiveReader(sandbox: run.sandbox, home: run.cache + "/unpacked", exercises: all)
    let opened = try await isArchive ? reader.unpackedClass(place) : nil
    defer { opened?.place.remove() }
    let handedIn = try opened.map { try Submission.all(in: $0.folder) } ?? submissions
    sayWithoutUnpacking(handedIn)
    let unpacking = ProgressLine("Unpacking", total: handedIn.count)
    let (unpacked, folder) = try await reader.unpacked(handedIn, atOneTime: grading.jobs) {
      unpacking.note(done: $0)
    }
    await unpacking.end()
    defer { folder?.remove() }
    try Submission.requireClass(unpacked, in: place)
    var students = try roster?.matched(unpacked, in: place) ?? unpacked
    // By the names that the gradebook has, which the roster decides.
    if let shard { students.removeAll { !shard.contains(student: $0.student) } }
    let chosen = try chosen(in: book)
    var files = await look(through: students, exercises: all, graded: chosen)
    let exercises = try select(from: book, files: files, recorded: try recorded(in: output))
    // What is graded may tell which of several exercises a name stands for, and which is meant by another name.
    if chosen?.map(\.id) != exercises.map(\.id) {
      files = await look(through: students, exercises: all, graded: exercises)
    }
    try await run.grade(
      files, exercises: exercises, shard: shard, resumes: resume, roster: roster)
  }

  /// Finds out which files answer which exercises.
  private func look(
    through students: [Submission], exercises: [Exercise], graded: [Exercise]?
  ) async -> [SubmissionFiles] {
    let progress = ProgressLine("Looking through submissions", total: students.count)
    let files = await SubmissionFiles.all(
      of: students, exercises: exercises, graded: graded,
      // What nobody has chosen yet is looked through once more.
      remarksOnOthers: graded != nil, atOneTime: grading.jobs
    ) { progress.note(done: $0) }
    await progress.end()
    return files
  }

  /// Says what stays ungraded where archives cannot be unpacked.
  private func sayWithoutUnpacking(_ submissions: [Submission]) {
    let archives = submissions.count { $0.hasArchives }
    guard archives > 0, !ArchiveReader.isInstalled else { return }
    Terminal.complain(GradeReport.withoutUnpacking(archives))
  }

  /// Has the same words run by Slurm, for each part.
  private func submit(_ count: Int, _ installation: Installation) async throws -> Never {
    var words = [BookOptions.absolute(submissions)]
    words += names.flatMap { ["--only", $0] } + skipped.flatMap { ["--skip", $0] }
    let files = [("--roster", roster), ("--secret-file", grading.secretFile)]
    for case (let name, let file?) in files { words += [name, BookOptions.absolute(file)] }
    if grading.allowUnboxed { words.append("--allow-unboxed") }
    try await SlurmSubmission.submit(
      SlurmScripts(
        count: count, launcher: BookOptions.absolute(installation.launcher),
        output: BookOptions.absolute(grading.output), arguments: words,
        book: options.book.map(BookOptions.absolute)))
  }

  /// The exercises that the options name; `nil` if they name none.
  private func chosen(in book: Book) throws -> [Exercise]? {
    let left = try Set(skipped.flatMap { try book.exercises(named: $0) }.map(\.id))
    guard !names.isEmpty else {
      return left.isEmpty ? nil : book.exercises.filter { !left.contains($0.id) }
    }
    let wanted = try Set(names.flatMap { try book.exercises(named: $0) }.map(\.id))
    return book.exercises.filter { wanted.contains($0.id) && !left.contains($0.id) }
  }

  /// The exercises of the run that is continued, which it need not be told again.
  private func recorded(in output: String) throws -> [String]? {
    guard resume, names.isEmpty, skipped.isEmpty,
      FileManager.default.fileExists(atPath: output + "/record.jsonl")
    else { return nil }
    return try GradingRecord.terms(ofRun: output)?.columns.map(\.exercise)
  }

  /// The columns, in the order of the book.
  private func select(
    from book: Book, files: [SubmissionFiles], recorded: [String]?
  ) throws -> [Exercise] {
    var exercises = try chosen(in: book) ?? book.exercises
    if let recorded {
      exercises = try book.exercises(recorded, ofRun: BookOptions.absolute(grading.output))
    } else if names.isEmpty, shard == nil {
      // The parts of a class have the same columns, whatever was handed in to each.
      exercises.removeAll { exercise in
        !files.contains { $0.chapters.contains(exercise.chapter) }
      }
    }
    guard !exercises.isEmpty else {
      for files in files { try files.requireName() }
      throw UsageError.nothingHandedIn
    }
    try book.requireNoObstacles(for: exercises)
    return exercises
  }
}

extension Shard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
