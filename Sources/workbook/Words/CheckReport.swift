import Checking
import Compiling
import Foundation

/// What `check --json` prints: the keys of Exercism's results (version 3), and ours beside them.
struct CheckReport: Encodable {
  private let version = 3
  private var status: String
  private var message: String?
  private var exercises: [ExerciseReport]

  /// - Parameter reports: Paths of pages by chapter.
  init(_ verdicts: [Verdict], reports: [String: String]) {
    exercises = verdicts.map { ExerciseReport($0, reports: reports) }
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

  /// The report as text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// One exercise of the report.
private struct ExerciseReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case id, number, title, status, message, points, maximum = "max_points", file, tests
    case diagnostics, stop, output, isUntouched = "untouched", report
  }

  var id: String
  var number: Int
  var title: String
  var status: String
  var message: String?
  var points: Double
  var maximum: Double
  var file: String
  var tests: [TestReport]
  var diagnostics: [Diagnostic]
  var stop: Stop?
  var output: String
  var isUntouched: Bool
  var report: String?

  init(_ verdict: Verdict, reports: [String: String]) {
    id = verdict.exercise
    number = verdict.number
    title = verdict.title
    status = verdict.status.rawValue
    message = verdict.explanation
    points = verdict.points
    maximum = verdict.maximum
    file = verdict.file
    tests = verdict.tests.map { TestReport($0, task: verdict.number) }
    diagnostics = verdict.diagnostics
    stop = verdict.stop
    output = verdict.output
    isUntouched = verdict.isUntouched
    report = reports[String(verdict.exercise.prefix { $0 != "." })]
  }
}

/// One test of the report.
private struct TestReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case name, status, message, output, testCode = "test_code", task = "task_id"
    case expected, seen, instant, because, read, mistake, run
    case dependsOn = "depends_on", skippedBecause = "skipped_because"
  }

  var name: String
  var status: String
  var message: String?
  var output: String?
  var testCode: String
  var task: Int
  var expected: String?
  var seen: String?
  var instant: Double?
  var because: String?
  var read: String?
  var mistake: RecognisedMistake?
  var run: RunLabel?
  var dependsOn: String?
  var skippedBecause: String?

  init(_ test: TestResult, task: Int) {
    name = test.name
    status = test.status.rawValue
    message = test.message
    testCode = test.testCode
    self.task = task
    expected = test.expected
    seen = test.seen
    instant = test.instant
    because = test.because
    read = test.read
    mistake = test.mistake
    run = test.run
    dependsOn = test.dependsOn
    skippedBecause = test.dependsOn.map { "\($0) failed" }
  }
}
