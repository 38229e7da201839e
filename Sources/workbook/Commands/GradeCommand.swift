import ArgumentParser
import Chapters
import Checking
import Files
import Foundation
import Grading
import SiteRendering

/// Grades what students handed in.
struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade a folder of submissions.",
    discussion: """
      Submissions are SUBMISSIONS/<student>/ch17/*.swift, with the starters' file names. Writes \
      gradebook.csv and a feedback page for each student.
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
    help: ArgumentHelp(
      "A file that decides on which screens and with which values each submission is played.",
      valueName: "file"))
  var secretFile: String?

  @Flag(help: "Grade even if this machine has no sandbox.")
  var allowUnboxed = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let folder = BookOptions.absolute(submissions)
    let output = BookOptions.absolute(output)
    let students = try Submission.all(in: folder)
    let secret = try secretFile.map { try Secret(file: BookOptions.absolute($0)) }
    let book = try installation.readBook(for: names)
    let exercises = try select(from: book, students: students)
    try AtomicFile.makeFolder(output + "/feedback")
    let judge = try await installation.makeJudge(cache: output + "/.cache", isForMany: true)
    guard await judge.compiler.sandbox().protection.isSandboxed || allowUnboxed else {
      throw GradingError.noSandbox
    }
    let templates = try installation.templates()
    try templates.writeAssets(to: output + "/feedback")
    let page = VerdictPage(book: book, templates: templates)
    let count = Counter()
    let grader = Grader(judge: judge, exercises: exercises, secret: secret)
    let file = GradebookFile(path: output + "/gradebook.csv", columns: grader.columns)
    let gradebook = await grader.grade(students) { grades, judgements in
      // The grade comes first: drawing the page reads what the answer's program wrote, and may fail.
      await add(grades, to: file)
      await write(judgements, of: grades.student, with: page, book: book, judge: judge, to: output)
      Terminal.progress("Graded \(await count.next()) of \(students.count)")
    }
    Terminal.endProgress()
    try AtomicFile.write(gradebook.csv, to: output + "/gradebook.csv")
    judge.compiler.cache.trim()
    Terminal.say(GradeReport(gradebook, output: self.output).text())
    throw gradebook.rows.allSatisfy { $0.total != nil } ? ExitStatus.success : .softwareFault
  }

  private func select(from book: Book, students: [Submission]) throws -> [Exercise] {
    let exercises =
      try names.isEmpty
      ? book.exercises.filter { exercise in
        students.contains {
          FileManager.default.fileExists(atPath: "\($0.folder)/\(exercise.chapter)")
        }
      } : names.flatMap { try book.exercises(named: $0) }
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

  /// Writes a feedback page.
  ///
  /// An error is only reported, so that grading goes on.
  private func write(
    _ judgements: [Judgement], of student: String, with page: VerdictPage, book: Book,
    judge: Judge, to output: String
  ) async {
    let shown = await judgements.mapAtOnce { await judge.showing($0, in: book) }
    let text = page.feedback(for: student, on: shown)
    do throws(FileError) {
      try AtomicFile.write(text, to: "\(output)/feedback/\(student).html")
    } catch {
      Terminal.complain(ErrorWords.file(error))
    }
  }

  private actor Counter {
    private var value = 0
    func next() -> Int {
      value += 1
      return value
    }
  }
}
