import Motion
import Record
import Testing

@testable import Checking

@Suite("The words about an answer")
struct VerdictWordingTests {
  private static let stops: [(Stop, String)] = [
    (Stop(reason: .trapped), "The program trapped."),
    (
      Stop(reason: .trapped, message: "Index out of range", line: 7),
      "The program trapped: Index out of range, in line 7."
    ),
    (
      Stop(reason: .exitedEarly),
      "The program ended itself before the scenario was over."
    ),
    (
      Stop(reason: .exitedEarly, status: 3),
      "The program ended itself with status 3 before the scenario was over."
    ),
    (
      Stop(reason: .timeLimit, limit: 3, loopLine: 9),
      "The program was stopped, since a play may compute for 3 seconds and be silent for 10: something in it never "
        + "ends, probably the loop in line 9."
    ),
    (Stop(reason: .timeLimit), "The program was stopped: something in it never ends."),
    (
      Stop(reason: .memoryLimit),
      "The program was stopped because it used too much memory."
    ),
    (
      Stop(reason: .memoryLimit, limit: 536_870_912),
      "The program was stopped because it used too much memory, more than 512 MB."
    ),
    (Stop(reason: .outputLimit), "The program was stopped because it printed without end."),
    (
      Stop(reason: .fileLimit), "The program was stopped because it wrote a file that is too large."
    ),
    (
      Stop(reason: .evidenceLimit),
      "The program was stopped because too much happened in it. Are views or animations added again and again, "
        + "in a loop or by a function that calls itself?"
    ),
    (
      Stop(reason: .evidenceLimit, limit: 67_108_864),
      "The program was stopped because too much happened in it: the record of a run may have 64 MB. Are views "
        + "or animations added again and again, in a loop or by a function that calls itself?"
    ),
    (
      Stop(reason: .processLimit),
      "The program was stopped because it started too many processes."
    ),
    (
      Stop(reason: .protocolFault),
      "The program wrote where only the engine writes, so nothing it did can be trusted."
    ),
    (
      Stop(
        reason: .trapped, callback: "A.viewDidLoad()", latestCallback: "A.loadView()", instant: 0.5),
      "The program trapped. It was in A.viewDidLoad(). That was 0.5 seconds after the first frame."
    ),
    (
      Stop(reason: .trapped, latestCallback: "A.loadView()", instant: 2),
      "The program trapped. The last method of the app that UIKit had called is A.loadView(). That was 2 "
        + "seconds after the first frame."
    ),
  ]

  @Test("The end of a program is told with its cause, its place and its instant")
  func stops() {
    for (stop, sentence) in Self.stops { #expect(stop.sentence == sentence) }
  }

  @Test("What ended the compiler is told with a remedy where there is one")
  func compilerStops() {
    let long =
      "The compiler was stopped because it took too long. Long expressions without types do that; cut them "
      + "into several with names."
    #expect(CompilerStop.time.sentence == long)
    #expect(
      CompilerStop.memory.sentence
        == "The compiler was stopped because it used too much memory.")
    #expect(
      CompilerStop.output.sentence
        == "The compiler was stopped because its messages had no end.")
    #expect(
      CompilerStop.crash.sentence
        == "The compiler itself broke on this code. Say the same thing in another way.")
  }

  private static let unreadable: [(Unreadable, String)] = [
    (.missing, "a.swift is not there."),
    (.empty, "a.swift is empty."),
    (.notUTF8, "a.swift is not UTF-8. Save it again with that encoding."),
    (.isDirectory, "a.swift is a folder, not a file."),
    (.leavesWorkspace, "a.swift is a link that leads out of the workspace."),
    (.tooLarge, "a.swift is far larger than any answer."),
    (.notAFile, "a.swift is no ordinary file."),
    (.noPermission, "a.swift may not be read. Change its permissions."),
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
      .archiveWithTooManyFiles,
      "The archive that was handed in has more than 100,000 files and folders, so that nothing in it was "
        + "looked at. Make one of the exercises' files alone."
    ),
    (
      .archiveTooCompressed,
      "The archive that was handed in has more than 16 MB of Swift in less than a hundredth of that, as "
        + "nobody's code has. Make one of the exercises' files alone."
    ),
    (.archiveWithoutSwift, "There is no Swift file in the archive that was handed in."),
    (
      .breaksJudge,
      "Whatever judges a.swift comes to no end with it, or to a bad one, so it earns nothing. Say the same "
        + "thing in another way."
    ),
    (
      .notTried,
      "a.swift was not tried: too many other answers of this submission never came to an end, or all of "
        + "them together took far too long."
    ),
  ]

  @Test("A file that cannot be judged is named, with a remedy")
  func files() {
    for (reason, sentence) in Self.unreadable {
      #expect(reason.sentence(file: "a.swift") == sentence)
    }
    let file = "exercises/ch01/1-cut.swift"
    #expect(
      Unreadable.missing.sentence(file: file)
        == "\(file) is not there. bin/workbook start makes it.")
    #expect(
      Unreadable.empty.sentence(file: file)
        == "\(file) is empty. bin/workbook reset brings the starter back.")
  }

  @Test("A verdict has a word for each status, and its own for a program that we have stopped")
  func words() {
    func word(_ status: Verdict.Status, _ change: (inout Verdict) -> Void = { _ in }) -> String {
      var verdict = Verdict(
        exercise: "ch01.cut", number: 1, title: "Cut", status: status, maximum: 1, file: "a.swift")
      change(&verdict)
      return verdict.word
    }
    #expect(word(.pass) == "solved")
    #expect(word(.fail) == "not yet")
    #expect(word(.error) == "does not compile")
    #expect(word(.timeout) == "stopped")
    #expect(word(.crash) == "crashed")
    #expect(word(.skipped) == "not begun")
    #expect(word(.crash) { $0.stop = Stop(reason: .memoryLimit) } == "stopped")
    #expect(word(.crash) { $0.stop = Stop(reason: .trapped) } == "crashed")
    #expect(word(.fail) { $0.isUntouched = true } == "not begun")
    #expect(word(.pass) { $0.isUntouched = true } == "solved")
    #expect(word(.error) { $0.unreadable = .notUTF8 } == "cannot be judged")
    #expect(word(.skipped) { $0.unreadable = .missing } == "not begun")
  }

  @Test("The points of a test are told with the reason for which it earns none")
  func points() {
    #expect(PointShare(worth: 1, earned: 1).text == "1 of 1 point")
    #expect(
      PointShare(worth: 2, earned: 0, withheld: .given).text
        == "0 of 2 points: the starter passes this test too, so it earns points when the exercise is solved"
    )
    #expect(
      PointShare(worth: 2, earned: 0, withheld: .ruleBroken(title: "Nothing jumps")).text
        == "0 of 2 points: in what this test is about, the rule \"Nothing jumps\" does not hold")
  }

  @Test("A visible difference is told with its instant, its amount and its place")
  func differences() {
    func sentence(_ share: Double) -> String {
      VisibleDifference(
        run: .init(scenario: "tap", screen: Size(width: 390, height: 844)),
        instant: 1.256, area: Rectangle(x: 10, y: 20.5, width: 100, height: 50), share: share
      ).sentence
    }
    #expect(
      sentence(0.126)
        == "From 1.26 s on it looks different from ours: 13 % of the screen, within 100 × 50 points at (10, "
        + "20.5), in tap on 390 × 844.")
    #expect(
      sentence(0.001)
        == "From 1.26 s on it looks different from ours: a small part of the screen, within 100 × 50 points at "
        + "(10, 20.5), in tap on 390 × 844.")
  }
}
