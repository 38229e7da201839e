import Chapters
import Checking
import Foundation
import Motion
import Record
import Sandboxing
import Testing

@testable import Conformance
@testable import Grading
@testable import workbook

@Suite("What the tool says in the terminal")
struct WordsTests {
  let look = Look(hasColor: false, hasSigns: true)

  private func verdict(
    _ status: Verdict.Status, points: Double = 0, _ change: (inout Verdict) -> Void = { _ in }
  ) -> Verdict {
    var verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: status, points: points, maximum: 10,
      file: "exercises/ch01/1-cut.swift")
    change(&verdict)
    return verdict
  }

  /// A book with one chapter that says this.
  private func book(_ text: String) throws -> Book {
    let folder = FileManager.default.temporaryDirectory.path + "/words-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/chapters", withIntermediateDirectories: true)
    try ("---\ndescription: Words.\n---\n\n# Words\n\n" + text + "\n").write(
      toFile: folder + "/chapters/ch01-words.md", atomically: true, encoding: .utf8)
    return try Book(folder: folder)
  }

  @Test("Known answers are counted, and who is misjudged is named with the reason")
  func answers() throws {
    func judged(
      _ file: String, _ kind: KnownAnswer.Kind, _ status: Verdict.Status
    ) -> AnswerCensus.JudgedAnswer {
      AnswerCensus.JudgedAnswer(file: file, exercise: "ch01.cut", kind: kind, status: status)
    }
    var misjudged = judged("b.swift", .right, .fail)
    misjudged.test = "It ends"
    misjudged.mistake = "never-ends"
    misjudged.fault = .toViewNotAdded
    let book = try Book(
      folder: URL(filePath: #filePath).appending(path: "../../../..").standardized.path)
    let census = AnswerCensus(answers: [
      judged("a.swift", .right, .pass), misjudged, judged("c.swift", .right, .pass),
      judged("d.swift", .wrong, .pass), judged("e.swift", .either, .pass),
    ])
    let report = AnswersReport(census, book: book)
    let json = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
    let second = (json?["answers"] as? [[String: Any]])?[1]
    #expect(second?["fault"] as? String == Fault.Code.toViewNotAdded.rawValue)
    #expect((second?["explanation"] as? String)?.isEmpty == false)
    #expect(
      report.text(look: look) == """
        b.swift: right, but fail: It ends [never-ends]
        d.swift: wrong, but pass

        right: 2 of 3 accepted (66.6 %)
        wrong: 0 of 1 caught (0.0 %)
        either: 1 of 1 accepted
        accepted with the remark that they look different: 0 right, 0 wrong, 0 either
        """)
  }

  @Test("A section ends where the next of its level begins; figures and the app are named")
  func section() throws {
    let chapter = try #require(
      try book(
        """
        ## One

        A *word* and `code`.

        ### Within

        ```swift scene App
        let a = 1
        let b = 2
        ```

        ## Two

        Not this.
        """
      ).chapters.first)
    #expect(
      BookSection(chapter: chapter, anchor: "one").text(look: look) == """
        One

        A word and code.

        Within

            [The app: App, 2 lines; bin/workbook read --app ch01#within prints it]
        """)
    let app = BookSection(chapter: chapter, anchor: "within", showsApp: true).text(look: look)
    #expect(app == "Within\n\n    let a = 1\n    let b = 2")
    #expect(BookSection(chapter: chapter, anchor: "").text(look: look).hasPrefix("Words\n\nOne"))
  }

  @Test("A table has columns where they fit, and else a paragraph for each row")
  func table() throws {
    let chapter = try #require(
      try book("| call | when |\n| --- | --- |\n| `a()` | first |\n| `later()` | then |")
        .chapters.first)
    let section = BookSection(chapter: chapter, anchor: "")
    #expect(
      section.text(look: look) == """
        Words

        call      when
        ───────   ─────
        a()       first
        later()   then
        """)
    var narrow = look
    narrow.width = 12
    #expect(
      section.text(look: narrow) == """
        Words

        a()
          when:
            first
        later()
          when: then
        """)
  }

  @Test("Programs read a status, a sentence, points and limits")
  func json() throws {
    func object(_ verdicts: [Verdict]) throws -> [String: Any] {
      let report = CheckReport(
        verdicts, reports: .success(["ch01": "r.html"]),
        protection: Protection(gap: .namespacesRefused, accounting: .supervisor),
        starters: ["ch01.cut": "abc"], versions: ["workbook 1.0", "Swift 6"],
        book: "b00c", duration: .milliseconds(1_234))
      let object = try JSONSerialization.jsonObject(with: Data(try report.text().utf8))
      return try #require(object as? [String: Any])
    }
    let missing = verdict(.error) { $0.unreadable = .notUTF8 }
    let broken = try object([missing])
    #expect(broken["version"] as? Int == 3)
    #expect(broken["status"] as? String == "error")
    let sentence = "exercises/ch01/1-cut.swift is not UTF-8. Save it again with that encoding."
    #expect(broken["message"] as? String == sentence)
    #expect(broken["sandboxed"] as? Bool == false)
    #expect(try object([verdict(.pass, points: 10)])["status"] as? String == "pass")
    #expect(try object([verdict(.pass), missing])["status"] as? String == "fail")
    let exercise = try #require((broken["exercises"] as? [[String: Any]])?.first)
    #expect(exercise["id"] as? String == "ch01.cut")
    #expect(exercise["max_points"] as? Double == 10)
    #expect(exercise["report"] as? String == "r.html")
    // The digest of "abc" in FIPS 180-4.
    #expect(
      exercise["starter_sha256"] as? String
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(broken["versions"] as? [String] == ["workbook 1.0", "Swift 6"])
    #expect(broken["book"] as? String == "b00c")
    #expect(broken["duration_ms"] as? Int == 1_234)
  }

  @Test("What is different from an earlier run is named, with what was lost")
  func comparison() {
    func run(_ points: Double) -> Gradebook {
      Gradebook(
        columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)],
        rows: [
          StudentGrades(
            student: "ann\u{1B}[2J",
            grades: [.graded(verdict(points > 0 ? .pass : .fail, points: points))])
        ])
    }
    let report = ComparisonReport(GradebookComparison(from: run(10), to: run(0)), with: "old/")
    #expect(
      report.text() == """
        Different from old/: 1, 1 of them fewer points.
          ann[2J, ch01.cut: 10, pass → 0, fail

        """)
    let same = ComparisonReport(GradebookComparison(from: run(5), to: run(5)), with: "old/")
    #expect(same.text() == "The same grades as in old/.\n")
  }

  @Test("A rule that fails says which condition, and areas are counted")
  func rules() throws {
    let rules = ConformanceRule.all(
      in: try book(
        """
        One is one.

        ```swift rule one ref="Euclid" confidence=documented
        precondition(one == 1)
        precondition(two == 2)
        ```
        """))
    let rule = try #require(rules.first)
    let results = [
      RuleResult(rule, output: "fact\t0\tholds\t1\nfact\t1\tfails\t3\u{1B}\n", stop: ""),
      RuleResult(rule, output: "fact\t0\tholds\t1\nfact\t1\tholds\t2\n", stop: ""),
    ]
    let host = Recording(
      host: .init(
        name: "iOS", version: "26", device: "", screen: .init(width: 1, height: 1, scale: 1),
        tools: ""),
      results: [results[0]])
    #expect(
      ConformanceReport([results[0]], recordings: []).text(look: look) == """
        ch01.one fails
          One is one.
          line 11: two == 2 does not hold; seen: 3

        Words  0 of 1 pass, 1 fail
        All    0 of 1 pass, 1 fail
        """)
    let differing = ConformanceReport([results[1]], recordings: [host])
    #expect(differing.isConforming)
    #expect(
      differing.text(look: look) == """
        ch01.one differs on iOS, 26
          there: line 11: two == 2 does not hold; seen: 3

        Words  1 of 1 pass
        All    1 of 1 pass
        """)
  }

  @Test("A rule that ends early, and one that is expected to fail, are told as such")
  func unusualRules() throws {
    let rules = ConformanceRule.all(
      in: try book(
        """
        One is one.

        ```swift rule one ref="Euclid" confidence=documented fails="not modelled"
        precondition(one == 1)
        ```
        """))
    let rule = try #require(rules.first)
    func text(_ output: String, _ stop: String = "") -> [Substring] {
      ConformanceReport([RuleResult(rule, output: output, stop: stop)], recordings: [])
        .text(look: look).split(separator: "\n").dropLast(2)
    }
    #expect(text("fact\t0\tfails\t2\n") == ["ch01.one fails as expected: not modelled"])
    #expect(
      text("fact\t0\tholds\t1\n") == [
        "ch01.one fails", "  One is one.",
        "  It is expected to fail, and passes. Take fails= from the rule.",
      ])
  }

  @Test("An editor gets a line for each problem, and each that has none of its own at line 1")
  func editor() {
    let file = "exercises/ch01/1-cut.swift"
    let broken = verdict(.error) {
      $0.diagnostics = [
        Diagnostic(
          severity: .error, lead: "There is no such name.", message: "cannot find\n'b'", file: file,
          line: 3, column: 4),
        Diagnostic(severity: .warning, message: "of the app", file: "scene.swift", line: 1),
      ]
    }
    let failing = verdict(.fail) {
      $0.tests = [
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"))
      ]
    }
    let untouched = verdict(.fail) { $0.isUntouched = true }
    #expect(
      EditorLines.text([verdict(.pass), broken, failing, untouched]) == """
        \(file):3:4: error: cannot find 'b' (There is no such name.)
        \(file):1:1: error: It ends: expected an end, seen none
        \(file):1:1: warning: not begun
        1 of 4 solved.
        """)
  }

  @Test("Points are explained by tests, shares, hands and what was graded with")
  func explanation() {
    let failing = verdict(.fail, points: 5) {
      $0.tests = [
        TestResult(name: "It begins", status: .pass, share: PointShare(worth: 5, earned: 5)),
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"),
          run: Run.Label(
            scenario: "tap", screen: Motion.Size(width: 390, height: 844), parameters: [:]),
          share: PointShare(worth: 5, earned: 0)),
        TestResult(
          name: "It rests", status: .skipped, dependsOn: "It ends",
          share: PointShare(worth: 0, earned: 0)),
      ]
    }
    let grades = StudentGrades(
      student: "ann", grades: [.adjusted(.graded(failing), points: 7, .byHand(reason: "ill"))],
      remarks: [.notOnRoster])
    func limits(_ seconds: Int) -> Limits {
      Limits(
        cpu: seconds, wall: 90, memory: 512 << 20, processes: 32, fileSize: 0, output: 1 << 20)
    }
    let terms = GradingRecord.Terms(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], book: "0123456789abcdef0",
      tools: "t", workbook: "workbook 1.0", compiler: "Swift 6", begun: "2026-11-23T10:00:00Z",
      secret: nil, protection: Protection(gap: nil, accounting: .controlGroupV2),
      limits: JudgingLimits(compiler: limits(40), program: limits(3), checks: limits(20)),
      workerLimits: limits(1200))
    let row = GradingRecord.Row(
      grades: grades, submission: "fedcba98765432100", answers: ["abc"], durations: [1.5],
      runs: ["def"])
    let text = ExplainReport(
      grades, called: "Ann Doe (ann)", recorded: row, terms: terms, only: nil
    ).text()
    #expect(
      text == """
        Ann Doe (ann): 7 of 10 points
          Nobody on the roster is called so.

        ch01.cut, Cut: 7 of 10, partial
          7 points by hand instead of 5: ill
          The test "It begins" passes: 5 of 5 points.
          The test "It ends" does not pass: 0 of 5 points.
            Expected an end.
            Seen: none.
            In tap on 390 × 844.
          The test "It rests" was not tried: 0 of 0 points.
          The answer: SHA-256 abc
          Judged in 1.5 s.
          Its runs: .cache/runs/def

        Graded with:
          book 0123456789abcdef, submission fedcba9876543210
          workbook 1.0, Swift 6, on 2026-11-23T10:00:00Z
          the values that learners see: there was no secret
          limits: namespaces and a filter of system calls; control groups, version 2
          the compiler 40 s of processor time in 90 s, 512 MB, 32 processes; \
        a play 3 s of processor time in 90 s, 512 MB, 32 processes; \
        the checks 20 s of processor time in 90 s, 512 MB, 32 processes
          a submission 1200 s of processor time in 90 s, 512 MB, 32 processes
        """)
    #expect(
      !ExplainReport(grades, called: "ann", recorded: row, terms: terms, only: "ch01.other").text()
        .contains("It begins"))
  }

  @Test("What keeps programs is said, and what to do where nothing does")
  func protection() {
    #expect(
      ProtectionWords.all(Protection(gap: .bubblewrapNotFound, accounting: .supervisor))
        == "no sandbox; processes are added up by the workbook (no control group can be written)")
    let gaps: [Protection.Gap] = [
      .bubblewrapNotFound, .namespacesRefused, .filterNotWritable, .architectureUnknown,
      .trialFailed,
    ]
    #expect(Set(gaps.map(ProtectionWords.reason)).count == gaps.count)
    let advice = gaps.map {
      ProtectionWords.advice(
        $0, scratch: "/cache", problem: "no\u{1B}[2J room", isContainer: false)
    }
    #expect(
      advice == [
        "bubblewrap is missing. Install it: apt-get install bubblewrap",
        "the kernel refuses namespaces. As root: sysctl kernel.unprivileged_userns_clone=1",
        "the filter of system calls cannot be written to /cache. Make it writable.",
        "the system calls of this architecture are unknown",
        "a box could not be tried (no[2J room). Run bin/workbook doctor again when the machine is "
          + "less busy.",
      ])
    let inside = gaps.map {
      ProtectionWords.advice($0, scratch: "", problem: nil, isContainer: true)
    }
    #expect(inside.allSatisfy { !$0.contains("sysctl") })
    #expect(inside[1].contains("docker run --privileged"))
  }

  @Test("A build of the site says what it was for, and how long it took")
  func serving() {
    #expect(ServeWords.reason(["/b/chapters/a.md"], in: "/b") == "chapters/a.md")
    #expect(ServeWords.reason(["/c/a.md"], in: "/b") == "/c/a.md")
    #expect(ServeWords.reason(["/b/a.md", "/b/b.md", "/b/c.md"], in: "/b") == "3 files")
    #expect(
      ServeWords.built(chapters: 9, because: nil, in: .milliseconds(1_260))
        == "9 chapters built in 1.3 s.")
    #expect(
      ServeWords.built(chapters: 9, because: "a.md", in: .milliseconds(949))
        == "a.md: built again in 0.9 s.")
    #expect(
      ServeWords.notBuilt(because: "a.md", "a.md:1:1: error: x")
        == "a.md:\na.md:1:1: error: x\nThe pages stay as they are until this is mended.")
    #expect(
      ServeWords.notBuilt(because: nil, "x")
        == "x\nThe pages stay as they are until this is mended.")
  }
}
