import Checking
import Files
public import Foundation
import Record

/// A record in a form that a platform or a tool reads.
///
/// What is not graded is in none of them, since every form would take it for a grade.
public struct Export: Sendable {
  /// The forms.
  public enum Format: String, CaseIterable, Sendable {
    /// Gradebooks of all students.
    case canvas, moodle
    /// All students in one file, for programs.
    case junit, sarif
    /// A file for each student; for Exercism one for each exercise of a student's.
    case gradescope, prairielearn, exercism
  }

  let record: GradingRecord
  /// With what was given by hand and taken off for being late.
  let gradebook: Gradebook
  /// By the students' ids.
  let people: [String: Roster.Person]

  /// - Parameters:
  ///   - gradebook: The record's, unless points were changed since.
  ///   - roster: Has the names and numbers by which platforms know students.
  public init(_ record: GradingRecord, gradebook: Gradebook? = nil, roster: Roster? = nil) {
    self.record = record
    self.gradebook = gradebook ?? record.gradebook
    people = Dictionary((roster?.people ?? []).map { ($0.id, $0) }) { first, _ in first }
  }

  /// Files by their names.
  public func files(_ format: Format) -> [String: Data] {
    switch format {
    case .canvas: ["canvas.csv": Data(CSV.text(of: canvas).utf8)]
    case .moodle: ["moodle.csv": Data(CSV.text(of: moodle).utf8)]
    case .junit: ["junit.xml": Data(junit.utf8)]
    case .sarif: ["results.sarif": Self.json(sarif)]
    case .gradescope: perStudent { Self.json(gradescope($0)) }
    case .prairielearn: perStudent { Self.json(prairieLearn($0)) }
    case .exercism: exercism
    }
  }

  /// Students without a complete grade, who are in no export.
  public var ungraded: [String] {
    rows.filter { $0.total == nil }.map(\.student)
  }

  var columns: [Gradebook.Column] { record.terms.columns }
  var rows: [StudentGrades] { gradebook.rows }
  var graded: [StudentGrades] { rows.filter { $0.total != nil } }
  var maximum: Int { gradebook.maximum }

  private func perStudent(_ content: (StudentGrades) -> Data) -> [String: Data] {
    Dictionary(graded.map { ("\($0.student)/results.json", content($0)) }) { first, _ in first }
  }

  static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return ((try? encoder.encode(value)) ?? Data()) + Data("\n".utf8)
  }

  /// Text of a student's program without what terminals obey or XML forbids.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          scalar == "\n" || scalar == "\t"
            || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
              && scalar.value & 0xFFFE != 0xFFFE)
        }))
  }
}

// MARK: - Gradebooks

extension Export {
  /// As Canvas' own exporter writes it and its importer reads it.
  var canvas: [[String]] {
    func points(_ value: Int) -> String { "\(value).00" }
    let head = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    let possible = ["    Points Possible", "", "", "", ""] + columns.map { points($0.points) }
    return [head + columns.map(\.exercise), possible]
      + graded.map { row in
        func field(_ name: String) -> String { people[row.student]?.fields[name] ?? "" }
        let name = field("name").isEmpty ? row.student : field("name")
        let login = field("login").isEmpty ? row.student : field("login")
        return [name, field("canvas"), field("sis"), login, field("section")]
          + row.grades.map { points($0.points ?? 0) }
      }
  }

  /// A gradebook for Moodle's import, in which each grade has its feedback beside it.
  var moodle: [[String]] {
    let head = ["ID number", "Email address"]
    return [head + columns.flatMap { [$0.exercise, $0.exercise + " feedback"] }]
      + graded.map { row in
        let fields = people[row.student]?.fields ?? [:]
        return [fields["number"] ?? row.student, fields["email"] ?? ""]
          + row.grades.flatMap { grade in
            [Gradebook.text(grade.points), Self.sentence(grade)]
          }
      }
  }

  /// The verdict in one line, and why its points are others.
  static func sentence(_ grade: Grade) -> String {
    let text = grade.verdict.map { $0.explanation ?? $0.word } ?? ""
    return plain([text, grade.note ?? ""].joined(separator: "\n"))
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

// MARK: - One student

extension Export {
  struct Gradescope: Encodable {
    struct Test: Encodable {
      var name: String
      var number: String
      var score: Int
      var max_score: Int
      var status: String
      var output: String
      var output_format = "text"
      var tags: [String]
      var visibility = "visible"
    }
    var score: Int
    var output: String
    var output_format = "text"
    var visibility = "visible"
    var tests: [Test]
  }

  func gradescope(_ row: StudentGrades) -> Gradescope {
    let tests = grades(of: row).map { column, grade in
      Gradescope.Test(
        name: column.title, number: column.exercise, score: grade.points ?? 0,
        max_score: column.points,
        status: grade.points == column.points ? "passed" : "failed",
        output: Self.explanation(of: grade), tags: [grade.status])
    }
    return Gradescope(
      score: row.total ?? 0,
      output: Self.plain(row.remarks.map(\.sentence).joined(separator: "\n")), tests: tests)
  }

  struct PrairieLearn: Encodable {
    struct Test: Encodable {
      var name: String
      var description: String
      var points: Int
      var max_points: Int
      var message: String
    }
    var gradable = true
    var score: Double
    var message: String
    var tests: [Test]
  }

  func prairieLearn(_ row: StudentGrades) -> PrairieLearn {
    PrairieLearn(
      score: maximum > 0 ? Double(row.total ?? 0) / Double(maximum) : 0,
      message: Self.plain(row.remarks.map(\.sentence).joined(separator: "\n")),
      tests: grades(of: row).map { column, grade in
        PrairieLearn.Test(
          name: column.exercise, description: column.title, points: grade.points ?? 0,
          max_points: column.points, message: Self.explanation(of: grade))
      })
  }

  /// Why an answer does not pass, and why its points are others.
  private static func explanation(of grade: Grade) -> String {
    plain([grade.verdict?.explanation, grade.note].compactMap(\.self).joined(separator: "\n"))
  }

  struct Exercism: Encodable {
    struct Test: Encodable {
      var name: String
      var status: String
      var message: String?
      var output: String?
      var test_code: String
      var task_id: Int
    }
    var version = 3
    var status: String
    var message: String?
    var tests: [Test]
  }

  private var exercism: [String: Data] {
    var files: [String: Data] = [:]
    for row in graded {
      for (column, grade) in grades(of: row) {
        guard let verdict = grade.verdict else { continue }
        files["\(row.student)/\(column.exercise)/results.json"] = Self.json(Self.exercism(verdict))
      }
    }
    return files
  }

  static func exercism(_ verdict: Verdict) -> Exercism {
    // An error at the top says that nothing was tested, and has to say why.
    guard !verdict.tests.isEmpty else {
      return Exercism(
        status: verdict.status == .pass ? "pass" : "error",
        message: verdict.status == .pass
          ? nil : String(plain(verdict.explanation ?? verdict.word).prefix(65_535)), tests: [])
    }
    let note = "\n… (cut)"
    let output = plain(verdict.output)
    let printed = output.count > 500 ? output.prefix(500 - note.count) + note : output
    return Exercism(
      status: verdict.status == .pass ? "pass" : "fail", message: nil,
      tests: verdict.tests.map { test in
        Exercism.Test(
          name: test.name, status: test.status == .pass ? "pass" : "fail",
          message: test.message.map(plain), output: printed.isEmpty ? nil : printed,
          test_code: test.testCode, task_id: verdict.number)
      })
  }

  private func grades(
    of row: StudentGrades
  ) -> [(column: Gradebook.Column, grade: Grade)] {
    zip(columns, row.grades).map { ($0, $1) }
  }
}

// MARK: - Programs

extension Export {
  /// The part of JUnit's XML that Jenkins and GitLab both read: points are properties of a suite,
  /// since a case may have none.
  var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    var suites: [String] = []
    var counts = (tests: 0, failures: 0, errors: 0)
    for row in rows {
      var cases: [String] = []
      var own = (tests: 0, failures: 0, errors: 0, skipped: 0)
      for (column, grade) in zip(columns, row.grades) {
        for test in Self.cases(of: grade) {
          own.tests += 1
          let name = "\(column.exercise): \(test.name)"
          let head =
            "    <testcase name=\"\(Self.xml(name))\" classname=\"\(Self.xml(row.student))\""
          switch test.outcome {
          case .pass: cases.append(head + "/>")
          case .skipped:
            own.skipped += 1
            cases.append(head + "><skipped/></testcase>")
          case .failure(let type, let text), .error(let type, let text):
            var word = "error"
            if case .failure = test.outcome { word = "failure" }
            if word == "failure" { own.failures += 1 } else { own.errors += 1 }
            let first = text.prefix { !$0.isNewline }
            cases.append(
              head + "><\(word) message=\"\(Self.xml(String(first)))\" type=\"\(type)\">"
                + "\(Self.xml(text))</\(word)></testcase>")
          }
        }
      }
      let score = Gradebook.text(row.total)
      suites += [
        "  <testsuite name=\"\(Self.xml(row.student))\" tests=\"\(own.tests)\" "
          + "failures=\"\(own.failures)\" errors=\"\(own.errors)\" skipped=\"\(own.skipped)\">",
        "    <properties><property name=\"score\" value=\"\(score)\"/>"
          + "<property name=\"max_score\" value=\"\(maximum)\"/></properties>",
      ]
      suites += cases + ["  </testsuite>"]
      counts.tests += own.tests
      counts.failures += own.failures
      counts.errors += own.errors
    }
    lines.append(
      "<testsuites name=\"workbook\" tests=\"\(counts.tests)\" failures=\"\(counts.failures)\" "
        + "errors=\"\(counts.errors)\">")
    return (lines + suites + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private struct Case {
    enum Outcome {
      case pass, skipped
      case failure(type: String, text: String)
      case error(type: String, text: String)
    }
    var name: String
    var outcome: Outcome
  }

  private static func cases(of grade: Grade) -> [Case] {
    guard let verdict = grade.verdict else {
      return [Case(name: "judged", outcome: .error(type: "Infrastructure", text: "not graded"))]
    }
    guard !verdict.tests.isEmpty else {
      switch verdict.status {
      case .pass: return [Case(name: "solved", outcome: .pass)]
      case .skipped: return [Case(name: "handed in", outcome: .skipped)]
      default:
        let text = verdict.explanation ?? verdict.word
        return [Case(name: "runs", outcome: .error(type: grade.status, text: text))]
      }
    }
    return verdict.tests.map { test in
      switch test.status {
      case .pass: Case(name: test.name, outcome: .pass)
      case .skipped: Case(name: test.name, outcome: .skipped)
      case .fail:
        Case(name: test.name, outcome: .failure(type: "fail", text: test.message ?? ""))
      }
    }
  }

  /// Text in XML, without the characters that it forbids.
  static func xml(_ text: String) -> String {
    plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  struct Sarif: Encodable {
    struct Text: Encodable { var text: String }
    struct Rule: Encodable { var id: String }
    struct Driver: Encodable {
      var name = "workbook"
      var rules: [Rule]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
    }
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Location: Encodable { var physicalLocation: Physical }
    struct Result: Encodable {
      var ruleId: String
      var level: String
      var message: Text
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Run: Encodable {
      var tool: Tool
      var results: [Result]
    }
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  /// What the compiler, or the rules for answers, say about the files that were handed in.
  var sarif: Sarif {
    var results: [Sarif.Result] = []
    for row in rows {
      for verdict in row.grades.compactMap(\.verdict) {
        for diagnostic in verdict.diagnostics where diagnostic.severity != .note {
          guard diagnostic.file == verdict.file, let line = diagnostic.line, line > 0 else {
            continue
          }
          let rule = diagnostic.id ?? "not-accepted"
          let uri = [row.student, verdict.file].joined(separator: "/")
          let fields = [row.student, verdict.exercise, rule, diagnostic.source ?? "\(line)"]
          results.append(
            Sarif.Result(
              ruleId: rule, level: diagnostic.severity.rawValue,
              message: .init(text: Self.plain(diagnostic.message)),
              locations: [
                .init(
                  physicalLocation: .init(
                    artifactLocation: .init(uri: Self.address(uri)),
                    region: .init(startLine: line, startColumn: diagnostic.column)))
              ],
              partialFingerprints: ["primaryLocationLineHash": Self.fingerprint(fields)]))
        }
      }
    }
    let rules = Set(results.map(\.ruleId)).sorted().map { Sarif.Rule(id: $0) }
    return Sarif(runs: [.init(tool: .init(driver: .init(rules: rules)), results: results)])
  }

  /// A path as a part of an address.
  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private static func fingerprint(_ fields: [String]) -> String {
    String(Digest.text(of: fields).prefix(16))
  }
}
