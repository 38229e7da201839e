import Foundation
import Testing

@Suite("Exercises that go on from an answer of the learner's", .serialized, .needsBuiltTool)
struct CarryingOnTests {
  let bench: Workbench
  private static let (first, second) = ("ch20/2-scaling-push.swift", "ch20/3-shrinking-pop.swift")

  init() throws {
    bench = try Workbench()
    #expect(try run("start", "ch20").status == 0)
  }

  private func run(_ words: String...) throws -> Workbench.Result {
    try bench.start(
      Workbench.tool, words + ["--workspace", bench.workspace, "--book", Workbench.root])
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(bench.workspace)/exercises/\(file)", encoding: .utf8)
  }

  private func solve(adding line: String = "") throws -> Workbench.Result {
    let answer = try String(
      contentsOfFile: "\(Workbench.root)/solutions/\(Self.first)", encoding: .utf8)
    try (answer + line).write(
      toFile: "\(bench.workspace)/exercises/\(Self.first)", atomically: true, encoding: .utf8)
    let checked = try run("check", "ch20.2")
    #expect(checked.status == 0, "\(checked)")
    return checked
  }

  @Test(
    "A file with an answer that was taken over counts as not begun everywhere, until it is changed")
  func takenOver() throws {
    #expect(try solve().words.contains("now begins with your own answer to ch20.scaling-push."))
    #expect(try text(Self.second).contains("toView.transform"))
    #expect(try run("list", "ch20").output.contains("· 20.3"))
    #expect(try run("diff", "ch20.3").output.contains("nothing is changed in it yet"))
    #expect(try run("check", "ch20.3").output.contains("20.3  The order of the views  not begun"))
    let report = try String(
      contentsOfFile: bench.workspace + "/.workbook/report/ch20.html", encoding: .utf8)
    #expect(report.contains("1 of 7 solved"))
    #expect(report.contains("ch20.shrinking-pop"))
    // An answer that was improved is taken over anew.
    #expect(try solve(adding: "// better\n").words.contains("now begins with your own answer"))
    #expect(try text(Self.second).hasSuffix("// better\n"))
  }

  @Test(
    "A reset takes the mark of what was solved, carries nothing on, and what only reads writes nothing"
  )
  func reset() throws {
    _ = try solve()
    #expect(try run("reset", "ch20.3", "--yes").words.contains("your own answer to"))
    #expect(try run("reset", "ch20", "--yes").status == 0)
    let starter = try text(Self.second)
    #expect(!starter.contains("your own answer to"))
    #expect(try run("list", "ch20").output.contains("0 of 7"))
    #expect(try run("next").output.hasPrefix("ch20."))
    #expect(try run("check", "ch20").status == 1)
    #expect(try text(Self.second) == starter)
  }
}
