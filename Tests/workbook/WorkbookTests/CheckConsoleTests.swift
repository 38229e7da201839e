import Chapters
import Checking
import Files
import Foundation
import Motion
import Record
import Sandboxing
import Testing

@testable import workbook

@Suite("What check prints")
struct CheckConsoleTests {
  let book: Book
  let label = Run.Label(scenario: "tap", screen: Size(width: 390, height: 844))
  let other = Run.Label(scenario: "tap-twice", screen: Size(width: 390, height: 844))

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
  }

  func verdict(_ status: Verdict.Status, _ change: (inout Verdict) -> Void = { _ in }) -> Verdict {
    var verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: status, maximum: 10,
      file: "exercises/ch01/1-cut.swift")
    change(&verdict)
    return verdict
  }

  func text(
    _ verdict: Verdict, isFirstTime: Bool = false, hasSigns: Bool = true,
    protection: Protection? = nil,
    reports: Result<[String: String], any Error> = .success(["ch01": "report.html"])
  ) -> String {
    let console = CheckConsole(
      look: Look(hasColor: false, hasSigns: hasSigns), book: book,
      progress: isFirstTime ? WorkspaceProgress.Change() : nil)
    return console.text([verdict], protection: protection) + "\n" + console.text(reports: reports)
  }

  @Test("A pass is one line")
  func pass() {
    #expect(
      text(verdict(.pass)) == """
        1  A cut

          ✓ 1.1  Cut

        Solved.
        Report: report.html
        """)
    #expect(
      text(verdict(.pass), hasSigns: false, reports: .failure(FileError.noSpaceLeft(path: "/r")))
        == """
        1  A cut

          ok 1.1  Cut

        Solved.
        The report could not be written. No space is left on the disk for /r. Nothing of yours was changed.
        """)
  }

  @Test("A failure has what was seen, why, its mistake, and others that do not follow from it")
  func failure() {
    let failed = verdict(.fail) {
      $0.tests = [
        TestResult(name: "It starts", status: .pass),
        TestResult(
          name: "It ends", status: .fail,
          failure: Failure(
            expected: "completeTransition(true) is called", seen: "it never was", instant: 0.054,
            because: "Nobody can tap anything until then.", read: "#cut"),
          run: label,
          mistake: RecognizedMistake(name: "never-completes", explanation: "Say `done`.")),
        TestResult(name: "It is short", status: .fail),
        TestResult(
          name: "It is later", status: .fail,
          failure: Failure(expected: "a tap", seen: "none", instant: 0.06), run: label),
        TestResult(
          name: "It can be done again", status: .fail,
          failure: Failure(expected: "a second tap", seen: "none", instant: 2), run: other),
        TestResult(
          name: "It goes back", status: .fail,
          failure: Failure(expected: "a cut", seen: "none", instant: 1), run: other),
        TestResult(name: "It is seen", status: .skipped, dependsOn: "It ends"),
      ]
    }
    #expect(
      text(failed) == """
        1  A cut

          ✗ 1.1  Cut  not yet
              exercises/ch01/1-cut.swift
                expected  completeTransition(true) is called
                seen      it never was
                when      at 0.05 s: tap the first
                alone     bin/workbook check ch01.1 --only-play 1
                why       Nobody can tap anything until then.
                read      bin/workbook read ch01#cut
                test      "It ends"

                A known mistake looks just like this:
                Say done.

              these tests do not pass either: "It is short", "It goes back"
              not tried yet: "It is seen"

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("A method that nobody calls because of its name comes before what is seen of that")
  func uncalled() {
    let failed = verdict(.fail) {
      $0.diagnostics = [
        Diagnostic(
          severity: .warning, id: "req_near_match",
          lead: "UIKit never calls a(_:). Did you mean b(_:)?",
          message: "instance method 'a' nearly matches", file: "exercises/ch01/1-cut.swift",
          line: 3,
          column: 8)
      ]
      $0.tests = [
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"),
          run: label)
      ]
    }
    #expect(
      text(failed) == """
        1  A cut

          ✗ 1.1  Cut  not yet
              exercises/ch01/1-cut.swift
              UIKit never calls a(_:). Did you mean b(_:)?
              exercises/ch01/1-cut.swift:3:8: warning: instance method 'a' nearly
                matches [req_near_match]
                expected  an end
                seen      none
                when      tap the first
                alone     bin/workbook check ch01.1 --only-play 1
                test      "It ends"

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("An object that nobody keeps comes before what is missing because of that, and only once")
  func unheld() throws {
    let failed = verdict(.fail) {
      $0.diagnostics = [
        Diagnostic(
          severity: .warning, id: Diagnostic.unheldObject, lead: "delegate is weak.",
          message: "instance will be immediately deallocated", file: "exercises/ch01/1-cut.swift",
          line: 3, column: 8)
      ]
      $0.tests = [
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"))
      ]
    }
    let shown = text(failed)
    let cause = try #require(shown.firstRange(of: "delegate is weak."))
    let seen = try #require(shown.firstRange(of: "expected  an end"))
    #expect(cause.upperBound < seen.lowerBound)
    #expect(shown.ranges(of: "delegate is weak.").count == 1)
  }

  @Test("An untouched starter is encouraged, and not explained")
  func untouched() {
    let starter = verdict(.fail) {
      $0.isUntouched = true
      $0.tests = [
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"),
          mistake: RecognizedMistake(name: "never-completes", explanation: "Say `done`."))
      ]
    }
    #expect(
      text(starter, isFirstTime: true) == """
        Nothing is broken: every exercise starts out unsolved.
        Open exercises/ch01/1-cut.swift, look for "Your turn", and check again.
        bin/workbook hint ch01.cut helps if you are stuck.

        1  A cut

          · 1.1  Cut  not begun
              exercises/ch01/1-cut.swift
                expected  an end
                seen      none
                test      "It ends"

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("A compile error has our sentence, the compiler's message, and a caret below the column")
  func compileError() {
    let rejected = verdict(.error) {
      $0.diagnostics = [
        Diagnostic(
          severity: .error, id: "cannot_find_in_scope", lead: "This name is not known here.",
          message: "cannot find 'vew' in scope", file: "exercises/ch01/1-cut.swift", line: 2,
          column: 5, source: "  ä(vew)",
          notes: [Diagnostic(severity: .note, message: "did you mean 'view'?")]),
        Diagnostic(severity: .warning, message: "unused"),
      ]
    }
    #expect(
      text(rejected) == """
        1  A cut

          ! 1.1  Cut  does not compile
              exercises/ch01/1-cut.swift
              This name is not known here.
              exercises/ch01/1-cut.swift:2:5: error: cannot find 'vew' in scope
                [cannot_find_in_scope]
                  ä(vew)
                   ^
              note: did you mean 'view'?
              warning: unused

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("A crash has its message, line, callback and instant, and the section to read")
  func crash() {
    let crashed = verdict(.crash) {
      $0.stop = Stop(
        reason: .trapped, callback: "Cutter.animateTransition(using:)", instant: 0.05,
        message: "Index out of range", line: 12)
    }
    #expect(
      text(crashed) == """
        1  A cut

          ! 1.1  Cut  crashed
              exercises/ch01/1-cut.swift
              The program trapped: Index out of range, in line 12. It was in
              Cutter.animateTransition(using:). That was 0.05 seconds after the first
              frame.
                where     exercises/ch01/1-cut.swift:12
                read      bin/workbook read ch01#cut

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("A newer copy beside the answer is named with the file that is checked")
  func copies() {
    let starter = verdict(.pass)
    let console = CheckConsole(
      look: Look(hasColor: false, hasSigns: true), book: book,
      copies: ["ch01.cut": ["exercises/ch01/1-cut copy.swift"]])
    #expect(
      console.text([starter], protection: nil) == """
        1  A cut

          ✓ 1.1  Cut
              exercises/ch01/1-cut copy.swift is newer, and not checked. What is checked
              is exercises/ch01/1-cut.swift.

        Solved.
        """)
  }

  @Test("The code of the failed test is printed if it is asked for, and one play solves nothing")
  func testCode() {
    let failed = verdict(.fail) {
      $0.tests = [
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"),
          run: label, testCode: "test(\"It ends\") { run in\n  try expect(1)\n}")
      ]
    }
    var console = CheckConsole(
      look: Look(hasColor: false, hasSigns: true), book: book, printsTests: true, isPartial: true)
    #expect(
      console.text([failed], protection: nil).hasSuffix(
        """
                when      tap the first
                test      "It ends"

                test("It ends") { run in
                  try expect(1)
                }

        Not solved yet.
        """))
    console = CheckConsole(
      look: Look(hasColor: false, hasSigns: true, width: 30), book: book, printsTests: true,
      isPartial: true)
    #expect(
      console.text([failed], protection: nil).contains(
        """

                test("It ends") { run
                  in
                  try expect(1)
                }

        """))
    console = CheckConsole(
      look: Look(hasColor: false, hasSigns: true), book: book, isPartial: true)
    #expect(
      console.text([verdict(.pass)], protection: nil).hasSuffix(
        "Nothing is wrong in this play. Without --only-play all of them are tried."))
  }

  @Test("A missing file says how to make it, and a machine without a sandbox is named")
  func missing() {
    let missing = verdict(.skipped) { $0.unreadable = .missing }
    #expect(
      text(missing, protection: Protection(gap: .bubblewrapNotFound, accounting: .supervisor))
        == """
        There is no sandbox here (bubblewrap is not installed): programs run with limits
        only.

        1  A cut

          · 1.1  Cut  not begun
              exercises/ch01/1-cut.swift is not there. bin/workbook start makes it.

        Create the missing files: bin/workbook start ch01

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("A missing file that seems to have another name says which, and is not made again")
  func renamed() {
    let renamed = verdict(.skipped) {
      $0.unreadable = .missing
      $0.lookalike = "exercises/ch01/1-Cut-new.swift"
    }
    #expect(
      text(renamed) == """
        1  A cut

          · 1.1  Cut  not begun
              exercises/ch01/1-cut.swift is not there. exercises/ch01/1-Cut-new.swift
              looks like it, and is not checked. Give it the name
              exercises/ch01/1-cut.swift again.

        Not solved yet.
        Report: report.html
        """)
  }

  @Test("Several missing files are made by one command, which is said once")
  func severalMissing() {
    let missing = (1...3).map { number in
      verdict(.skipped) {
        $0.unreadable = .missing
        $0.number = number
      }
    }
    let console = CheckConsole(look: Look(hasColor: false, hasSigns: true), book: book)
    #expect(
      console.text(missing, protection: nil) == """
        1  A cut

          · 1.1  Cut  not begun
          · 1.2  Cut  not begun
          · 1.3  Cut  not begun

        Create the missing files: bin/workbook start ch01

        0 of 3 solved.
        """)
  }
}
