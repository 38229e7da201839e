import Foundation
import Testing

@Suite("Bad input gets a clear error, and nothing is lost", .serialized, .needsBuiltTool)
struct BadInputTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test(
    "An unknown exercise name is an error that suggests similar names",
    arguments: [
      ("ch01.cot", "There is no chapter or exercise named 'ch01.cot'. Did you mean ch01.cut?\n"),
      (
        "zebra",
        "There is no chapter or exercise named 'zebra'. bin/workbook list shows all names.\n"
      ),
    ])
  func unknownName(name: String, message: String) throws {
    let checked = try bench.run("check", name)
    #expect(checked.errors == message)
    #expect(checked.status == 2)
  }

  @Test("An unknown command is an error that suggests a similar command")
  func unknownCommand() throws {
    let run = try bench.run("chekc", "ch01")
    #expect(run.errors == "There is no command 'chekc'. Did you mean check?\n")
    #expect(run.status == 2)
  }

  @Test("Checking an empty workspace prints how to begin")
  func nothingStarted() throws {
    let checked = try bench.run("check")
    #expect(
      checked.errors
        == "Nothing is started in this folder yet. Begin with: bin/workbook start ch17\n")
    #expect(checked.status == 2)
  }

  @Test(
    "Programs that ask for JSON get an object with the error, and the same status",
    arguments: [
      (["check", "zebra"], "There is no chapter or exercise named 'zebra'."),
      (["check"], "Nothing is started in this folder yet."),
      (["list", "--book", "/nowhere"], "There are no chapters in /nowhere/chapters."),
      (["check", "--no-such-option"], "Unknown option '--no-such-option'"),
    ])
  func errorsAsJSON(command: [String], message: String) throws {
    let book = command.contains("--book") ? [] : ["--book", bench.book]
    let run = try bench.start(
      Workbench.tool, command + ["--json", "--workspace", bench.workspace] + book)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["status"] as? String == "error")
    #expect((object?["message"] as? String)?.contains(message) == true, "\(run)")
    #expect(object?["exit_status"] as? Int == 2)
    #expect(run.status == 2)
  }

  enum Damage: String, Sendable {
    case missing, empty, latin, folder, link, pipe, huge
  }

  @Test(
    "The report says why an answer file cannot be read",
    arguments: [
      (Damage.missing, "is not there. bin/workbook start makes it.", 1),
      (.empty, "is empty. bin/workbook reset brings the starter back.", 3),
      (.latin, "is not UTF-8. Save it again with that encoding.", 3),
      (.folder, "is a folder, not a file.", 3),
      (.link, "is a link that leads out of the workspace.", 3),
      (.pipe, "is no ordinary file.", 3),
      (.huge, "is far larger than any answer.", 3),
    ])
  func unreadable(damage: Damage, message: String, status: Int32) throws {
    try bench.answer("x")
    try FileManager.default.removeItem(atPath: bench.exercise)
    switch damage {
    case .missing: break
    case .empty: try Data().write(to: URL(filePath: bench.exercise))
    case .latin: try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: URL(filePath: bench.exercise))
    case .folder:
      try FileManager.default.createDirectory(
        atPath: bench.exercise, withIntermediateDirectories: false)
    case .link:
      try FileManager.default.createSymbolicLink(
        atPath: bench.exercise, withDestinationPath: "/etc/passwd")
    case .pipe: mkfifo(bench.exercise, 0o644)
    case .huge:
      try Data(repeating: 0x20, count: 1 << 20).write(to: URL(filePath: bench.exercise))
    }
    let checked = try bench.run("check", "ch01", environment: ["COLUMNS": "200"])
    #expect(checked.output.contains("exercises/ch01/1-cut.swift " + message), "\(checked.output)")
    #expect(checked.output.contains("Cut  cannot be judged\n") == (status == 3))
    #expect(checked.status == status)
  }

  @Test(
    "Errors in a chapter are reported with their locations",
    arguments: [
      (
        "swift check cut", "swift chek cut",
        "chapters/ch01-cut.md:81:10: There is no role chek. Did you mean check?"
      ),
      ("swift check cut", "swift check cat", "chapters/ch01-cut.md:81:1: There is no exercise cat"),
      ("- wait: 1\n", "- wait: [1\n", "chapters/ch01-cut.md:7"),
      (
        "swift mistake cut/never-completes", "swift mistake cut/adds-no-view",
        "There is already a fence mistake cut/adds-no-view, on line 101."
      ),
    ])
  func chapterErrors(old: String, new: String, message: String) throws {
    try bench.editChapter(old, new)
    try bench.answer(bench.solution)
    let checked = try bench.run("check", "ch01")
    #expect(checked.errors.contains(message), "\(checked.errors)")
    #expect(checked.status == 70)
    let inspected = try bench.run("inspect")
    #expect(inspected.output.contains(message), "\(inspected.output)")
    #expect(inspected.status == 1)
  }

  @Test("An unreadable chapter is reported as unreadable, not as an unknown name")
  func unreadableChapter() throws {
    let path = bench.book + "/chapters/ch01-cut.md"
    let bytes = try Data(contentsOf: URL(filePath: path)) + Data([0xE9, 0x0A])
    try bytes.write(to: URL(filePath: path))
    let commands = [["check", "ch01.cut"], ["start", "ch01"], ["hint", "ch01/1-cut.swift"]]
    for command in commands {
      let run = try bench.start(Workbench.tool, command + bench.options)
      #expect(run.errors.contains("This file is not UTF-8"), "\(run)")
      #expect(run.status == 70)
    }
  }

  @Test("Inspecting a correct book finds no problems")
  func inspect() throws {
    let inspected = try bench.run("inspect", "--json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(inspected.output.utf8)) as? [String: Any])
    #expect(report["problems"] as? [String] == [], "\(inspected.output)")
    #expect(report["chapters"] as? Int == 1)
    #expect(report["exercises"] as? Int == 1)
    #expect(report["mistakes"] as? Int == 3)
    #expect(inspected.status == 0)
  }

  @Test("A check that does not compile is told once, and not for each answer that it cannot judge")
  func brokenCheck() throws {
    try bench.editChapter(
      "test(\"The second screen is seen\"",
      "let none = nothing\ntest(\"The second screen is seen\"")
    let inspected = try bench.run("inspect")
    let message = "cannot find 'nothing' in scope"
    #expect(inspected.output.components(separatedBy: message).count == 2, "\(inspected.output)")
    #expect(inspected.output.contains("1 problems"))
    #expect(inspected.status == 1)
  }

  @Test("A view that a scenario taps and that does not exist is told once, at the scenario's line")
  func unknownView() throws {
    try bench.editChapter("- tap: first\n", "- tap: frist\n")
    let chapter = try String(contentsOfFile: bench.book + "/chapters/ch01-cut.md", encoding: .utf8)
    let line = chapter.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("frist") }
    let inspected = try bench.run("inspect")
    #expect(
      inspected.output.hasPrefix("chapters/ch01-cut.md:\(try #require(line) + 1):"),
      "\(inspected.output)")
    #expect(inspected.words.contains("there is no view named \"frist\" on screen"))
    #expect(inspected.output.contains(": 1 problems"), "\(inspected.output)")
    #expect(inspected.status == 1)
  }

  @Test("The guide's small chapter is proven as it stands there")
  func guide() throws {
    let guide = try String(contentsOfFile: Workbench.root + "/chapters/README.md", encoding: .utf8)
    let chapter = try #require(guide.firstMatch(of: #/(?s)````markdown\n(.*?)````/#)).output.1
    let answer = try #require(guide.firstMatch(of: #/(?s)````swift\n(.*?)````/#)).output.1
    let manager = FileManager.default
    for folder in ["chapters", "solutions"] {
      try manager.removeItem(atPath: "\(bench.book)/\(folder)")
    }
    for (file, text) in [
      ("chapters/ch01-fade.md", chapter), ("solutions/ch01/1-complete.swift", answer),
    ] {
      let path = URL(filePath: "\(bench.book)/\(file)")
      try manager.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    let inspected = try bench.run("inspect")
    #expect(
      inspected.output.contains("1 exercises, 3 mistakes, 0 rules, 0 examples: all proven"),
      "\(inspected)")
    #expect(inspected.status == 0)
  }

  @Test("Inspecting finds a starter that passes and a mistake that is explained as another")
  func badBook() throws {
    try bench.editChapter(
      "    // Your turn.\n",
      """
          if let toView = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(toView)
          }
          transitionContext.completeTransition(true)

      """)
    try bench.editChapter(
      "test(\"The second screen is seen\", mistake: \"adds-no-view\"",
      "test(\"The second screen is seen\", mistake: \"says-false\"")
    let inspected = try bench.run("inspect")
    #expect(inspected.output.contains("What ch01.cut begins with passes its checks already."))
    #expect(
      inspected.output.contains(
        "The mistake ch01.cut/adds-no-view is caught, but explained as says-false"))
    #expect(inspected.status == 1)
  }

  @Test("Inspecting and building report a broken link with the same message")
  func brokenLinks() throws {
    try bench.editChapter("# A cut\n", "# A cut\n\n[Title](#a-cut), [far](other.md#her)\n")
    try "---\ndescription: Another page.\n---\n# Other\n\n## Here\n\n[Back](ch01-cut.md#a-cut)\n"
      .write(toFile: bench.book + "/chapters/other.md", atomically: true, encoding: .utf8)
    let message = "There is no heading with the anchor other.md#her. Did you mean #here"
    for names in [["ch01"], []] {
      let inspected = try bench.start(
        Workbench.tool, ["inspect"] + names + bench.options)
      #expect(inspected.output.contains(message), "\(inspected)")
      #expect(inspected.status == 1)
    }
    #expect(try bench.run("inspect", "other").status == 0)
    let output = bench.workspace + "/site"
    let built = try bench.run("site", "build", "--output", output)
    #expect(built.errors.contains(message), "\(built)")
    #expect(built.status == 70)
    try bench.editChapter("#her)", "#here)")
    #expect(try bench.run("site", "build", "--output", output).status == 0)
    let unknown = try bench.run("inspect", "zebra")
    #expect(unknown.errors.hasPrefix("There is no chapter or exercise named 'zebra'."))
    #expect(unknown.status == 2)
  }

  /// Runs a shell script that calls the tool, with additional mounts.
  private func runInside(_ mounts: [String], _ script: String) throws -> Workbench.Result {
    let tool = "'\(Workbench.tool)'"
    let options = "--workspace '\(bench.workspace)' --book '\(bench.book)'"
    return try bench.start(
      "/usr/bin/env",
      ["bwrap", "--dev-bind", "/", "/"] + mounts + [
        "sh", "-c",
        script.replacing("workbook", with: tool).replacing("OPTIONS", with: options),
      ])
  }

  @Test("A read-only workspace can be checked, but starting an exercise in it is an error")
  func readOnly() throws {
    try bench.answer(bench.solution)
    let mounts = ["--ro-bind", bench.workspace, bench.workspace]
    let checked = try runInside(mounts, "workbook check ch01 OPTIONS")
    #expect(checked.output.contains("✓ 1.1  Cut"), "\(checked.output)\(checked.errors)")
    #expect(checked.output.contains("The report could not be written."))
    #expect(checked.status == 0)
    try FileManager.default.removeItem(atPath: bench.exercise)
    let started = try runInside(mounts, "workbook start ch01 OPTIONS")
    #expect(
      started.errors == "\(bench.exercise) cannot be written: you may not write there. "
        + "Change its permissions, or choose another folder.\n")
    #expect(started.status == 70)
  }

  @Test("A full disk is reported, and existing files keep their content")
  func noSpace() throws {
    try bench.answer(bench.solution)
    let mounts = ["--size", "32768", "--tmpfs", bench.workspace]
    let script = """
      mkdir -p '\(bench.workspace)/exercises/ch01'
      printf mine > '\(bench.exercise)'
      dd if=/dev/zero of='\(bench.workspace)/fill' bs=1024 count=64 2>/dev/null
      workbook check ch01 OPTIONS
      echo "status $?"
      cat '\(bench.exercise)'
      """
    let checked = try runInside(mounts, script)
    #expect(checked.errors.contains("No space is left on the disk"), "\(checked)")
    #expect(checked.output == "status 70\nmine")
  }

  @Test("A disk that is full while a class is graded costs nobody points, and leaves nothing wrong")
  func noSpaceWhileGrading() throws {
    let folder = bench.folder + "/submissions/ann/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try bench.solution.write(
      toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    let disk = bench.folder + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let grade = "workbook grade '\(bench.folder)/submissions' --output '\(disk)/grades' OPTIONS"
    let row = "tail -n 1 '\(disk)/grades/gradebook.csv'"
    let script = """
      dd if=/dev/zero of='\(disk)/fill' bs=1M count=190 2>/dev/null
      \(grade)
      echo "status $?"
      \(row)
      rm '\(disk)/fill'
      \(grade) --resume
      echo "status $?"
      \(row)
      """
    let graded = try runInside(["--size", "\(192 << 20)", "--tmpfs", disk], script)
    let parts = graded.output.components(separatedBy: "status ")
    #expect(parts.count == 3, "\(graded)")
    #expect(!parts[0].contains("All were graded"), "\(graded)")
    #expect(parts[1].contains("ungraded") || !parts[1].contains("ann"), "\(graded)")
    #expect(parts.last?.contains("ann,10,10,10,pass") == true, "\(graded)")
  }
}
