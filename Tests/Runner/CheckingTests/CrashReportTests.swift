import Compiling
import Foundation
import Motion
import Record
import Sandboxing
import Testing

@testable import Checking

@Suite("A crash report explains how a program ended")
struct CrashReportTests {
  let label = Run.Label(scenario: "tap", screen: Size(width: 390, height: 844))

  func stop(_ errors: String, _ outcome: Outcome, place: CodePlace? = nil) -> Stop {
    var report = CrashReport(errors)
    if let place { report.take([place], of: []) }
    return report.stop(outcome, ending: .interrupted, label: label, limits: Player.limits)
  }

  @Test("A trap has the runtime's sentence, the learner's line and UIKit's last call")
  func trap() {
    let errors = """
      hello
      Exercise/1-stub.swift:12: Fatal error: Unexpectedly found nil

      stage: in PopAnimator.animateTransition(using:) at 0.05
      stage: frames 1a2b 3c

      """
    #expect(CrashReport(errors).frames == ["0x1a2b", "0x3c"])
    #expect(
      stop(errors, .signalled(4))
        == Stop(
          reason: .trapped, signal: 4,
          latestCallback: "PopAnimator.animateTransition(using:)", instant: 0.05,
          message: "Unexpectedly found nil", line: 12, run: label))
    #expect(CrashReport.printed(errors).contains("hello"))
    #expect(!CrashReport.printed(errors).contains("stage:"))
  }

  @Test("The runtime's stack is not what the program printed")
  func stack() {
    let errors = """
      printed
      Current stack trace:
      0    libswiftCore.so                    0x00007f06d8c1b2c0 swift_reportError + 33
      4    program.so                         0x0000000000001d99 <unavailable> + 7577
      5    apples 0x1
      """
    #expect(CrashReport.printed(errors) == "printed\n5    apples 0x1")
  }

  @Test(
    "An instant that no clock shows is not known",
    arguments: ["nan", "inf", "-inf", "1e300", "-1", "soon"])
  func impossibleInstant(text: String) {
    #expect(stop("stage: in A.b() at \(text)", .exited(3)).instant == nil)
  }

  @Test("Frames that are no numbers are left out")
  func impossibleFrames() {
    #expect(
      CrashReport("stage: frames @/etc/passwd 1a -v 12345678901234567 3c").frames
        == ["0x1a", "0x3c"])
  }

  @Test("A trap in the library takes its line from the learner's call")
  func trapInLibrary() {
    let errors = "Swift/Array.swift:600: Fatal error: Index out of range\nstage: frames 1\n"
    let place = CodePlace(function: "A.b()", file: "exercises/ch17/1-stub.swift", line: 7)
    let stop = stop(errors, .signalled(4), place: place)
    #expect(stop.line == 7)
    #expect(stop.callback == "A.b()")
    #expect(stop.message == "Index out of range")
  }

  @Test("A method that has returned is not said to be where the program was")
  func returned() {
    let errors = "stage: in A.viewDidLoad() at 0.05\nstage: frames\n"
    #expect(
      stop(errors, .cpuLimit).sentence
        == "The program was stopped, since a play may compute for 3 seconds and be silent for 10: something in "
        + "it never ends. The last method of the app that UIKit had called is A.viewDidLoad(). That was 0.05 seconds after the first "
        + "frame.")
    let place = CodePlace(function: "A.grow()", file: "a.swift", line: 7)
    #expect(stop(errors, .signalled(4), place: place).callback == "A.grow()")
  }

  @Test("A stop is the same whether the processor's time or a clock's ran out first")
  func limits() {
    let place = CodePlace(function: "A.grow()", file: "a.swift", line: 7)
    let errors = "stage: in A.viewDidLoad() at 0.05\nstage: frames 1\n"
    #expect(stop(errors, .cpuLimit, place: place) == stop(errors, .wallLimit, place: place))
  }

  @Test("The preface says how much an answer may use")
  func preface() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(
      contentsOf: root.appending(path: "chapters/preface.md"), encoding: .utf8)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(Judge.limitsInWords), "\(Judge.limitsInWords)")
  }

  @Test("A cast that fails says which type the value has, and is no text that the program printed")
  func cast() {
    let errors = """
      Could not cast value of type 'HeadlessUIKit.UIView' (0x7f01) to 'Exercise.Trail' (0x7f02).
      stage: frames 1

      """
    #expect(
      stop(errors, .signalled(6)).message
        == "as! or (… as? …)! asks for Trail, and the value is of type UIView")
    #expect(CrashReport.printed(errors) == "")
  }

  @Test("Types of Swift's own are named as their authors write them")
  func castBetweenStandardTypes() {
    #expect(
      stop(
        "Could not cast value of type 'Swift.Int' (0x7f01) to 'Swift.String' (0x7f02).\n",
        .signalled(6)
      ).message == "as! or (… as? …)! asks for String, and the value is of type Int")
  }

  @Test("A block that a queue runs again and again is where a program never ends")
  func blocks() {
    func sentence(_ block: String, places: String...) -> String {
      let file = CompilationUnit.Source(name: "a.swift", text: "func a() {}\n")
      var report = CrashReport("stage: in A.viewDidLoad() at 0.05\nstage: frames\n\(block)\n")
      report.take(
        places.map { CodePlace(function: $0, file: "/src/a.swift", line: 1) }, of: [file])
      if report.repeatedBlock == "0x1a2b" {
        report.takeBlock("closure #1 in A.turn()")
      }
      return report.stop(.cpuLimit, ending: .interrupted, label: label, limits: Player.limits)
        .sentence
    }
    let told = "It was in closure #1 in A.turn(), which a dispatch queue runs again and again."
    #expect(sentence("stage: block 1a2b ff").contains(told))
    #expect(sentence("stage: block 1a2b ff", places: "closure #1 in A.turn()").contains(told))
    let within = "closure #1 in closure #1 in A.turn()"
    #expect(
      sentence("stage: block 1a2b ff", places: within, "closure #1 in A.turn()").contains(told))
    #expect(sentence("stage: block 1a2b ff", places: "A.a()").contains("It was in A.a()."))
    #expect(sentence("stage: block 1a2b 5").contains("had called is A.viewDidLoad()."))
    #expect(sentence("stage: block").contains("had called is A.viewDidLoad()."))
  }

  @Test("The compiler's own traps have no line, and say why they trap in the function around them")
  func inlinedTrap() {
    let places = CodePlace.read([
      "Swift runtime failure: arithmetic overflow", "/<compiler-generated>:0",
      "$s1A3growyyF", "/tmp/exercises/ch20/2-grow.swift:18",
      "$s1A4calledyyF", "/tmp/scene.swift:3 (discriminator 2)", "??", "??:0",
    ])
    #expect(
      places == [
        CodePlace(
          function: "$s1A3growyyF", file: "/tmp/exercises/ch20/2-grow.swift", line: 18,
          failure: "arithmetic overflow"),
        CodePlace(function: "$s1A4calledyyF", file: "/tmp/scene.swift", line: 3),
      ])
    #expect(stop("", .signalled(4), place: places.first).message == "arithmetic overflow")
  }

  @Test("A full stack is explained by the function that is on it several times")
  func recursion() {
    func sentence(_ functions: [String], isFull: Bool = true, signal: Int32 = 11) -> String {
      var report = CrashReport(isFull ? "stage: the stack is full\nstage: frames 1 2" : "")
      let places = functions.enumerated().map {
        CodePlace(function: $1, file: "/src/a.swift", line: 10 + $0)
      }
      report.take(places, of: [.init(name: "a.swift", text: "")])
      let stop = report.stop(
        .signalled(signal), ending: .interrupted, label: label, limits: Player.limits)
      return stop.sentence
    }
    #expect(
      sentence(["A.leaf()", "A.a()", "A.b()", "A.a()", "A.b()"])
        == "The program trapped: a function calls itself without end, in line 11. It was in A.a().")
    #expect(
      sentence(["Node.__deallocating_deinit", "Node.__deallocating_deinit"])
        == "The program trapped: objects release each other in a chain that is too long for the "
        + "stack, in line 10. It was in Node.__deallocating_deinit.")
    #expect(
      sentence(["A.a()"])
        == "The program trapped: its calls fill the stack, in line 10. It was in A.a().")
    #expect(
      sentence(["A.a()", "A.a()"], isFull: false)
        == "The program trapped, in line 10. It was in A.a().")
  }

  @Test("A loop is placed where it turns, and not in the functions that it calls")
  func loops() {
    let text = """
      func helper() { for _ in 0..<3 {
        print()
      } }
      func spin(_ all: [Int]) {
        while true {
          all.forEach { _ in
            helper()
          }
        }
      }
      """
    func sentence(_ places: [(String, Int)]) -> String {
      var report = CrashReport("stage: frames 1 2")
      report.take(
        places.map { CodePlace(function: $0, file: "/src/a.swift", line: $1) },
        of: [.init(name: "a.swift", text: text)])
      let stop = report.stop(
        .cpuLimit, ending: .interrupted, label: label, limits: Player.limits)
      return stop.sentence
    }
    let prefix =
      "The program was stopped, since a play may compute for 3 seconds and be silent for 10: something in "
      + "it never ends"
    #expect(
      sentence([("helper()", 2), ("closure #1 in spin(_:)", 7), ("spin(_:)", 6)])
        == prefix + ", probably the loop in line 5. It was in spin(_:).")
    #expect(
      sentence([("helper()", 2), ("other()", 10)])
        == prefix + ", probably the loop in line 1. It was in helper().")
    #expect(sentence([("other()", 10)]) == prefix + ". It was in other().")
  }

  @Test(
    "Each way to end has its own reason",
    arguments: [
      (Outcome.exited(0), Stop.Reason.exitedEarly), (.cpuLimit, .timeLimit),
      (.wallLimit, .timeLimit),
      (.memoryLimit, .memoryLimit), (.outputLimit, .outputLimit), (.processLimit, .processLimit),
      (.signalled(11), .trapped), (.dismissed, .protocolFault), (.fileLimit, .fileLimit),
    ])
  func reasons(outcome: Outcome, reason: Stop.Reason) {
    #expect(stop("", outcome).reason == reason)
  }

  @Test("What only looks like a line of ours or of the runtime's was printed by the program")
  func alike() {
    let printed = """
      stage: 2 of 3
      stage: inside
      No Fatal error: all is well
      Fatal errors are rare
      """
    let ours = """
      Exercise/3-pop.swift:12: Fatal error: Index out of range
      Swift/ContiguousArrayBuffer.swift:600: Fatal error
      stage: given up, since the judge's messages end too early
      stage: in A.b() at 0.05
      stage: block 1a2b 3
      stage: the stack is full
      stage: frames 1 2
      """
    #expect(CrashReport.printed(printed + "\n" + ours) == printed)
  }

  @Test("What a program printed has no addresses, which differ from run to run")
  func addresses() {
    #expect(
      CrashReport.printed("Simultaneous accesses to 0x7ffd0a1b2c3d, color 0xff00ff\nstage: in x")
        == "Simultaneous accesses to 0x…, color 0xff00ff")
  }
}
