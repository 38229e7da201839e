import ArgumentParser
import Chapters
import Checking
import Compiling
import Files
import Foundation
import Grading
import Sandboxing
import SiteRendering
import Synchronization

/// The options of all commands that grade.
struct GradingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Where grades and pages are written.", valueName: "folder"))
  var output = "grades"

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
}

/// A run of `grade`, with its judge and its output.
struct GradingSession {
  let sandbox: Sandbox
  private let options: GradingOptions
  private let installation: Installation
  private let book: Book
  private let judge: Judge
  private let output: String
  private let secret: Secret?
  private let earlier: GradedRun?

  init(_ options: GradingOptions, _ installation: Installation, book: Book) async throws {
    if let jobs = options.jobs, !(1...SubmissionWorker.width).contains(jobs) {
      throw GradeUsageError.jobs(jobs, most: SubmissionWorker.width)
    }
    self.options = options
    self.installation = installation
    self.book = book
    output = BookOptions.absolute(options.output)
    secret = try options.secretFile.map { try Secret(file: BookOptions.absolute($0)) }
    earlier = try options.compare.map {
      try GradedRun(folder: BookOptions.absolute($0), keeping: .overview)
    }
    // Before anything else is found out.
    _ = try Overrides(run: output)
    try AtomicFile.makeFolder(output + "/feedback")
    judge = try await installation.makeJudge(cache: output + "/.cache", isForMany: true)
    sandbox = await judge.compiler.sandbox()
    guard sandbox.protection.isSandboxed || options.allowUnboxed else {
      throw GradingError.noSandbox
    }
  }

  /// The folder of results.
  var cache: String { judge.compiler.cache.folder }

  /// Grades all submissions, writes each result as soon as it is known, and ends the command.
  ///
  /// - Parameters:
  ///   - roster: The students' names.
  ///   - base: A run whose answers these are: its names are kept, its compilations and runs are
  ///     reused, and it is compared with, if the options name no other.
  func grade(
    _ files: [SubmissionFiles], exercises: [Exercise], shard: Shard? = nil, resumes: Bool = false,
    roster: Roster? = nil, comparing base: GradedRun? = nil
  ) async throws -> Never {
    // What was compiled and played is still right, whatever the checks say now.
    if let base { judge.compiler.cache.takeAlong(entriesOf: base.folder + "/.cache") }
    let columns = exercises.map(Gradebook.Column.init)
    let students = files.map(\.student)
    let known = try base?.gradebook.list ?? ClassList(run: output)
    let participants = files.compactMap { files in files.participant.map { (files.student, $0) } }
    let list = ClassList(
      students, roster: roster, keeping: known,
      participants: Dictionary(participants) { first, _ in first })
    // What is wrong with the overrides is better heard before hours of work than after them.
    _ = try Overrides(run: output)
      .applied(to: .blank(columns: columns, students: students, list: list))
    if resumes { try keepBases() }
    // A release of the compiler says what it is; the engine is built here.
    let compiler = try await judge.compiler.toolchain.version()
    var terms = GradingRecord.Terms(
      columns: columns, book: book.digest,
      tools: Digest.text(of: [compiler, judge.compiler.products.contents()]),
      workbook: Workbook.version, compiler: compiler,
      begun: base?.record.terms.begun ?? Date.now.formatted(.iso8601), secret: secret,
      protection: sandbox.protection, shard: shard)
    terms.missingParts = base?.record.terms.missingParts
    let record = try GradingRecordFile(run: output, terms: terms, list: list, resumes: resumes)
    if let base, base.record.terms.secret != terms.secret {
      Terminal.complain(SecretWords.changed(from: base, to: terms))
    }
    RunFolder.sortPages(in: output, of: list)
    try installation.templates().writeAssets(to: output + "/feedback")
    let count = Counter()
    let interruption = Interruption { GradeReport.interrupted(count.value, of: files.count) }
    defer { withExtendedLifetime(interruption) {} }
    let worker = try await installation.makeWorker(
      judge: judge, allowsUnboxed: options.allowUnboxed)
    let grader = Grader(
      worker: worker, exercises: exercises, secret: secret,
      begun: record.terms.begun, list: list)
    let file = GradebookFile(path: output + "/gradebook.csv", columns: columns, list: list)
    // Of one submission with a whole book in it there is something to be told too.
    let counts = files.map { $0.answerCount(for: exercises) }
    let progress = ProgressLine("Grading", total: counts.reduce(0, +), parts: "answers")
    let judged = await grader.grade(
      files, atOneTime: options.jobs, answered: { progress.add($0) }
    ) { files in
      let known = await record.grades(
        of: files.student,
        handingIn: files.isLeftOut ? nil : files.digest(for: exercises))
      if let known {
        await add(known, to: file)
        progress.add(files.answerCount(for: exercises), areNew: false)
        count.next()
      }
      return known
    } done: { files, graded in
      for case .ungraded(let error) in graded.grades.grades {
        FullDisk.endRun(after: error, output: output)
      }
      // What is in the record has its page.
      write(graded, columns: columns)
      await keep(graded, in: record)
      await add(graded.grades, to: file)
      count.next()
    }
    await progress.end()
    var named = judged
    named.list = list
    try keepBases()
    let overrides = try Overrides(run: output)
    let gradebook = try overrides.applied(
      to: named,
      record: overrides.isEmpty ? nil : GradingRecord(run: output, keeping: .overview))
    do throws(FileError) {
      try await FeedbackFolder(run: output).agree(with: gradebook)
      try AtomicFile.write(gradebook.file, to: output + "/gradebook.csv")
    } catch {
      FullDisk.endRun(after: error, output: output)
      throw error
    }
    if let old = earlier ?? base {
      let comparison = GradebookComparison(from: old.gradebook, to: gradebook)
      Terminal.say(ComparisonReport(comparison, with: old.folder, list: list).text())
    }
    try await ClassReport.renew(
      in: output, gradebook, installation, book: book, comparing: earlier ?? base)
    Terminal.say(
      GradeReport(
        gradebook, output: BookOptions.shown(options.output), hasSecret: secret != nil,
        missing: Merge.Missing(shards: terms.missingParts ?? [])
      ).text())
    // Of a part of a class neither says anything.
    let isRecognised = shard != nil || files.contains { $0.hasAnswer(to: exercises) }
    if !isRecognised {
      Terminal.complain(GradeReport.nothingRecognised(of: exercises))
    }
    let isComplete = isRecognised && GradeReport.isComplete(gradebook, isPart: shard != nil)
    throw isComplete ? ExitStatus.success : .softwareFault
  }

  /// Keeps what the overrides were written about.
  private func keepBases() throws {
    guard RunFolder.hasRecord(output) else { return }
    try Overrides.keepBases(ofRun: output)
  }

  /// Writes a row.
  ///
  /// An error is only reported here: the whole gradebook is written again at the end.
  private func add(_ grades: StudentGrades, to file: GradebookFile) async {
    do throws(FileError) {
      try await file.add(grades)
    } catch {
      FullDisk.endRun(after: error, output: output)
      Terminal.complain(error.sentence)
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
        taking: graded.time, each: graded.times, runs: graded.runs)
    } catch {
      FullDisk.endRun(after: error, output: output)
      Terminal.complain(ErrorWords.text(error))
    }
  }

  /// Writes a feedback page.
  ///
  /// An error is only reported, so that grading goes on.
  private func write(_ graded: Grader.GradedSubmission, columns: [Gradebook.Column]) {
    let page =
      graded.page.map {
        FeedbackPage.agreeing(Data($0.utf8), with: graded.grades, columns: columns)
      } ?? FeedbackPage.plain(graded.grades, columns: columns, receipt: graded.receipt)
    do throws(FileError) {
      try AtomicFile.write(page, to: FeedbackFolder(run: output).path(of: graded.grades.student))
    } catch {
      FullDisk.endRun(after: error, output: output)
      Terminal.complain(error.sentence)
    }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func next() { count.add(1, ordering: .relaxed) }
  }
}
