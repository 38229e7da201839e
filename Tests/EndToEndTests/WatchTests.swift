import Foundation
import Testing

@Suite("watch", .needsBuiltTool, .serialized, .timeLimit(.minutes(5)))
struct WatchTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
    #expect(try bench.run("start").status == 0)
  }

  /// What only an answer that was never solved is told.
  private let open = "Not solved yet."
  private let solved = "Solved."

  @Test("Each way in which editors save is noticed, and nothing waits for what never ends")
  func saving() async throws {
    let starter = try String(contentsOfFile: bench.exercise, encoding: .utf8)
    let solution = try bench.solution
    let watch = try RunningTool(["watch"] + bench.options, on: bench)
    try await watch.prints(open)
    #expect(!watch.printed.contains("\u{1B}"), "there is no terminal")

    // By a rename.
    let other = bench.exercise + "~"
    try solution.write(toFile: other, atomically: false, encoding: .utf8)
    #expect(rename(other, bench.exercise) == 0)
    try await watch.prints(solved)

    // Twice in a row: the second one counts.
    try solution.write(toFile: bench.exercise, atomically: false, encoding: .utf8)
    try starter.write(toFile: bench.exercise, atomically: false, encoding: .utf8)
    try await watch.prints(open, times: 2)

    // Gone, and back with another text.
    try FileManager.default.removeItem(atPath: bench.exercise)
    try solution.write(toFile: bench.exercise, atomically: false, encoding: .utf8)
    try await watch.prints(solved, times: 2)

    try bench.answer(bench.solution(beginningWith: "while true {}"))
    try await watch.prints("Checking ", times: 5)
    try solution.write(toFile: bench.exercise, atomically: false, encoding: .utf8)
    try await watch.prints(solved, times: 3)

    watch.process.interrupt()
    watch.process.waitUntilExit()
  }

  @Test("Keys are obeyed while the pages are drawn, and q ends it")
  func keys() async throws {
    let watch = try RunningTool(["watch"] + bench.options, on: bench, hasTerminal: true)
    try await watch.prints(open)
    try watch.press("h")
    try await watch.prints("Hint 1")
    try watch.press("l")
    try await watch.prints("started")
    try watch.press("z")
    try await watch.prints("There is no key for")
    try watch.press("q")
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 0)
  }
}
