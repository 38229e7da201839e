import Checking
import Compiling
import Files
import Foundation
import Record
import Sandboxing

/// The output of `check --json`: the keys of Exercism's test results (version 3), and more.
struct CheckReport: Encodable {
  private let version = 3
  private var status: String
  private var message: String?
  private var sandboxed: Bool
  private var limits: Protection.Accounting
  /// The workbook's and the compiler's, as they call themselves.
  private var versions: [String]
  /// See `Book.digest`.
  private var book: String
  private var duration_ms: Int
  /// Why the pages could not be written.
  private var report_error: String?
  private var exercises: [ExerciseReport]

  /// - Parameters:
  ///   - reports: The paths of pages by chapter, or why there are none.
  ///   - protection: The protection with which programs run here.
  ///   - starters: The texts that the exercises begin with, by id.
  ///   - versions: The workbook's and the compiler's.
  ///   - book: The digest of the book.
  ///   - duration: The time that judging took.
  init(
    _ verdicts: [Verdict], reports: Result<[String: String], any Error>, protection: Protection,
    starters: [String: String], versions: [String], book: String, duration: Duration
  ) {
    self.versions = versions
    self.book = book
    duration_ms = Int((duration / .milliseconds(1)).rounded())
    sandboxed = protection.isSandboxed
    limits = protection.accounting
    if case .failure(let error) = reports { report_error = ErrorWords.text(error) }
    let paths = (try? reports.get()) ?? [:]
    exercises = verdicts.map {
      ExerciseReport($0, reports: paths, starter: starters[$0.exercise])
    }
    let found = Set(verdicts.map(\.status))
    if found.isSubset(of: [.pass]) {
      status = "pass"
    } else if found.contains(.fail) || found.contains(.pass) {
      status = "fail"
    } else {
      status = "error"
      message = exercises.compactMap(\.message).first
    }
  }

  func text() throws -> String { String(decoding: try readableJSON(), as: UTF8.self) }
}

/// One exercise of the report.
private struct ExerciseReport: Encodable {
  private enum Key: String, CodingKey {
    case id, number, title, status, message, points, maximum = "max_points", file, tests
    case remark, visibleDifference = "visible_difference"
    case diagnostics, stop, output, isUntouched = "untouched", report
    case starter = "starter_sha256"
  }

  private let verdict: Verdict
  private let report: String?
  private let starter: String?

  init(_ verdict: Verdict, reports: [String: String], starter: String?) {
    self.verdict = verdict
    self.starter = starter.map { text in
      var digest = Digest()
      digest.update(Array(text.utf8))
      return digest.text()
    }
    report = reports[String(verdict.exercise.prefix { $0 != "." })]
  }

  var message: String? { verdict.explanation }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(verdict.exercise, forKey: .id)
    try values.encode(verdict.number, forKey: .number)
    try values.encode(verdict.title, forKey: .title)
    try values.encode(verdict.status, forKey: .status)
    try values.encodeIfPresent(message, forKey: .message)
    try values.encode(verdict.points, forKey: .points)
    try values.encode(verdict.maximum, forKey: .maximum)
    try values.encode(verdict.file, forKey: .file)
    try values.encode(
      verdict.tests.map { TestResultJSON(test: $0, task: verdict.number) }, forKey: .tests)
    try values.encodeIfPresent(verdict.remarkSentence, forKey: .remark)
    try values.encodeIfPresent(verdict.visibleDifference, forKey: .visibleDifference)
    try values.encode(verdict.diagnostics, forKey: .diagnostics)
    try values.encodeIfPresent(verdict.stop, forKey: .stop)
    try values.encode(verdict.output, forKey: .output)
    try values.encode(verdict.isUntouched, forKey: .isUntouched)
    try values.encodeIfPresent(report, forKey: .report)
    try values.encodeIfPresent(starter, forKey: .starter)
  }
}

/// One test of the report.
private struct TestResultJSON: Encodable {
  private enum Key: String, CodingKey {
    case name, status, message, testCode = "test_code", task = "task_id"
    case expected, seen, instant, because, reminder, read, fault, earlier, mistake, run
    case dependsOn = "depends_on", skippedBecause = "skipped_because"
  }

  let test: TestResult
  let task: Int

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(test.name, forKey: .name)
    try values.encode(test.status, forKey: .status)
    try values.encodeIfPresent(test.message, forKey: .message)
    try values.encode(test.testCode, forKey: .testCode)
    try values.encode(task, forKey: .task)
    try values.encodeIfPresent(test.failure?.expected, forKey: .expected)
    try values.encodeIfPresent(test.failure?.seen, forKey: .seen)
    try values.encodeIfPresent(test.failure?.instant, forKey: .instant)
    try values.encodeIfPresent(test.because, forKey: .because)
    try values.encodeIfPresent(test.reminder, forKey: .reminder)
    try values.encodeIfPresent(test.failure?.read, forKey: .read)
    try values.encodeIfPresent(test.failure?.fault, forKey: .fault)
    try values.encodeIfPresent(test.failure?.earlier, forKey: .earlier)
    try values.encodeIfPresent(test.mistake, forKey: .mistake)
    try values.encodeIfPresent(test.run, forKey: .run)
    try values.encodeIfPresent(test.dependsOn, forKey: .dependsOn)
    try values.encodeIfPresent(
      test.dependsOn.map { "The test \"\($0)\" does not pass." }, forKey: .skippedBecause)
  }
}
