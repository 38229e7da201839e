import Foundation
import Motion
import Record
import Testing

@testable import Checking
@testable import Grading
@testable import workbook

@Suite("Reports to instructors and authors")
struct ReportsTests {
  let look = Look(hasColor: false, hasSigns: true)
  let error = Diagnostic(
    severity: .error, id: "bad_name", message: "no", file: "a.md", line: 3, column: 4)

  @Test("An exercise that could not be graded is named with its reason")
  func grades() {
    let gradebook = Gradebook(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)],
      rows: [
        StudentGrades(
          student: "ann\u{1B}",
          grades: [.ungraded(.checksBroken(exercise: "ch01.cut", outcome: .wallLimit, output: ""))])
      ])
    #expect(
      GradeReport(gradebook, output: "out", hasSecret: false).text() == """
        Not graded: ann, ch01.cut. The checks of ch01.cut broke, which is not your fault: \
        they took too long.
        The same command with --resume tries what is not graded once more.

        0 of 1 submissions graded.
        Answers:  1 ungraded
        There was no --secret-file: answers were played with the values that learners see.
        Grades:   out/gradebook.csv
        Feedback: out/feedback/
        Overview: bin/workbook grade report out
        """)
  }

  @Test("A fault that leaves many without a grade is told once, with whom it is about")
  func notGradedForOneReason() {
    let grades = [
      Grade.ungraded(.checksBroken(exercise: "ch01.cut", outcome: .wallLimit, output: ""))
    ]
    func text(_ count: Int) -> String {
      let rows = (0..<count).map { StudentGrades(student: "s\($0)", grades: grades) }
      return GradeReport(
        Gradebook(columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], rows: rows),
        output: "out", hasSecret: true
      ).text()
    }
    let reason =
      "ch01.cut. The checks of ch01.cut broke, which is not your fault: they took too long.\n"
    #expect(text(3).hasPrefix("Not graded: s0; s1; s2, \(reason)The same command"))
    #expect(text(100).hasPrefix("Not graded: s0; s1; s2 and 97 more, \(reason)The same command"))
  }

  @Test(
    "Beside the number of those who are graded stand those who are not, and parts that are missing")
  func countOfGraded() throws {
    let verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .pass, points: 10, maximum: 10,
      file: "a")
    let gradebook = Gradebook(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)],
      rows: [
        StudentGrades(student: "ann", grades: [.graded(verdict)]),
        StudentGrades(student: "bo", grades: [.obstructed(.leftOut)]),
      ])
    let parts = try ["2/4", "3/4"].map { try #require(Shard($0)) }
    func text(_ shards: [Shard], _ students: [String] = []) -> String {
      GradeReport(
        gradebook, output: "out", hasSecret: true,
        missing: Merge.Missing(shards: shards, students: students)
      ).text()
    }
    // Whoever is left out on purpose is no reason to try again.
    #expect(
      text([]).hasPrefix(
        "Not graded: bo, ch01.cut. It was left out with --only or --skip; the same command without that and "
          + "with --resume grades it.\n\n1 of 2 submissions graded, 1 left out.\n"), "\(text([]))")
    #expect(
      text([parts[0]], ["cy"]).contains(
        "\n1 of 3 submissions graded, 1 left out; part 2 of 4 is missing.\n"))
    #expect(!text([]).contains("nothing"))
    #expect(text(parts).contains("; parts 2, 3 of 4 are missing.\n"))
  }

  @Test("Who has handed in nothing is counted among those who are graded")
  func nothingHandedIn() {
    let missing = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .skipped, maximum: 10, file: "a",
      unreadable: .missing)
    func text(_ students: [String]) -> String {
      GradeReport(
        Gradebook(
          columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)],
          rows: students.map { StudentGrades(student: $0, grades: [.graded(missing)]) }),
        output: "out", hasSecret: true
      ).text()
    }
    #expect(
      text(["ann"]).hasPrefix("1 of 1 submissions graded.\n1 of them has handed in nothing.\n"))
    #expect(text(["ann", "bo"]).contains("\n2 of them have handed in nothing.\n"))
  }

  @Test(
    "A class with a stranger and somebody missing is not complete, wherever it was put together")
  func strangers() throws {
    let missing = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .skipped, points: 0, maximum: 10,
      file: "ch01/1-cut.swift", unreadable: .missing)
    let grades = [Grade.graded(missing)]
    func gradebook(_ students: [String]) throws -> Gradebook {
      Gradebook(
        columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)],
        rows: students.map {
          StudentGrades(student: $0, grades: grades, remarks: $0 == "x" ? [.notOnRoster] : [])
        }, list: ClassList(students, roster: try Roster("id\nann\n", file: "r")))
    }
    #expect(GradeReport.isComplete(try gradebook(["ann"])))
    #expect(!GradeReport.isComplete(try gradebook(["ann", "x"])))
    #expect(GradeReport.isComplete(try gradebook(["ann", "x"]), isPart: true))
  }

  @Test("A class with much to say about it gets forty lines, and is told how many there are")
  func manyRemarks() {
    let rows = (0..<100).map { number in
      StudentGrades(
        student: "s\(number)", grades: [],
        remarks: [.notOnRoster])
    }
    let lines = GradeReport(
      Gradebook(columns: [], rows: rows), output: "out", hasSecret: true
    ).text()
      .split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Not recognised: ") } == 40)
    #expect(lines[40] == "And 60 more: the gradebook has all statuses and remarks.")
  }

  @Test("A problem of a book has its place, and its sentence")
  func inspection() {
    let kinds: [InspectionFinding.Kind] = [
      .starterRejected(exercise: "x", [error]),
      .starterPasses(exercise: "x"),
      .starterStops(exercise: "x", Stop(reason: .timeLimit)),
      .solutionUnsolved(exercise: "x", status: .fail, detail: "It ends."),
      .solutionRefuses(exercise: "x", scenario: "tap", reason: "no view."),
      .mistakeRejected(exercise: "x", mistake: "m", []),
      .mistakePasses(exercise: "x", mistake: "m"),
      .mistakeMisread(exercise: "x", mistake: "m", as: "n", test: "T"),
      .mistakeMisread(exercise: "x", mistake: "m", as: nil, test: nil),
      .mistakeStops(exercise: "x", mistake: "m", Stop(reason: .outputLimit)),
      .codeRejected(name: "c", [error]),
      .codeStops(name: "c", detail: "It took too long."),
      .brokenAccepted(name: "b", expected: "bad_name"),
      .brokenOtherwise(name: "b", expected: "bad_name", seen: ["e", "f"]),
      .checksFail(exercise: "x", .checksStopped(exercise: "x", .output)),
      .equivalentStale(exercise: "x", line: "let a = 1", change: "1 → 2"),
    ]
    var inspection = Inspection()
    inspection.chapters = 1
    inspection.problems = kinds.enumerated().map { index, kind in
      InspectionFinding(
        location: SourceLocation(file: "a.md", line: index + 1, column: 1), kind: kind)
    }
    #expect(
      InspectReport(inspection).text(look: look) == """
        a.md:1:1: The starter of x does not compile. a.md:3:4: no [bad_name]
        a.md:2:1: What x begins with passes its checks already.
        a.md:3:1: The starter of x should fail its checks, and stops instead. \
        The program was stopped: something in it never ends.
        a.md:4:1: The reference answer of x does not pass (fail). It ends.
        a.md:5:1: This step of the scenario tap cannot be done, with the reference answer of x: no view.
        a.md:6:1: The mistake x/m does not compile.
        a.md:7:1: The checks of x let the mistake m through.
        a.md:8:1: The mistake x/m is caught, but explained as n, by the test "T".
        a.md:9:1: The mistake x/m is caught, but not explained.
        a.md:10:1: The mistake x/m stops before the checks see it. \
        The program was stopped because it printed without end.
        a.md:11:1: The code c does not compile. a.md:3:4: no [bad_name]
        a.md:12:1: The code c does not run to its end. It took too long.
        a.md:13:1: The code b compiles, and should be rejected with bad_name.
        a.md:14:1: The code b should be rejected with bad_name, not with e, f.
        a.md:15:1: The checks of x do not compile, which is not your fault. \
        The compiler was stopped because its messages had no end.
        a.md:16:1: No mutant of x survives with this change of the line let a = 1: 1 → 2

        1 chapters, 0 exercises, 0 mistakes, 0 rules, 0 examples: 16 problems
        """)
    #expect(Set(kinds.map(\.code)).count == 15)
  }

  @Test("Mutants are listed with their line, and counted")
  func mutants() {
    var counts = MutantCensus.Counts()
    counts.total = 4
    counts.caught = 3
    counts.explained = 2
    counts.recognised = 1
    counts.stopped = 1
    counts.misnamed = 1
    counts.remarked = 1
    counts.unreached = 1
    var census = MutantCensus()
    census.exercises = [("x", counts)]
    census.survivors = [
      Survivor(
        exercise: "x", location: SourceLocation(file: "x.swift", line: 3), change: "1 → 2",
        remark: "It looks different."),
      Survivor(
        exercise: "x", location: SourceLocation(file: "x.swift", line: 4), change: "a → b",
        reason: "Nobody sees it."),
    ]
    let report = MutantReport(census)
    #expect(!report.isProven)
    let line =
      "4 mutants, 0 of them right; caught 3 (75 % of all, 75 % of the wrong ones) and told 2 of them "
      + "their own reason (66 %): 1 as a mistake of the chapter, 1 were told a mistake that they do "
      + "not make, or not the one that they are, 0 by what was seen, 1 by a crash or a limit; 1 passed with a remark; 1 more are in code that no play reaches"
    #expect(
      report.text(look: look) == """
        x.swift:3: survives: 1 → 2
          It looks different.
        x.swift:4: survives rightly: a → b. Nobody sees it.

        x: \(line)
        All: \(line)
        """)
  }

  @Test("What keeps mutants from being proven is in the report for programs too")
  func staleDeclaration() throws {
    var census = MutantCensus()
    census.problems = [
      InspectionFinding(
        location: SourceLocation(file: "equivalents.yaml", line: 2, column: 1),
        kind: .equivalentStale(exercise: "x", line: "let a = 1", change: "1 → 2"))
    ]
    let report = MutantReport(census)
    #expect(!report.isProven)
    let json = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let problems = (json as? [String: Any])?["problems"] as? [[String: Any]]
    #expect(problems?.first?["code"] as? String == "equivalent-stale")
    #expect(problems?.first?["line"] as? Int == 2)
  }

  @Test("A play's errors are grouped by missing names, and printed with their places")
  func rejectedPlay() {
    let missing = MissingName.all(in: [])
    let report = PlayReport(
      PlayResult(outcome: .rejected([error], missing: missing), output: "printed\n"))
    #expect(report.status == .doesNotCompile)
    #expect(
      report.text(look: look) == """
        printed

        a.md:3:4: error: no [bad_name]
        It does not compile: 1 error.

        """)
  }

  @Test("A play's warnings stand above what the program prints")
  func warnedPlay() {
    var result = PlayResult(outcome: .ran(status: 0), output: "printed\n")
    result.warnings = [
      Diagnostic(severity: .warning, message: "left out", file: "a.swift", line: 3, column: 4)
    ]
    #expect(
      PlayReport(result).text(look: look) == """
        a.swift:3:4: warning: left out

        printed

        It ran to its end, with status 0.

        """)
  }

  @Test("A play ends with a sentence and a status")
  func play() {
    let label = Run.Label(scenario: "play", screen: Size(width: 390, height: 844))
    var timeline = Timeline(screen: label.screen)
    timeline.end = 1.25
    let rows: [(PlayResult.Outcome, String, workbook.ExitStatus)] = [
      (.ran(status: 0), "It ran to its end, with status 0.", .success),
      (.ran(status: 2), "It ran to its end, with status 2.", .failure),
      (
        .compiled,
        "It compiles, but nothing starts it. Add a --driver that declares "
          + "makeRootViewController().", .success
      ),
      (
        .unfinished(.crash),
        "The compiler itself broke on this code. Say the same thing in another way.", .stopped
      ),
      (
        .stopped(Stop(reason: .exitedEarly, status: 3), nil),
        "The program ended itself with status 3 before the scenario was over.", .stopped
      ),
      (
        .played(Run(label: label, timeline: timeline)),
        "0 transitions, 0 calls, 0 faults in 1.25 s.", .success
      ),
    ]
    for (outcome, summary, status) in rows {
      let report = PlayReport(PlayResult(outcome: outcome, output: ""))
      #expect(report.summary == summary)
      #expect(report.status == status)
    }
  }

  @Test(
    "A limit or a trap has its sentence",
    arguments: [
      (Stop(reason: .trapped), "The program trapped."),
      (
        Stop(reason: .timeLimit, limit: 30),
        "The program was stopped, since a play may compute for 3 seconds and be silent for 10: something in it "
          + "never ends."
      ),
      (
        Stop(reason: .memoryLimit, limit: 536_870_912),
        "The program was stopped because it used too much memory, more than 512 MB."
      ),
      (
        Stop(reason: .processLimit),
        "The program was stopped because it started too many processes."
      ),
      (
        Stop(reason: .protocolFault),
        "The program wrote where only the engine writes, so nothing it did can be trusted."
      ),
    ])
  func stops(stop: Stop, sentence: String) {
    #expect(stop.sentence == sentence)
  }

  @Test("Each file that cannot be judged has a sentence, and most have an advice")
  func unreadable() {
    let file = "exercises/a.swift"
    let rows: [(Unreadable, String)] = [
      (.missing, "\(file) is not there. bin/workbook start makes it."),
      (.empty, "\(file) is empty. bin/workbook reset brings the starter back."),
      (.notUTF8, "\(file) is not UTF-8. Save it again with that encoding."),
      (.isDirectory, "\(file) is a folder, not a file."),
      (.leavesWorkspace, "\(file) is a link that leads out of the workspace."),
      (.tooLarge, "\(file) is far larger than any answer."),
      (.notAFile, "\(file) is no ordinary file."),
      (
        .damagedArchive,
        "The archive that was handed in is damaged, and no answer to this could be read from it. Make it again."
      ),
      (
        .archiveWithPassword,
        "The archive that was handed in has a password, and no answer to this could be read from it. Make it "
          + "again without one."
      ),
      (
        .archiveTooLarge,
        "The archive that was handed in is too large: it, and all Swift files in it, may have 64 MB. Leave "
          + "out films, pictures and what was built."
      ),
      (
        .archiveTooCompressed,
        "The archive that was handed in has more than 16 MB of Swift in less than a hundredth of that, as "
          + "nobody's code has. Make one of the exercises' files alone."
      ),
      (
        .archiveWithTooManyFiles,
        "The archive that was handed in has more than 100,000 files and folders, so that nothing in it was looked "
          + "at. Make one of the exercises' files alone."
      ),
      (.archiveWithoutSwift, "There is no Swift file in the archive that was handed in."),
      (.noPermission, "\(file) may not be read. Change its permissions."),
    ]
    for (reason, sentence) in rows { #expect(reason.sentence(file: file) == sentence) }
  }

  @Test("Long lines are filled at the width, and code keeps its columns")
  func lines() {
    #expect(
      Lines.prose("- one two three\n    let  a = 1\n", width: 14) == [
        "- one two", "  three", "    let  a = 1", "",
      ])
    #expect(
      Lines.prose("    a = 1  // one two three\n    /// four five six seven", width: 20) == [
        "    // one two three", "    a = 1", "    /// four five", "    /// six seven",
      ])
    #expect(Look.withoutControls("a\u{1B}[31m\u{9B}b\tc\u{7F}") == "a[31mb\tc")
  }
}
