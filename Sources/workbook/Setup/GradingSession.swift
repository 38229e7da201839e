import ArgumentParser
import Chapters
import Checking
import Files
import Foundation
import Grading
import Sandboxing
import SiteRendering

/// The options of all commands that grade.
struct GradingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Where grades and pages are written.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "A file that decides on which screens and with which values each submission is played.",
      valueName: "file"))
  var secretFile: String?

  @Option(
    help: ArgumentHelp(
      "The folder of an earlier run: what is different from it is printed.", valueName: "folder"))
  var compare: String?

  @Option(help: ArgumentHelp("How many submissions are graded at one time.", valueName: "number"))
  var jobs: Int?

  @Flag(help: "Grade even if this machine has no sandbox.")
  var allowUnboxed = false

  func validate() throws {
    guard let jobs, !(1...SubmissionWorker.width).contains(jobs) else { return }
    throw ValidationError(
      "--jobs \(jobs): this machine's cores and memory allow 1 to \(SubmissionWorker.width).")
  }
}

/// A run of `grade`: what it grades with, and where it writes.
struct GradingSession {
  let sandbox: Sandbox
  private let options: GradingOptions
  private let installation: Installation
  private let book: Book
  private let judge: Judge
  private let output: String
  private let secret: Secret?
  private let overrides: Overrides
  private let earlier: GradedRun?

  /// - Parameter cache: The folder of results; the output's own if none is given.
  init(
    _ options: GradingOptions, _ installation: Installation, book: Book, cache: String? = nil
  ) async throws {
    self.options = options
    self.installation = installation
    self.book = book
    output = BookOptions.absolute(options.output)
    secret = try options.secretFile.map { try Secret(file: BookOptions.absolute($0)) }
    earlier = try options.compare.map { try GradedRun(folder: BookOptions.absolute($0)) }
    overrides = try Overrides(run: output)
    try AtomicFile.makeFolder(output + "/feedback")
    judge = try await installation.makeJudge(
      cache: cache ?? output + "/.cache", isForMany: true)
    sandbox = await judge.compiler.sandbox()
    guard sandbox.protection.isSandboxed || options.allowUnboxed else {
      throw GradingError.noSandbox
    }
  }

  /// The folder of results.
  var cache: String { judge.compiler.cache.folder }

  /// Grades all, writes what is known as soon as it is, and ends the command.
  ///
  /// - Parameters:
  ///   - base: A run to compare with, if the options name none.
  ///   - begun: When the submissions were read, if that was not now.
  func grade(
    _ files: [SubmissionFiles], exercises: [Exercise], shard: Shard? = nil, resumes: Bool = false,
    comparing base: GradedRun? = nil, begun: String? = nil
  ) async throws -> Never {
    let columns = exercises.map(Gradebook.Column.init)
    // What is wrong with the overrides is better heard before hours of work than after them.
    _ = try overrides.applied(to: .blank(columns: columns, students: files.map(\.student)))
    // A release of the compiler says what it is; the engine is built here.
    let compiler = try await judge.compiler.toolchain.version()
    let terms = GradingRecord.Terms(
      columns: columns, book: book.digest,
      tools: Digest.text(of: [compiler, judge.compiler.products.contents()]),
      versions: [Workbook.version, compiler],
      begun: begun ?? Date.now.formatted(.iso8601), secret: secret,
      protection: sandbox.protection, shard: shard)
    let record = try GradingRecordFile(
      path: output + "/record.jsonl", terms: terms, resumes: resumes)
    try ExpectedStudents.write(files.map(\.student), run: output)
    try installation.templates().writeAssets(to: output + "/feedback")
    let interruption = Interruption(
      "Interrupted. What is graded is kept; the same command with --resume goes on.")
    defer { withExtendedLifetime(interruption) {} }
    let count = Counter()
    let worker = try await installation.makeWorker(
      judge: judge, allowsUnboxed: options.allowUnboxed)
    let grader = Grader(
      worker: worker, exercises: exercises, secret: secret,
      begun: record.terms.begun)
    let file = GradebookFile(path: output + "/gradebook.csv", columns: columns)
    let progress = ProgressLine("Grading", total: files.count)
    let judged = await grader.grade(files, atOneTime: options.jobs) { files in
      let known = await record.grades(
        of: files.student, handingIn: files.digest(for: exercises))
      if let known {
        await add(known, to: file)
        progress.note(done: await count.next(), isNew: false)
      }
      return known
    } done: { files, graded in
      // What is in the record has its page.
      write(
        graded.page ?? Self.plainPage(graded.grades, graded.receipt), of: graded.grades.student,
        to: output)
      await keep(graded, in: record)
      await add(graded.grades, to: file)
      progress.note(done: await count.next())
    }
    await progress.end()
    let gradebook = try overrides.applied(to: judged)
    try AtomicFile.write(gradebook.csv, to: output + "/gradebook.csv")
    judge.compiler.cache.trim()
    if let old = earlier ?? base {
      let comparison = GradebookComparison(from: old.gradebook, to: gradebook)
      Terminal.say(ComparisonReport(comparison, with: old.folder).text())
    }
    Terminal.say(GradeReport(gradebook, output: options.output).text())
    throw gradebook.rows.allSatisfy { $0.total != nil } ? ExitStatus.success : .softwareFault
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
    _ graded: Grader.GradedSubmission, in record: GradingRecordFile
  ) async {
    do throws(GradingError) {
      try await record.add(
        graded.grades, handingIn: graded.receipt.submission, answers: graded.answers,
        taking: graded.time)
    } catch {
      Terminal.complain(ErrorWords.text(error))
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
  private static func plainPage(_ grades: StudentGrades, _ receipt: Receipt) -> String {
    let lines = grades.grades.compactMap(\.verdict).map { "\($0.exercise)  \($0.word)" }
    let head = [grades.student, "Submission \(receipt.mark), read on \(receipt.day)"]
    let text = (head + lines).joined(separator: "\n")
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
