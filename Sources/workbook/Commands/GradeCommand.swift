import ArgumentParser
import Chapters
import Checking
import Files
import Foundation
import Grading
import SiteRendering

/// Grades submissions, and gives the grades to others.
struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade submissions, and export their grades.",
    subcommands: [GradeRunCommand.self, GradeExportCommand.self],
    defaultSubcommand: GradeRunCommand.self)
}

/// Grades what students handed in.
struct GradeRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Grade a folder of submissions.",
    discussion: """
      Submissions are SUBMISSIONS/<student>/ch17/*.swift, with the starters' file names, or an \
      archive (zip, tar) for each student. Writes gradebook.csv, record.jsonl and a feedback page for each student.
      """)

  @Argument(help: "The folder with a folder for each student.")
  var submissions: String

  @Option(help: ArgumentHelp("Where grades and pages are written.", valueName: "folder"))
  var output: String

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
      "A file that decides on which screens and with which values each submission is played.",
      valueName: "file"))
  var secretFile: String?

  @Flag(help: "Go on with a run that was ended: what its record has is not graded again.")
  var resume = false

  @Flag(help: "Grade even if this machine has no sandbox.")
  var allowUnboxed = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let folder = BookOptions.absolute(submissions)
    let output = BookOptions.absolute(output)
    let roster = try self.roster.map { try Roster(file: BookOptions.absolute($0)) }
    let handedIn = try Submission.all(in: folder, except: [output, output + "/feedback"])
    let secret = try secretFile.map { try Secret(file: BookOptions.absolute($0)) }
    let book = try installation.readBook(for: names)
    // Files of other chapters are recognised too, and left alone.
    let all = names.isEmpty ? book.exercises : try installation.readBook().exercises
    try AtomicFile.makeFolder(output + "/feedback")
    let judge = try await installation.makeJudge(cache: output + "/.cache", isForMany: true)
    let sandbox = await judge.compiler.sandbox()
    guard sandbox.protection.isSandboxed || allowUnboxed else { throw GradingError.noSandbox }
    let reader = ArchiveReader(sandbox: sandbox, home: judge.compiler.cache.folder + "/unpacked")
    let (unpacked, place) = try await reader.unpacked(handedIn)
    defer { place?.remove() }
    let students = roster?.matched(unpacked) ?? unpacked
    let files = students.map { SubmissionFiles($0, exercises: all) }
    let exercises = try select(from: book, files: files)
    let terms = GradingRecord.Terms(
      columns: exercises.map(Gradebook.Column.init), book: book.digest,
      tools: judge.compiler.toolchain.identity + judge.compiler.products.identity, secret: secret,
      protection: sandbox.protection)
    let record = try GradingRecordFile(
      path: output + "/record.jsonl", terms: terms, resumes: resume)
    let templates = try installation.templates()
    try templates.writeAssets(to: output + "/feedback")
    let count = Counter()
    let worker = try await installation.makeWorker(judge: judge, allowsUnboxed: allowUnboxed)
    let grader = Grader(worker: worker, exercises: exercises, secret: secret)
    let file = GradebookFile(path: output + "/gradebook.csv", columns: grader.columns)
    let progress = ProgressLine("Grading", total: students.count)
    let gradebook = await grader.grade(files) { files in
      let known = await record.grades(
        of: files.student, handingIn: files.digest(for: exercises))
      if let known {
        await add(known, to: file)
        progress.note(done: await count.next())
      }
      return known
    } done: { files, grades, page in
      // What is in the record has its page.
      write(page ?? Self.plainPage(grades), of: grades.student, to: output)
      await keep(grades, handingIn: files.digest(for: exercises), in: record)
      await add(grades, to: file)
      progress.note(done: await count.next())
    }
    await progress.end()
    try AtomicFile.write(gradebook.csv, to: output + "/gradebook.csv")
    judge.compiler.cache.trim()
    Terminal.say(GradeReport(gradebook, output: self.output).text())
    throw gradebook.rows.allSatisfy { $0.total != nil } ? ExitStatus.success : .softwareFault
  }

  private func select(from book: Book, files: [SubmissionFiles]) throws -> [Exercise] {
    let left = try Set(skipped.flatMap { try book.exercises(named: $0) }.map(\.id))
    var exercises =
      try names.isEmpty
      ? book.exercises.filter { exercise in
        files.contains { $0.chapters.contains(exercise.chapter) }
      } : names.flatMap { try book.exercises(named: $0) }
    exercises.removeAll { left.contains($0.id) }
    guard !exercises.isEmpty else { throw UsageError.nothingHandedIn }
    let chapters = Set(exercises.map(\.chapter))
    let faults = book.chapters.filter { chapters.contains($0.id) }.flatMap(book.obstacles)
    guard faults.isEmpty else { throw SetupError.bookHasFaults(faults) }
    return exercises
  }

  /// Writes a row.
  ///
  /// An error is only reported here: the whole gradebook is written again at the end.
  private func add(_ grades: StudentGrades, to file: GradebookFile) async {
    do throws(FileError) {
      try await file.add(grades)
    } catch {
      Terminal.complain(ErrorWords.file(error))
    }
  }

  /// Adds a submission to the record.
  ///
  /// An error is only reported, so that grading goes on; the submission is graded again by --resume.
  private func keep(
    _ grades: StudentGrades, handingIn submission: String, in record: GradingRecordFile
  ) async {
    do throws(GradingError) {
      try await record.add(grades, handingIn: submission)
    } catch {
      Terminal.complain(ErrorWords.describe(error)?.text ?? "")
    }
  }

  /// Writes a feedback page.
  ///
  /// An error is only reported, so that grading goes on.
  private func write(_ page: String, of student: String, to output: String) {
    do throws(FileError) {
      try AtomicFile.write(page, to: "\(output)/feedback/\(student).html")
    } catch {
      Terminal.complain(ErrorWords.file(error))
    }
  }

  /// The page of a student whose worker ended while it drew one.
  private static func plainPage(_ grades: StudentGrades) -> String {
    let lines = grades.grades.compactMap(\.verdict).map { "\($0.exercise)  \($0.word)" }
    let text = ([grades.student] + lines).joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<!DOCTYPE html><meta charset=\"utf-8\"><pre>\(text)\n</pre>\n"
  }

  private actor Counter {
    private var value = 0
    func next() -> Int {
      value += 1
      return value
    }
  }
}
