import Chapters
import Foundation
import Motion
import Record
import Sandboxing
import Testing

@testable import Checking
@testable import workbook

/// Compares what `check` prints with files in `Screens`; `WORKBOOK_RECORD=1` writes these, and fails.
@Suite("Screens at several widths, with and without colours")
struct ScreenTests {
  let book: Book
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().path + "/Screens"

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    var book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
    book.chapters[0].title = "A cut, and what the navigation controller does about it meanwhile"
    for (number, title) in [(2, "Fade"), (3, "The order of the views")] {
      var other = book.chapters[0].exercises[0]
      other.number = number
      other.id = "ch01.other-\(number)"
      other.name = "other-\(number)"
      other.title = title
      book.chapters[0].exercises.append(other)
    }
    self.book = book
  }

  enum Situation: String, CaseIterable, Sendable {
    case solvedWithNext = "solved-with-next"
    case chapterFinished = "chapter-finished"
    case untouched = "untouched-chapter"
    case mixed = "some-of-a-chapter"
    case recognised = "failure-with-mistake"
    case doesNotCompile = "does-not-compile"
    case crashed, printed = "warned-and-printed"
    case missing = "missing-without-sandbox"
    case damaged = "damaged-state"
  }

  @Test("The screen is as recorded", arguments: Situation.allCases, [60, 80, 120])
  func screen(situation: Situation, width: Int) throws {
    for hasColor in [false, true] {
      let text = console(situation, Look(hasColor: hasColor, hasSigns: true, width: width))
      let file = "\(Self.folder)/\(situation.rawValue)-\(width)\(hasColor ? "-colour" : "").txt"
      let shown = text.replacing("\u{1B}", with: "␛") + "\n"
      if ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
        try shown.write(toFile: file, atomically: true, encoding: .utf8)
        Issue.record("\(file) is recorded")
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == shown)
    }
  }

  @Test(
    "No line is longer than the terminal is wide, and no word is broken",
    arguments: Situation.allCases, [40, 60, 80, 120])
  func fits(situation: Situation, width: Int) {
    let plain = console(situation, Look(hasColor: false, hasSigns: true, width: width))
    #expect(!plain.contains("\u{1B}"))
    let wide = console(situation, Look(hasColor: false, hasSigns: true, width: 2000))
    let words = Set(wide.split { $0 == " " || $0 == "\n" })
    for line in plain.split(separator: "\n") {
      // A word that is longer than its column stands alone there, behind a label perhaps.
      let isOneWord =
        line.drop { $0 == " " }.split(separator: " ").count == 1
        || line.hasPrefix("        ") && line.dropFirst(18).split(separator: " ").count == 1
      #expect(line.count <= width || isOneWord, "\(line)")
      // Of a line of code, only the part around the caret is shown.
      guard !line.contains(" transitionContext: ") else { continue }
      for word in line.split(separator: " ") {
        // One that no line has room for is cut between names.
        let isPart = words.contains { $0.count > width - 18 && $0.contains(word) }
        #expect(words.contains(word) || isPart, "\(word)")
      }
    }
    let coloured = console(situation, Look(hasColor: true, hasSigns: true, width: width))
    #expect(coloured.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
  }

  // MARK: - Situations

  func verdict(_ number: Int, _ status: Verdict.Status) -> Verdict {
    let exercise = book.exercises[number - 1]
    return Verdict(
      exercise: exercise.id, number: number, title: exercise.title, status: status, maximum: 10,
      file: exercise.exerciseFile)
  }

  func change(before: Int, after: Int) -> WorkspaceProgress.Change {
    func progress(_ count: Int) -> WorkspaceProgress {
      let solution = WorkspaceProgress.Solution(points: 10, date: Date(timeIntervalSince1970: 0))
      return WorkspaceProgress(
        solutions: Dictionary(
          uniqueKeysWithValues: book.exercises.prefix(count).map { ($0.id, solution) }))
    }
    return .init(before: progress(before), after: progress(after))
  }

  func untouched(_ number: Int) -> Verdict {
    var verdict = verdict(number, .fail)
    verdict.isUntouched = true
    verdict.tests = [
      TestResult(
        name: "It ends", status: .fail,
        failure: Failure(expected: "completeTransition(true) is called", seen: "it never was"))
    ]
    return verdict
  }

  func failed(_ number: Int) -> Verdict {
    var verdict = verdict(number, .fail)
    verdict.tests = [
      TestResult(
        name: "The trail starts at a tenth of its size", status: .fail,
        failure: Failure(
          expected: "animationController(forPresented:presenting:source:) returns the animator, "
            + "and its scale at the first instant is 0.1 ± 0.01",
          seen: "1", instant: 0.05,
          because: "An animation begins at the value that the property has before the block, which "
            + "nobody has changed.", read: "#cut"),
        run: Run.Label(scenario: "push-and-watch", screen: Size(width: 390, height: 844)),
        mistake: RecognizedMistake(
          name: "end-first", explanation: "The transform is set in the block, and nowhere before.")),
      TestResult(name: "It grows for 0.4 seconds", status: .fail),
      TestResult(name: "It grows out of the middle", status: .skipped, dependsOn: "x"),
    ]
    return verdict
  }

  func console(_ situation: Situation, _ look: Look) -> String {
    var verdicts: [Verdict]
    var progress = change(before: 0, after: 0)
    var protection: Protection?
    switch situation {
    case .solvedWithNext:
      verdicts = [verdict(1, .pass)]
      progress = change(before: 0, after: 1)
    case .chapterFinished:
      verdicts = (1...3).map { verdict($0, .pass) }
      progress = change(before: 2, after: 3)
    case .untouched: verdicts = (1...3).map(untouched)
    case .mixed:
      verdicts = [verdict(1, .pass), failed(2), untouched(3)]
      progress = change(before: 1, after: 1)
    case .recognised:
      verdicts = [failed(2)]
      progress = change(before: 1, after: 1)
    case .doesNotCompile:
      verdicts = [verdict(2, .error)]
      verdicts[0].diagnostics = [
        Diagnostic(
          severity: .error, id: "type_does_not_conform",
          lead: "The type promises a protocol and lacks something that the protocol requires.",
          message: "type 'TrailheadViewController' does not conform to protocol "
            + "'UIViewControllerAnimatedTransitioning'",
          file: "exercises/ch01/2-other-2.swift", line: 13, column: 40,
          source:
            "  func animateTransition(using transitionContext: UIViewControllerContextTransitioning"
            + ", and: Int) { }",
          notes: [Diagnostic(severity: .note, message: "add stubs for conformance")])
      ]
    case .crashed:
      verdicts = [verdict(2, .crash)]
      verdicts[0].stop = Stop(
        reason: .trapped, callback: "Cutter.animateTransition(using:)", instant: 0.05,
        message: "Unexpectedly found nil while unwrapping an Optional value", line: 12)
    case .printed:
      verdicts = [verdict(1, .pass)]
      verdicts[0].output =
        "will animate Optional(<UIView: 0x1>) in the container of the window\n2\n"
      verdicts[0].diagnostics = [
        Diagnostic(
          severity: .warning, id: "deprecated_decl",
          message: "'keyWindow' was deprecated in iOS 13.0", file: "exercises/ch01/1-cut.swift",
          line: 3, column: 3, source: "  keyWindow")
      ]
      progress = change(before: 0, after: 1)
    case .missing:
      verdicts = [verdict(1, .skipped)]
      verdicts[0].unreadable = .missing
      protection = Protection(gap: .bubblewrapNotFound, accounting: .supervisor)
    case .damaged:
      verdicts = [verdict(1, .pass), untouched(2)]
      progress = change(before: 0, after: 1)
      progress.setAside = ".workbook/backup/state-2026-11-22T10-00-00Z.json"
    }
    let open = book.exercises.first { !progress.after.solved.contains($0.id) }
    let next = open.map { NextExercise(exercise: $0, isStarted: true) }
    return CheckConsole(look: look, book: book, progress: progress, next: next)
      .text(verdicts, protection: protection)
  }
}
