import Foundation
import Testing

@Suite("Programs that misbehave are stopped, and the report says why", .serialized, .needsBuiltTool)
struct HostileAnswersTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var statement: String
    var sentence: String
    var testDescription: String { statement }
  }

  @Test(
    "A program that fails gives exit status 4 and the reason",
    arguments: [
      Row(
        statement: "let none: [Int] = []; _ = none[1]",
        sentence: "The program trapped: Index out of range, in line 11. It was in "
          + "Cutter.animateTransition(using:)."),
      Row(
        statement: "fatalError(\"on purpose\")",
        sentence: "The program trapped: on purpose, in line 11."),
      Row(
        statement: "let all: [UIView] = [UIView()]; _ = all[0] as! UILabel",
        sentence:
          "The program trapped: as! or (… as? …)! asks for UILabel, and the value is of type "
          + "UIView, in line 11. It was in Cutter.animateTransition(using:)."),
      Row(
        statement: "let one: NSObject = UIView(); _ = one as! Cutter",
        sentence:
          "The program trapped: the value is not of the type that as! or (… as? …)! asks for, in "
          + "line 11. It was in Cutter.animateTransition(using:)."),
      Row(
        statement: "while true {}",
        sentence: "something in it never ends, probably the loop in line 11. It was in "
          + "Cutter.animateTransition(using:). That was 0.05 seconds after the first frame."),
      Row(
        statement: "func helper() {\n  _ = [1].map { $0 + 1 }\n}\n"
          + "func spin() {\n  while true { helper() }\n}\nspin()",
        sentence:
          "something in it never ends, probably the loop in line 15. It was in spin #1 () in "
          + "Cutter.animateTransition(using:)."),
      Row(
        statement: "func turn(_ x: Int) {\n  DispatchQueue.main.async {\n"
          + "    if (0..<9_000).map({ String($0 + x) }).joined().isEmpty { return }\n"
          + "    turn(x + 1)\n  }\n}\nturn(0)",
        sentence: "something in it never ends. It was in closure #1 in turn #1 (_:) in "
          + "Cutter.animateTransition(using:), which a dispatch queue runs again and again."),
      Row(
        statement: "func deeper(_ x: Int) -> Int { deeper(x + 1) + 1 }; print(deeper(0))",
        sentence: "The program trapped: a function calls itself without end, in line 11. It was in "
          + "deeper #1 (_:) in Cutter.animateTransition(using:)."),
      Row(
        statement:
          "final class Loop: UIView {\noverride func layoutSubviews() {\nsetNeedsLayout()\n"
          + "layoutIfNeeded()\nsuper.layoutSubviews()\n}\n}; let loop = Loop(); "
          + "func relayout() {\nloop.setNeedsLayout(); loop.layoutSubviews(); relayout()\n}; relayout()",
        sentence: "The program trapped: a function calls itself without end, in line"),
      Row(
        statement: "exit(0)",
        sentence: "The program ended itself with status 0 before the scenario was over."),
      Row(
        statement: "while true { print(\"again\") }",
        sentence: "The program was stopped because it printed without end."),
      Row(
        statement: "var all: [[UInt8]] = []; for _ in 0..<400 "
          + "{ all.append([UInt8](repeating: 1, count: 10 << 20)) }",
        sentence: "The program was stopped because it used too much memory, more than 512 MB."),
    ])
  func named(row: Row) throws {
    try bench.answer(bench.solution(beginningWith: row.statement))
    let checked = try bench.run("check", "ch01")
    #expect(checked.words.contains(row.sentence), "\(checked.output)\(checked.errors)")
    #expect(checked.status == 4)
  }

  @Test("A symbol named like a tool's response file shows nothing of this machine")
  func responseFile() throws {
    let secret = bench.folder + "/secret"
    try "hunter2".write(toFile: secret, atomically: true, encoding: .utf8)
    let played = try play(
      "@_silgen_name(\"@\(secret)\") private func leak() { fatalError(\"x\") }\nleak()\n")
    #expect(played.output.contains("The program trapped: x"), "\(played.output)")
    #expect(!played.output.contains("hunter2"))
    #expect(played.status == 4)
  }

  @Test("A debug link that never ends costs the program its functions' names, and nothing else")
  func debugLink() throws {
    // Debug links are looked for beside the program, and above it.
    let path = Array("../../../../../dev/zero".utf8) + [0, 1, 2, 3, 4]
    let link =
      "@_section(\".gnu_debuglink\") @_used\nlet link: ("
      + path.map { _ in "UInt8" }.joined(separator: ", ") + ") = ("
      + path.map { "\($0)" }.joined(separator: ", ") + ")\n"
    let started = Date()
    let played = try play(
      "import Foundation\n\(link)print(\"\\nstage: frames 1000\")\nfatalError(\"x\")\n")
    #expect(played.output.contains("The program trapped: x"), "\(played.output)")
    #expect(played.status == 4)
    #expect(Date().timeIntervalSince(started) < 60)
  }

  /// Plays a file with statements, which may use all of Swift.
  private func play(_ text: String) throws -> Workbench.Result {
    let file = bench.workspace + "/main.swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return try bench.run("play", file)
  }

  @Test(
    "An instant that is no number is left out of the report", arguments: ["nan", "inf", "1e300"])
  func impossibleInstant(text: String) throws {
    let statement = "print(\"\\nstage: in X.y at \(text)\"); exit(3)"
    try bench.answer(bench.solution(beginningWith: statement))
    let checked = try bench.run("check", "ch01", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(checked.output.utf8))
    #expect((object as? [String: Any])?["status"] as? String == "error")
    #expect(checked.status == 4)
  }

  @Test("An answer that is too deep for a parser does not compile, and others are graded")
  func depth() throws {
    let hostile = [
      "calls": "let z: Any = a" + String(repeating: "()", count: 20_000),
      "strings": "let z = " + String(repeating: "\"\\(", count: 20_000),
      "brackets": "let z = " + String(repeating: "[", count: 100_000),
      "tries": "let z = " + String(repeating: "try\n", count: 30_000) + "x",
    ]
    let submissions = bench.folder + "/submissions"
    func handIn(_ text: String, by student: String) throws {
      let folder = "\(submissions)/\(student)/ch01"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    }
    try handIn(bench.solution, by: "honest")
    for (name, text) in hostile { try handIn(bench.solution + text + "\n", by: name) }
    let output = bench.folder + "/grades"
    let graded = try bench.run("grade", submissions, "--output", output)
    #expect(graded.status == 0, "\(graded.output)\(graded.errors)")
    let rows = try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst()
    #expect(
      rows.map { $0.split(separator: ",").prefix(2).joined(separator: " ") }
        == ["brackets 0", "calls 0", "honest 10", "strings 0", "tries 0"])
    let page = try String(contentsOfFile: output + "/feedback/calls.html", encoding: .utf8)
    #expect(page.contains("words and signs, which is too long to be read"))
  }

  /// The path of a folder with Swift and nothing else: there is no `bwrap` in it.
  private func pathWithoutSandbox() throws -> String {
    let folder = bench.workspace + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let swift = try bench.start("/usr/bin/env", ["which", "swiftc"]).output
      .trimmingCharacters(in: .newlines)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/swiftc", withDestinationPath: swift)
    return folder
  }

  @Test("Without a sandbox, grade refuses unless it is told otherwise")
  func gradeWithoutSandbox() throws {
    let submission = bench.folder + "/submissions/ann/ch01"
    try FileManager.default.createDirectory(atPath: submission, withIntermediateDirectories: true)
    try bench.solution.write(
      toFile: submission + "/1-cut.swift", atomically: true, encoding: .utf8)
    let path = try pathWithoutSandbox()
    let output = bench.folder + "/grades"
    let words = ["grade", bench.folder + "/submissions", "--output", output] + bench.options
    let refused = try bench.start(Workbench.tool, words, ["PATH": path])
    #expect(refused.status == 70)
    #expect(refused.errors.contains("add --allow-unboxed if you trust all of them"), "\(refused)")
    #expect(!FileManager.default.fileExists(atPath: output + "/gradebook.csv"))
    let graded = try bench.start(Workbench.tool, words + ["--allow-unboxed"], ["PATH": path])
    #expect(graded.status == 0, "\(graded)")
    #expect(FileManager.default.fileExists(atPath: output + "/gradebook.csv"))
  }

  @Test("Without a sandbox, play refuses unless it is told otherwise")
  func playWithoutSandbox() throws {
    let folder = try pathWithoutSandbox()
    let file = bench.workspace + "/hello.swift"
    try "print(\"hello\")\n".write(toFile: file, atomically: true, encoding: .utf8)
    func play(_ words: String...) throws -> Workbench.Result {
      let options = ["--workspace", bench.workspace]
      return try bench.start(Workbench.tool, ["play", file] + words + options, ["PATH": folder])
    }
    let refused = try play()
    #expect(refused.status == 70)
    #expect(refused.errors.contains("add --allow-unboxed if you trust them"), "\(refused)")
    #expect(!refused.output.contains("hello"))
    #expect(try play("--allow-unboxed").output.contains("hello"))
  }

  @Test("A label of any height is drawn")
  func hugeLabel() throws {
    let statement =
      "let huge = UILabel(frame: CGRect(x: 0, y: 0, width: 100, "
      + "height: CGFloat.greatestFiniteMagnitude)); huge.text = \"Hello\"; "
      + "transitionContext.containerView.addSubview(huge)"
    try bench.answer(bench.solution(beginningWith: statement))
    let checked = try bench.run("check", "ch01")
    // The label stays in the container, which a house rule does not accept.
    #expect(checked.status == 1, "\(checked.output)\(checked.errors)")
    #expect(checked.output.contains("Report: .workbook/report/ch01.html"), "\(checked.output)")
  }

  @Test("Unsafe code does not compile, and the report says what to write instead")
  func unsafeCode() throws {
    try bench.answer(
      bench.solution(beginningWith: "let bits = unsafeBitCast(self, to: Int.self); print(bits)"))
    let pointer = try bench.run("check", "ch01")
    #expect(pointer.words.contains("Pointers and other unsafe code are not accepted in an answer"))
    #expect(pointer.status == 3)
    let symbol = "\n@_silgen_name(\"fork\") func forkProcess() -> Int32\n"
    try bench.answer(bench.solution(beginningWith: "_ = forkProcess()") + symbol)
    let foreign = try bench.run("check", "ch01")
    #expect(
      foreign.words.contains("the attribute @_silgen_name is not accepted in an answer"),
      "\(foreign.output)")
    #expect(foreign.output.contains("1-cut.swift:19:1"), "\(foreign.output)")
    #expect(foreign.status == 3)
  }

  @Test("Code that exhausts the compiler is stopped")
  func compilerBomb() throws {
    let types = (1...18).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }
    let bomb = ["typealias T0 = (Int, Int)"] + types + ["func keep(_ x: T18) -> T18 { x }"]
    try bench.answer(bench.solution + bomb.joined(separator: "\n") + "\n")
    let checked = try bench.run("check", "ch01")
    #expect(checked.output.contains("The compiler was stopped"), "\(checked.output)")
    #expect(checked.status == 3)
  }
}
