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

  @Test("An interrupt ends it also where a script has started it in the background")
  func inBackground() async throws {
    let watch = try RunningTool(["watch"] + bench.options, on: bench, isInBackground: true)
    try await watch.prints("Waiting for")
    watch.process.interrupt()
    try await watch.eventually { watch.process.isRunning ? nil : true }
    #expect(watch.process.terminationReason == .uncaughtSignal)
    #expect(watch.process.terminationStatus == SIGINT)
  }

  @Test("Each key does what the screen says of it")
  func eachKey() async throws {
    let starter = try String(contentsOfFile: bench.exercise, encoding: .utf8)
    try bench.answer(starter + "// mine\n")
    let watch = try RunningTool(["watch"] + bench.options, on: bench, hasTerminal: true)
    try await watch.prints(open)
    try watch.press("d")
    try await watch.prints("+ // mine")
    try watch.press("o")
    try await watch.prints("Put the view on screen, and say that you are done.")
    try watch.press("p")
    try await watch.prints("The report is")
    try watch.press("c")
    try await watch.prints("Checking ch01.cut …\u{1B}", times: 2)
    try watch.press("n")
    try await watch.prints("only ch01.cut is not solved yet")
    try watch.press("x")
    try await watch.prints("Put the starter back into")
    try watch.press("n")
    try watch.press("z")
    try await watch.prints("There is no key for z")
    #expect(try String(contentsOfFile: bench.exercise, encoding: .utf8) == starter + "// mine\n")
    try watch.press("x")
    try await watch.prints("Put the starter back into", times: 2)
    try watch.press("y")
    try await watch.prints("Checking ch01.cut …\u{1B}", times: 3)
    #expect(try String(contentsOfFile: bench.exercise, encoding: .utf8) == starter)
    try await watch.prints("What you had is in .workbook/backup/ch01.cut/")
    try watch.press("x")
    try await watch.prints("Nothing is changed in")
    try watch.press("q")
    watch.process.waitUntilExit()
  }

  /// A book of three chapters, whose files are the starters.
  ///
  /// - Returns: Writes the answer to a chapter.
  private func threeChapters() throws -> (Int, String) throws -> Void {
    let names = ["chapters/ch01-cut.md", "solutions/ch01/1-cut.swift"]
    for number in 2...3 {
      for name in names {
        let text = try String(contentsOfFile: "\(bench.book)/\(name)", encoding: .utf8)
        let place = URL(
          filePath: "\(bench.book)/" + name.replacing("ch01", with: "ch0\(number)"))
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.replacing("ch01", with: "ch0\(number)")
          .replacing("points=10", with: "points=\(10 + number)").write(
            to: place, atomically: true, encoding: .utf8)
      }
    }
    #expect(try bench.run("start", "ch02", "ch03").status == 0)
    return { [bench] number, text in
      try text.write(
        toFile: bench.exercise.replacing("ch01", with: "ch0\(number)"), atomically: true,
        encoding: .utf8)
    }
  }

  @Test(
    "Each of several files that are saved one after the other is judged once",
    arguments: [[1.0, 1.0], [0.6, 0.6, 0.6]])
  func severalFiles(pauses: [Double]) async throws {
    let write = try threeChapters()
    let watch = try RunningTool(["watch"] + bench.options, on: bench)
    try await watch.prints("Waiting for")
    for (index, pause) in pauses.enumerated() {
      // Each computes for longer than the pause.
      let work = "var sum = 0; for step in 0..<20_000_000 { sum &+= step }; _ = sum + \(index)"
      try write(index + 1, bench.solution(beginningWith: work))
      try await Task.sleep(for: .seconds(pause))
    }
    for index in pauses.indices { try await watch.prints("✓ \(index + 1).1  Cut") }
    try await watch.prints("Waiting for", times: 2)
    for index in pauses.indices {
      #expect(watch.printed.ranges(of: "✓ \(index + 1).1  Cut").count == 1, "\(watch.printed)")
    }
    watch.process.interrupt()
    watch.process.waitUntilExit()
  }

  @Test("A loop waits for what is saved after it, and is judged then")
  func loopAndAnother() async throws {
    let write = try threeChapters()
    try write(1, bench.solution)
    let watch = try RunningTool(["watch"] + bench.options, on: bench)
    try await watch.prints("Waiting for")
    #expect(try bench.run("check", "ch01").status == 0)
    try write(1, bench.solution(beginningWith: "while true {}"))
    try await Task.sleep(for: .seconds(2))
    // The file that solved it is not what it has now.
    let list = try bench.run("list", "ch01").output
    #expect(list.contains("? 1.1  Cut"), "\(list)")
    #expect(try bench.run("list", "--json", "ch01").output.contains("\"changed\""))
    try write(2, bench.solution)
    try await watch.prints("something in it never ends")
    let printed = watch.printed
    let solved = try #require(printed.firstRange(of: "✓ 2.1  Cut"), "\(printed)")
    let loop = try #require(printed.firstRange(of: "! 1.1  Cut"), "\(printed)")
    #expect(solved.lowerBound < loop.lowerBound, "\(printed)")
    #expect(try !bench.run("list", "ch01").output.contains("✓ 1.1  Cut"))
    watch.process.interrupt()
    watch.process.waitUntilExit()
  }

  @Test(
    "Behind the last exercise that is watched, n goes on with the book's next, and makes its file")
  func next() async throws {
    let chapter = try String(contentsOfFile: bench.book + "/chapters/ch01-cut.md", encoding: .utf8)
    try chapter.replacing("ch01", with: "ch02").write(
      toFile: bench.book + "/chapters/ch02-cut.md", atomically: true, encoding: .utf8)
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: bench.book + "/solutions/ch02", withIntermediateDirectories: true)
    let answer = "/1-cut.swift"
    try bench.solution.write(
      toFile: bench.book + "/solutions/ch02" + answer, atomically: true, encoding: .utf8)
    try bench.answer(bench.solution)
    let watch = try RunningTool(
      ["watch", "ch01.cut"] + bench.options, on: bench, hasTerminal: true)
    try await watch.prints(solved)
    try watch.press("n")
    try await watch.prints("Checking ch02.cut")
    try await watch.prints("Waiting for a change of exercises/ch02/1-cut.swift.")
    // What is new is watched too.
    try bench.solution.write(
      toFile: bench.workspace + "/exercises/ch02" + answer, atomically: true, encoding: .utf8)
    try await watch.prints("Checking ch02.cut …\u{1B}", times: 2)
    try await watch.prints("2.1  Cut")
    try await watch.prints("is finished")
    try watch.press("n")
    try await watch.prints("All 2 exercises of the book are solved.")
    try watch.press("q")
    watch.process.waitUntilExit()
  }

  @Test(
    "A key that is pressed before a question is no answer to it, and others work during a check")
  func earlyKeys() async throws {
    let answer = try bench.solution(beginningWith: "while true {}")
    try bench.answer(answer)
    let watch = try RunningTool(["watch"] + bench.options, on: bench, hasTerminal: true)
    try await watch.prints("Checking ch01.cut")
    try watch.press("h")
    try await watch.prints("Hint 1")
    try await watch.prints("Checking ch01.cut … 1 s")
    #expect(!watch.printed.contains("something in it never ends"))
    try watch.press("xyy")
    try await watch.prints("Put the starter back into")
    try watch.press("n")
    try watch.press("\u{1B}[A\u{1B}OPz")
    try await watch.prints("There is no key for z")
    for letter in ["A", "P"] { #expect(!watch.printed.contains("There is no key for \(letter)")) }
    #expect(try String(contentsOfFile: bench.exercise, encoding: .utf8) == answer)
    try FileManager.default.removeItem(atPath: bench.exercise)
    try await watch.prints("which is not there")
    try watch.press("q")
    watch.process.waitUntilExit()
  }

  @Test("A terminal that becomes higher or narrower is drawn anew")
  func sizes() async throws {
    let watch = try RunningTool(["watch"] + bench.options, on: bench, hasTerminal: true)
    try await watch.prints(open)
    try watch.resize(columns: 80, rows: 24)
    try await watch.prints("Waiting for")
    let before = watch.printed.ranges(of: "Waiting for").count
    try watch.resize(columns: 80, rows: 40)
    try await watch.prints("Waiting for", times: before + 1)
    try watch.resize(columns: 50, rows: 40)
    try await watch.prints("Waiting for", times: before + 2)
    try watch.press("q")
    watch.process.waitUntilExit()
  }

  @Test("A copy that is saved instead of the answer is named with the file that is checked")
  func copy() async throws {
    let watch = try RunningTool(["watch"] + bench.options, on: bench)
    try await watch.prints(open)
    try await watch.prints("Waiting for")
    let copy = bench.exercise.replacing(".swift", with: " copy.swift")
    try bench.solution.write(toFile: copy, atomically: true, encoding: .utf8)
    try await watch.prints(
      "exercises/ch01/1-cut copy.swift was saved and is not watched. What is checked is "
        + "exercises/ch01/1-cut.swift.")
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
    try await watch.prints("begun")
    try watch.press("z")
    try await watch.prints("There is no key for")
    try watch.press("q")
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 0)
  }
}
