import Foundation
import Testing

@Suite("What lies in a workspace, and which play is looked at", .serialized, .needsBuiltTool)
struct WorkspaceCommandsTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("A copy that was saved later is named, and a starter is not started until it is changed")
  func copies() throws {
    #expect(try bench.run("start").status == 0)
    #expect(try bench.run("list").output.contains("· 1.1  Cut"))
    let copy = bench.exercise.replacing(".swift", with: "-1.swift")
    try bench.solution.write(toFile: copy, atomically: true, encoding: .utf8)
    let checked = try bench.run("check", "ch01-1")
    #expect(
      checked.words.contains(
        "exercises/ch01/1-cut-1.swift is newer, and not checked. What is checked is "
          + "exercises/ch01/1-cut.swift."), "\(checked.output)")
    try bench.answer("// mine\n")
    #expect(try bench.run("list", "--pending").output.contains("… 1.1  Cut"))
    try bench.answer(bench.solution)
    #expect(try bench.run("check", "ch01").status == 0)
    #expect(try bench.run("list", "--pending").output == "The exercise is solved.\n")
  }

  @Test(
    "Without a name, hint and open are about the next exercise, and update needs one that is started"
  )
  func nextWithoutName() throws {
    let update = try bench.run("update")
    #expect(update.errors.hasPrefix("Nothing is started in this folder yet."), "\(update)")
    #expect(!FileManager.default.fileExists(atPath: bench.workspace + "/.vscode"))
    #expect(try bench.run("start").status == 0)
    #expect(try bench.run("hint").output.hasPrefix("ch01.cut  Cut\n"))
    #expect(try bench.run("next", "ch01").output.hasPrefix("ch01.cut  Cut\n"))
    #expect(try bench.run("open").errors.contains("ch01"))
  }

  @Test("The report of one checked exercise counts the whole chapter, started or not")
  func wholeChapter() throws {
    let book = ["--workspace", bench.workspace, "--book", Workbench.root]
    #expect(try bench.start(Workbench.tool, ["start", "ch17"] + book).status == 0)
    let stub = "ch17/1-stub.swift"
    try String(contentsOfFile: "\(Workbench.root)/solutions/\(stub)", encoding: .utf8)
      .write(toFile: "\(bench.workspace)/exercises/\(stub)", atomically: true, encoding: .utf8)
    #expect(try bench.start(Workbench.tool, ["check", "ch17.stub"] + book).status == 0)
    let report = try String(
      contentsOfFile: bench.workspace + "/.workbook/report/ch17.html", encoding: .utf8)
    #expect(report.contains("1 of 9 solved"))
  }

  @Test("Whoever starts below a workspace is told where it is")
  func below() throws {
    #expect(try bench.run("start").status == 0)
    let folder = bench.workspace + "/exercises/ch01"
    let command = "cd '\(folder)' && '\(Workbench.tool)' start --book '\(bench.book)'"
    let started = try bench.start("/bin/sh", ["-c", command])
    #expect(
      started.words.hasPrefix(
        "Your workspace is \(bench.workspace), which this folder lies in."), "\(started)")
  }

  @Test("One play alone is judged as it was, and solves nothing")
  func onlyPlay() throws {
    try bench.answer(bench.solution)
    let alone = try bench.run("check", "ch01.1", "--only-play", "tap on 402 × 871")
    #expect(alone.output.contains("Nothing is wrong in this play."), "\(alone)")
    #expect(alone.status == 0)
    #expect(try bench.run("list", "--json").output.contains("\"started\""))
    try bench.answer(
      bench.solution.replacing("transitionWasCancelled)", with: "transitionWasCancelled && false)"))
    let failed = try bench.run("check", "ch01.1", "--test-code")
    #expect(
      failed.output.contains("alone     bin/workbook check ch01.1 --only-play 1"), "\(failed)")
    #expect(failed.output.contains("test(\n          \"It ends\""))
    let again = try bench.run("check", "ch01.1", "--only-play", "1")
    #expect(again.output.contains("at 0.05 s: tap the first"), "\(again)")
    let wrong = try bench.run("check", "ch01.1", "--only-play", "tapp")
    #expect(
      wrong.errors.hasPrefix("ch01.cut has no play 'tapp'. These are its plays:\n  1  tap on 390"))
    #expect(wrong.status == 2)
  }
}
