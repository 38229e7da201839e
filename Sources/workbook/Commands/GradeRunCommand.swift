import ArgumentParser
import Chapters
import Files
import Foundation
import Grading

/// Grades students' submissions.
struct GradeRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Grade a folder of submissions.",
    discussion: """
      Submissions are SUBMISSIONS/<student>/ch17/*.swift, with the starters' file names, an \
      archive (zip, tar) for each student, or what Canvas, Moodle or Gradescope hand out, also as the \
      archive that they make of it. Writes gradebook.csv, record.sqlite and a feedback page for each student. \
      A file overrides.csv in the output's folder, with the columns student, exercise, points and reason, \
      changes points by hand.
      """)

  @Argument(
    help:
      "Folders with a folder for each student, or a platform's archives of them; several are one class."
  )
  var submissions: [String]

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "A chapter or an exercise to grade, or a student; the option may be repeated. Without it, all students, and "
        + "all exercises of the chapters of which anything was handed in.", valueName: "name"))
  var only: [String] = []

  @Option(
    name: .customLong("skip"),
    help: ArgumentHelp(
      "A chapter, an exercise or a student to leave out; the option may be repeated. Students who are left out "
        + "are named in the gradebook, and --resume grades them.", valueName: "name"))
  var skip: [String] = []

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
    if slurm != nil, grading.compare != nil { throw GradeUsageError.partsCompared }
    let installation = try Installation(options)
    let places = submissions.map(BookOptions.absolute)
    let output = BookOptions.absolute(grading.output)
    for place in places {
      if let slurm {
        try RunFolder.requireUsable(forParts: slurm, in: output, submissions: place)
      } else {
        try RunFolder.requireUsable(
          output, resumes: resume, submissions: place, mayBegin: shard != nil)
      }
    }
    let earlier = try resume ? ClassList(run: output) : ClassList()
    let roster =
      try self.roster.map { try Roster(file: BookOptions.absolute($0)) } ?? earlier.roster
    // Files of other chapters are recognised too, and left alone.
    let whole = try installation.readBook()
    let (names, selection) = try names(in: whole)
    let book = try names.only.isEmpty ? whole : installation.readBook(for: names.only)
    // What is in an archive of a class is known when it is unpacked.
    let listed = try places.map { place in
      (place: place, submissions: try Submission.isArchive(place) ? nil : Submission.all(in: place))
    }
    if listed.allSatisfy({ $0.submissions != nil }) {
      let submissions = listed.compactMap(\.submissions).flatMap(\.self)
      try requireKnown(selection, among: submissions, roster, whole)
    }
    if let slurm { try await submit(slurm, installation) }
    let run = try await GradingSession(grading, installation, book: book)
    let reader = ArchiveReader(
      sandbox: run.sandbox, home: run.cache + "/unpacked", exercises: whole.exercises)
    let unpacking = try await unpacked(listed, with: reader)
    defer { for folder in unpacking.folders { folder.remove() } }
    var students = try roster?.matched(unpacking.submissions, in: places) ?? unpacking.submissions
    try requireKnown(selection, among: students, roster, whole)
    students = selection.applied(to: students, roster: roster)
    // By the names that the gradebook has, which the roster decides.
    if let shard { students.removeAll { !shard.contains(student: $0.student) } }
    let chosen = try chosen(names, in: book)
    var files = await look(through: students, exercises: whole.exercises, graded: chosen)
    let exercises = try select(
      names, from: book, files: files, recorded: try recorded(names, in: output))
    // What is graded may tell which of several exercises a name stands for, and which is meant by another name.
    if chosen?.map(\.id) != exercises.map(\.id) {
      files = await look(through: students, exercises: whole.exercises, graded: exercises)
    }
    try await run.grade(
      files, exercises: exercises, shard: shard, resumes: resume, roster: roster)
  }

  /// The exercises that are graded, or left out, as the options name them.
  private struct ChosenExercises {
    var only: [String]
    var skipped: [String]
    var isEmpty: Bool { only.isEmpty && skipped.isEmpty }
  }

  /// The exercises and the students that the options name; what is no exercise is a student.
  private func names(in book: Book) throws -> (ChosenExercises, StudentSelection) {
    func isExercise(_ word: String) throws -> Bool {
      do throws(NameError) {
        // What is graded for hours is no guess.
        _ = try book.exercises(named: word, acceptsPrefixes: false)
        return true
      } catch {
        if case .ambiguous = error { throw error }
        return !book.findings(forUnreadableChapterIn: word).isEmpty
      }
    }
    let exercises = try Set((only + skip).filter(isExercise))
    return (
      ChosenExercises(
        only: only.filter(exercises.contains), skipped: skip.filter(exercises.contains)),
      StudentSelection(
        only: only.filter { !exercises.contains($0) },
        skipped: skip.filter { !exercises.contains($0) })
    )
  }

  private func requireKnown(
    _ selection: StudentSelection, among submissions: [Submission], _ roster: Roster?, _ book: Book
  ) throws {
    guard let word = selection.unknown(among: submissions, roster: roster) else { return }
    let students = StudentSelection.nearest(to: word, among: submissions, roster: roster)
    do throws(NameError) {
      _ = try book.exercises(named: word, acceptsPrefixes: false)
    } catch {
      guard !students.isEmpty else { throw error }
      switch error {
      case .unknown(_, let exercises):
        throw GradeUsageError.noSuchName(word, nearest: students + exercises)
      case .noChapter, .noExercise: throw GradeUsageError.noSuchName(word, nearest: students)
      case .ambiguous: throw error
      }
    }
  }

  /// The submissions of all places, with their archives unpacked, and the folders with what was unpacked.
  ///
  /// - Parameter listed: The submissions of each place; `nil` for an archive of a class.
  private func unpacked(
    _ listed: [(place: String, submissions: [Submission]?)], with reader: ArchiveReader
  ) async throws -> (submissions: [Submission], folders: [MarkedFolder]) {
    var folders: [MarkedFolder] = []
    do {
      var classes: [(place: String, submissions: [Submission])] = []
      for (place, submissions) in listed {
        if let submissions {
          classes.append((place, submissions))
        } else {
          let opened = try await reader.unpackedClass(place)
          folders.append(opened.place)
          classes.append((place, try Submission.all(in: opened.folder)))
        }
      }
      sayWithoutUnpacking(classes.flatMap(\.submissions))
      let progress = ProgressLine(
        "Unpacking", total: classes.map(\.submissions.count).reduce(0, +))
      var all: [Submission] = []
      for (index, (place, handedIn)) in classes.enumerated() {
        let before = all.count
        let (unpacked, folder) = try await reader.unpacked(handedIn, atOneTime: grading.jobs) {
          progress.note(done: before + $0)
        }
        if let folder { folders.append(folder) }
        try Submission.requireClass(unpacked, in: place)
        classes[index].submissions = unpacked
        all += unpacked
      }
      await progress.end()
      try Submission.requireDistinct(classes)
      return (all.sorted { $0.student < $1.student }, folders)
    } catch {
      for folder in folders { folder.remove() }
      throw error
    }
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
    // What is wrong with these is better heard now than from each part of a queue.
    _ = try grading.secretFile.map { try Secret(file: BookOptions.absolute($0)) }
    _ = try Overrides(run: BookOptions.absolute(grading.output))
    var words = submissions.map(BookOptions.absolute)
    words += only.flatMap { ["--only", $0] } + skip.flatMap { ["--skip", $0] }
    let files = [("--roster", roster), ("--secret-file", grading.secretFile)]
    for case (let name, let file?) in files { words += [name, BookOptions.absolute(file)] }
    if let jobs = grading.jobs { words += ["--jobs", "\(jobs)"] }
    if grading.allowUnboxed { words.append("--allow-unboxed") }
    try await SlurmSubmission.submit(
      SlurmScripts(
        count: count, launcher: BookOptions.absolute(installation.launcher),
        output: BookOptions.absolute(grading.output), arguments: words,
        book: options.book.map(BookOptions.absolute)))
  }

  /// The exercises that the options name; `nil` if they name none.
  private func chosen(_ names: ChosenExercises, in book: Book) throws -> [Exercise]? {
    func ids(_ words: [String]) throws -> Set<String> {
      try Set(words.flatMap { try book.exercises(named: $0) }.map(\.id))
    }
    guard !names.isEmpty else { return nil }
    let (wanted, left) = (try ids(names.only), try ids(names.skipped))
    return book.exercises.filter {
      (names.only.isEmpty || wanted.contains($0.id)) && !left.contains($0.id)
    }
  }

  /// The exercises of the run that is continued, which it need not be told again.
  private func recorded(_ names: ChosenExercises, in output: String) throws -> [String]? {
    guard resume, names.isEmpty, RunFolder.hasRecord(output) else { return nil }
    return try GradingRecord.terms(ofRun: output)?.columns.map(\.exercise)
  }

  /// The columns, in the order of the book.
  private func select(
    _ names: ChosenExercises, from book: Book, files: [SubmissionFiles], recorded: [String]?
  ) throws -> [Exercise] {
    var exercises = try chosen(names, in: book) ?? book.exercises
    if let recorded {
      exercises = try book.exercises(recorded, ofRun: BookOptions.absolute(grading.output))
    } else if names.only.isEmpty, shard == nil {
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
