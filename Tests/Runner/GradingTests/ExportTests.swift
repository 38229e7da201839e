import Checking
import Foundation
import FoundationXML
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("Records in the forms that platforms read")
struct ExportTests {
  private static let terms = GradingRecord.Terms(
    columns: [
      .init(exercise: "ch17.stub", title: "Stub", points: 10),
      .init(exercise: "ch17.pop", title: "Pop <b>", points: 5),
    ], book: "b", tools: "t", workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z",
    secret: nil,
    protection: Protection(gap: nil, accounting: .controlGroupV2))

  private static func verdict(
    _ exercise: String, _ status: Verdict.Status, _ points: Double, _ maximum: Double,
    _ change: (inout Verdict) -> Void = { _ in }
  ) -> Grade {
    var verdict = Verdict(
      exercise: exercise, number: 1, title: "T", status: status, points: points, maximum: maximum,
      file: "ch17/1-a.swift")
    change(&verdict)
    return .graded(verdict)
  }

  private static let solved = verdict("ch17.stub", .pass, 10, 10) {
    $0.tests = [TestResult(name: "It ends", status: .pass)]
  }
  private static let failing = verdict("ch17.pop", .fail, 0, 5) {
    $0.tests = [
      TestResult(
        name: "It <pops>", status: .fail,
        failure: Failure(expected: "a \"pop\"", seen: "]]>\u{1B}[2J\u{0}none", instant: 0.5)),
      TestResult(name: "It rests", status: .skipped, dependsOn: "It <pops>"),
    ]
    $0.output = String(repeating: "x", count: 900)
  }
  private static let rejected = verdict("ch17.pop", .error, 0, 5) {
    $0.diagnostics = [
      Diagnostic(
        severity: .error, id: "cannot_find", message: "cannot find \u{1B}'x'",
        file: "ch17/1-a.swift", line: 3, column: 5, source: "x"),
      Diagnostic(severity: .error, message: "in the app", file: "ch17.md", line: 9),
    ]
  }
  private static let missing = verdict("ch17.pop", .skipped, 0, 5) { $0.unreadable = .missing }

  static let roster = try? Roster(
    "id,name,email,canvas,sis,login,section,number\nann,\"Doe, Ann\",a@x.edu,4711,A42,a@x.edu,S1,77\n"
      + "bo\ncy\n=dee\n",
    file: "r")

  static let gradebook = GradingRecord(
    terms: terms,
    rows: [
      .init(grades: StudentGrades(student: "bo", grades: [solved, rejected]), submission: "1"),
      .init(grades: StudentGrades(student: "ann", grades: [solved, failing]), submission: "2"),
      .init(
        grades: StudentGrades(
          student: "cy", grades: [solved, .ungraded(.checksStopped(exercise: "ch17.pop", .time))]),
        submission: "3"),
      .init(grades: StudentGrades(student: "=dee", grades: [solved, missing]), submission: "4"),
    ]
  ).gradebook
  static let export = Export(gradebook, roster: roster)

  private func object(_ format: Export.Format, _ file: String) throws -> [String: Any] {
    let data = try #require(try Self.export.files(format)[file])
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("Canvas gets its five columns of identity, possible points, and students who have grades")
  func canvas() throws {
    let text = String(
      decoding: try #require(try Self.export.files(.canvas)["canvas.csv"]), as: UTF8.self)
    #expect(
      text == """
        Student,ID,SIS User ID,SIS Login ID,Section,ch17.stub,ch17.pop\r
            Points Possible,,,,,10.00,5.00\r
        '=dee,,,'=dee,,10.00,0.00\r
        "Doe, Ann",4711,A42,a@x.edu,S1,10.00,0.00\r
        bo,,,bo,,10.00,0.00\r

        """)
  }

  @Test("Moodle gets a feedback column beside each grade")
  func moodle() throws {
    let rows = try #require(CSV.rows(of: CSV.text(of: Self.export.moodle))).map(\.cells)
    #expect(
      rows[0] == [
        "ID number", "Email address", "ch17.stub", "ch17.stub feedback", "ch17.pop",
        "ch17.pop feedback",
      ])
    #expect(rows.map(\.count) == [6, 6, 6, 6])
    #expect(rows[2].prefix(5) == ["77", "a@x.edu", "10", "solved", "0"])
    #expect(rows[2][5] == "Expected a \"pop\". Seen at 0.5 s: ]]>[2Jnone.")
  }

  @Test("Gradescope gets a score that is the sum of its tests, and words that it knows")
  func gradescope() throws {
    let files = try Self.export.files(.gradescope)
    #expect(files.keys.sorted() == ["=dee/results.json", "ann/results.json", "bo/results.json"])
    let result = try object(.gradescope, "ann/results.json")
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(result["score"] as? Double == 10)
    #expect(tests.compactMap { $0["score"] as? Double }.reduce(0, +) == 10)
    #expect(tests.compactMap { $0["max_score"] as? Double } == [10, 5])
    #expect(tests.compactMap { $0["status"] as? String } == ["passed", "failed"])
    #expect(tests.compactMap { $0["visibility"] as? String } == ["visible", "visible"])
    #expect(tests.compactMap { $0["output_format"] as? String } == ["text", "text"])
    #expect(tests.last?["tags"] as? [String] == ["fail"])
  }

  @Test("PrairieLearn gets a score from 0 to 1, and points with each test")
  func prairieLearn() throws {
    let result = try object(.prairielearn, "bo/results.json")
    #expect(result["gradable"] as? Bool == true)
    #expect(abs((result["score"] as? Double ?? 0) - 2.0 / 3) < 1e-9)
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.allSatisfy { $0["points"] is Int && $0["max_points"] is Int })
    #expect(try Self.export.files(.prairielearn).values.allSatisfy { $0.count <= 1 << 20 })
    let waiting = try object(.prairielearn, "cy/results.json")
    #expect(waiting["gradable"] as? Bool == false)
    #expect(waiting.keys.sorted() == ["gradable", "message"])
  }

  @Test("Exercism gets version 3, an error only where nothing ran, and 500 characters of output")
  func exercism() throws {
    let failed = try object(.exercism, "ann/ch17.pop/results.json")
    #expect(failed["version"] as? Int == 3)
    #expect(failed["status"] as? String == "fail")
    let tests = try #require(failed["tests"] as? [[String: Any]])
    #expect(tests.compactMap { $0["status"] as? String } == ["fail", "fail"])
    let output = try #require(tests.first?["output"] as? String)
    #expect(output.count == 500 && output.contains("characters are left out"))
    let broken = try object(.exercism, "bo/ch17.pop/results.json")
    #expect(broken["status"] as? String == "error")
    #expect((broken["message"] as? String)?.contains("cannot find 'x'") == true)
    #expect(try object(.exercism, "bo/ch17.stub/results.json")["status"] as? String == "pass")
  }

  @Test("JUnit's XML is well formed, counts what it has, and has no properties in cases")
  func junit() throws {
    let data = try #require(try Self.export.files(.junit)["junit.xml"])
    let reader = Elements()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let suites = reader.all.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["=dee", "ann", "bo", "cy"])
    #expect(suites.map { $0.attributes["tests"] } == ["2", "3", "2", "2"])
    #expect(suites.map { $0.attributes["failures"] } == ["0", "1", "0", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["0", "0", "1", "1"])
    #expect(suites.map { $0.attributes["skipped"] } == ["1", "1", "0", "0"])
    let totals = try #require(reader.all.first?.attributes)
    #expect([totals["tests"], totals["failures"], totals["errors"]] == ["9", "1", "2"])
    let cases = reader.all.filter { $0.name == "testcase" }
    #expect(cases.count == 9)
    #expect(Set(cases.map { "\($0.attributes)" }).count == 9)
    #expect(cases.contains { $0.attributes["name"] == "ch17.pop: It <pops>" })
    #expect(reader.all.filter { $0.name == "properties" }.allSatisfy { $0.parent == "testsuite" })
    #expect(reader.all.contains { $0.attributes["type"] == "Infrastructure" })
  }

  private final class Elements: NSObject, XMLParserDelegate {
    var all: [(name: String, attributes: [String: String], parent: String)] = []
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      all.append((name, attributes, path.last ?? ""))
      path.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      path.removeLast()
    }
  }

  @Test("SARIF has a rule for each result, a place, and a fingerprint that stays")
  func sarif() throws {
    let result = try object(.sarif, "results.sarif")
    #expect(result["version"] as? String == "2.1.0")
    #expect((result["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((result["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["ruleId"] as? String == "cannot_find")
    #expect(results[0]["level"] as? String == "error")
    let text = try #require(try Self.export.files(.sarif)["results.sarif"])
    let whole = String(decoding: text, as: UTF8.self)
    #expect(whole.contains(#""uri" : "bo/ch17/1-a.swift""#))
    #expect(whole.contains(#""startLine" : 3"#))
    #expect(whole.contains(#""id" : "cannot_find""#))
    #expect(try Self.export.files(.sarif)["results.sarif"] == text)
  }

  @Test("Nobody but those on the roster is exported, if there is one")
  func strangers() throws {
    let students = Self.gradebook.rows.filter { $0.total != nil }.map(\.student)
    let first = try #require(students.first)
    let export = Export(Self.gradebook, roster: try Roster("id\n\(first)\n", file: "r"))
    #expect(Set(export.notOnRoster) == Set(Self.gradebook.rows.map(\.student)).subtracting([first]))
    #expect(export.canvas.dropFirst(2).map { $0[0] } == [first])
    #expect(export.ungraded == [])
    #expect(Export(Self.gradebook).notOnRoster == [])
  }

  @Test("What was changed by hand and taken off is exported, with the reason beside it")
  func adjusted() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/export-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try
      "student,exercise,points,reason\nann,ch17.pop,3,It shows the idea\ncy,ch17.pop,5,Shown live\n"
      .write(toFile: folder + "/overrides.csv", atomically: true, encoding: .utf8)
    try "student,days\nann,2\nbo,1\n"
      .write(toFile: folder + "/late.csv", atomically: true, encoding: .utf8)
    let byHand = try Overrides(run: folder).applied(to: Self.gradebook)
    let gradebook = try LatePolicy(file: folder + "/late.csv", percent: 15)
      .applied(to: byHand, roster: nil)
    let export = Export(gradebook, roster: Self.roster)
    #expect(export.ungraded == [])
    let rows = try #require(CSV.rows(of: CSV.text(of: export.moodle))).map(\.cells)
    #expect(
      rows.map { [$0[2], $0[4]] }.dropFirst() == [
        ["10", "0"], ["7", "3"], ["9", "0"], ["10", "5"],
      ])
    #expect(rows[2][3] == "solved. 7 points instead of 10, 2 days late.")
    #expect(rows[2][5].hasSuffix("3 points by hand instead of 0: It shows the idea"))
    #expect(
      Export.joined(["3 points by hand: It shows the idea", "", "a.swift is missing.", "b"])
        == "3 points by hand: It shows the idea. a.swift is missing. b")
    let result = try JSONSerialization.jsonObject(
      with: try #require(try export.files(.gradescope)["cy/results.json"]))
    #expect((result as? [String: Any])?["score"] as? Int == 15)
  }

  @Test("Who is not graded is named and in no gradebook")
  func ungraded() {
    #expect(Self.export.ungraded == ["cy"])
  }

  // MARK: - Points for each test

  /// A student who has half of an exercise, and passes a test that shows nothing.
  static let partial = Export(
    GradingRecord(
      terms: terms,
      rows: [
        .init(
          grades: StudentGrades(
            student: "eve",
            grades: [
              verdict("ch17.stub", .fail, 3, 10) {
                $0.tests = [
                  TestResult(
                    name: "It ends", status: .pass, line: 1, share: PointShare(worth: 3, earned: 3)),
                  TestResult(
                    name: "It rests", status: .pass, line: 2,
                    share: PointShare(worth: 4, earned: 0, withheld: .given)),
                  TestResult(
                    name: "It pops", status: .skipped, dependsOn: "It rests", line: 3,
                    share: PointShare(worth: 3, earned: 0)),
                  TestResult(name: "Nothing jumps", status: .fail),
                ]
              }, missing,
            ]), submission: "5")
      ]
    ).gradebook, roster: try? Roster("id,name,lti,participant\neve,E/ve_X,u-7,4711\n", file: "r"),
    date: Date(timeIntervalSince1970: 1_800_000_000))

  private func partialTests(_ format: Export.Format) throws -> [[String: Any]] {
    let data = try #require(try Self.partial.files(format)["eve/results.json"])
    let result = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(result["tests"] as? [[String: Any]])
  }

  @Test("Gradescope gets a line for each test, whose points add up, and why one earns nothing")
  func gradescopeShares() throws {
    let tests = try partialTests(.gradescope)
    #expect(tests.compactMap { $0["score"] as? Int } == [3, 0, 0, 0, 0])
    #expect(tests.compactMap { $0["max_score"] as? Int } == [3, 4, 3, 0, 5])
    #expect(
      tests.compactMap { $0["status"] as? String }
        == ["passed", "passed", "failed", "failed", "failed"])
    #expect(
      tests.compactMap { $0["number"] as? String }
        == ["ch17.stub.1", "ch17.stub.2", "ch17.stub.3", "ch17.stub.4", "ch17.pop"])
    #expect((tests[1]["output"] as? String)?.contains("the starter passes this test too") == true)
    #expect(tests[2]["tags"] as? [String] == ["partial", "skipped"])
  }

  @Test("PrairieLearn gets the same shares")
  func prairieLearnShares() throws {
    let tests = try partialTests(.prairielearn)
    #expect(tests.compactMap { $0["points"] as? Int } == [3, 0, 0, 0, 0])
    #expect(tests.compactMap { $0["max_points"] as? Int } == [3, 4, 3, 0, 5])
  }

  @Test("LTI gets a file for each line item, and a score with all that a platform asks for")
  func lti() throws {
    let files = try Self.partial.files(.lti)
    #expect(files.keys.sorted() == ["ch17.pop.jsonl", "ch17.stub.jsonl", "total.jsonl"])
    let lines = String(decoding: try #require(files["total.jsonl"]), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0] == #"{"activityProgress":"Completed","comment":"0 of 2 exercises solved","#
        + #""gradingProgress":"FullyGraded","scoreGiven":3,"scoreMaximum":15,"#
        + #""timestamp":"2027-01-15T08:00:00.000Z","userId":"u-7"}"#)
    #expect(try Self.export.files(.lti)["total.jsonl"]?.count { $0 == 0x0A } == 3)
  }

  @Test("Moodle gets feedback in folders of participants, and who has no number is named")
  func moodleFeedback() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/feedback-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["eve.html", "bo.html"] {
      try name.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    let people = try Roster("id,name,participant\neve,E/ve_X,4711\nbo,Bo,12a\n", file: "r")
    let export = Export(Self.partial.gradebook, roster: people, feedback: folder)
    let files = try export.files(.moodleFeedback)
    #expect(
      files.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "E ve X_4711_assignfeedback_file/feedback.html": "eve.html"
      ])
    #expect(export.withoutParticipant == [])
    // The roster has no numbers, or none for her, and the folder that she handed in had one.
    for text in ["id,name\neve,Eve\n", "id,name,participant\neve,Eve,\n"] {
      let roster = try Roster(text, file: "r")
      var gradebook = Self.partial.gradebook
      gradebook.list = ClassList(["eve"], roster: roster, participants: ["eve": "4712"])
      let other = Export(gradebook, roster: roster, feedback: folder)
      #expect(
        try other.files(.moodleFeedback).keys.sorted() == [
          "Eve_4712_assignfeedback_file/feedback.html"
        ])
      #expect(other.withoutParticipant == [])
    }
    try FileManager.default.removeItem(atPath: folder + "/eve.html")
    #expect(throws: GradingError.fileNotReadable(path: folder + "/eve.html")) {
      _ = try export.files(.moodleFeedback)
    }
    #expect(Self.export.withoutParticipant == ["=dee", "ann", "bo"])
  }
}
