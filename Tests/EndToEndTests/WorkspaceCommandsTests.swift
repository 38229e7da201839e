import Foundation
import Testing

@Suite("What lies in a workspace, and which play is looked at", .serialized, .needsBuiltTool)
struct WorkspaceCommandsTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("A copy that was saved later is named, and a starter is not begun until it is changed")
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

  @Test(
    "In a folder that is no workspace nothing is left, and whoever wants to check is told how to begin",
    arguments: [
      ("check", "Nothing is started in this folder yet. Begin with: bin/workbook start ch17\n"),
      (
        "check ch01", "Nothing is started in this folder yet. Begin with: bin/workbook start ch01\n"
      ),
      (
        "watch ch01.1",
        "Nothing is started in this folder yet. Begin with: bin/workbook start ch01\n"
      ),
      (
        "reset ch01 --yes",
        "Nothing is started in this folder yet. Begin with: bin/workbook start ch01\n"
      ),
      ("check nowhere", "There is no chapter or exercise named 'nowhere'."),
      ("inspect ch01", ""), ("list", ""), ("next", ""), ("read ch01", ""), ("hint ch01", ""),
    ])
  func elsewhere(command: String, errors: String) throws {
    let command = "cd '\(bench.workspace)' && '\(Workbench.tool)' \(command) --book '\(bench.book)'"
    let run = try bench.start("/bin/sh", ["-c", command])
    #expect(errors.isEmpty ? run.errors.isEmpty : run.errors.hasPrefix(errors), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.workspace) == [])
  }

  @Test("\"chapter 01\" is the chapter, in one word or two")
  func spelledOut() throws {
    #expect(
      try bench.run("start", "chapter", "01").output.hasPrefix("created  exercises/ch01/1-cut"))
    for name in ["chapter01", "Chapter 01", "ch-01"] {
      #expect(try bench.run("hint", name).output.hasPrefix("ch01.cut  Cut\n"))
    }
  }

  @Test("A file that has another name is found, and none is made in its place")
  func renamed() throws {
    #expect(try bench.run("start").status == 0)
    let manager = FileManager.default
    try manager.moveItem(
      atPath: bench.exercise, toPath: bench.workspace + "/exercises/1-Cut-new.swift")
    let checked = try bench.run("check")
    #expect(
      checked.words.contains(
        "exercises/ch01/1-cut.swift is not there. exercises/1-Cut-new.swift looks like it, and is not "
          + "checked. Give it the name exercises/ch01/1-cut.swift again."), "\(checked)")
    #expect(!checked.output.contains("workbook start"))
    try manager.removeItem(atPath: bench.workspace + "/exercises/1-Cut-new.swift")
    #expect(try bench.run("check").output.contains("bin/workbook start makes it."))
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

  @Test("The help of a command fits the terminal, and its usage begins as the command does")
  func help() throws {
    let help = try bench.start(Workbench.tool, ["check", "--help"], ["COLUMNS": "60"])
    #expect(help.output.contains("\nUSAGE: workbook check [<names> ...]"), "\(help)")
    #expect(help.status == 0)
    let wrong = try bench.start(Workbench.tool, ["check", "--nope"], ["COLUMNS": "60"])
    #expect(wrong.errors.hasPrefix("Error: Unknown option '--nope'.\n"), "\(wrong)")
    #expect(wrong.errors.split(separator: "\n").allSatisfy { $0.count <= 60 }, "\(wrong)")
  }

  @Test("A trial of an update shows the lines that would change, and changes none")
  func trial() throws {
    #expect(try bench.run("start").status == 0)
    let starter = try String(contentsOfFile: bench.exercise, encoding: .utf8)
    let own = starter.replacing("    0\n", with: "    0.5\n")
    try bench.answer(own)
    try bench.editChapter("    // Your turn.", "    // It is your turn.")
    let tried = try bench.run("update", "--dry-run")
    #expect(
      tried.output.contains("\n-     // Your turn.\n+     // It is your turn.\n"), "\(tried)")
    #expect(tried.output.hasSuffix("Nothing was changed.\n"))
    #expect(try String(contentsOfFile: bench.exercise, encoding: .utf8) == own)
  }

  @Test("A page is opened by the browser of the environment, and by an opener anywhere on the path")
  func browsers() throws {
    let report = bench.workspace + "/.workbook/report/ch01.html"
    let programs = bench.folder + "/programs"
    for folder in [programs, bench.workspace + "/.workbook/report"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try "".write(toFile: report, atomically: true, encoding: .utf8)
    for name in ["helper.sh", "xdg-open"] {
      let script = "#!/bin/sh\necho \"\(name) $*\" >>'\(bench.folder)/opened'\n"
      try script.write(toFile: "\(programs)/\(name)", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(programs)/\(name)")
    }
    let path = "\(programs):/usr/bin:/bin"
    for browser in ["\(programs)/helper.sh", "/nowhere/browser:helper.sh --new %s --end", ""] {
      let opened = try bench.run("open", "ch01", environment: ["BROWSER": browser, "PATH": path])
      #expect(opened.output == report + "\n" && opened.errors.isEmpty, "\(opened)")
    }
    #expect(
      try String(contentsOfFile: bench.folder + "/opened", encoding: .utf8) == """
        helper.sh \(report)
        helper.sh --new \(report) --end
        xdg-open \(report)

        """)
  }

  @Test(
    "A workspace in which a folder of ours is a link is refused before anything is written",
    arguments: [".workbook/report", ".workbook/cache/tests", "exercises/ch01"])
  func linkedFolders(name: String) throws {
    let victim = bench.folder + "/victim"
    let manager = FileManager.default
    try manager.createDirectory(atPath: victim, withIntermediateDirectories: true)
    let link = bench.workspace + "/" + name
    try manager.createDirectory(
      at: URL(filePath: link).deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: victim)
    // So many and so old that the cache's own entries would be deleted.
    for number in 0..<500 {
      let file = "\(victim)/\(number)"
      try Data().write(to: URL(filePath: file))
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7_200)], ofItemAtPath: file)
    }
    for command in [["start", "ch01"], ["check", "ch01"], ["check", "ch01", "--solutions"]] {
      let refused = try bench.start(Workbench.tool, command + bench.options)
      #expect(refused.errors.contains("\(name) is a link to another folder"), "\(refused)")
      #expect(refused.status == 70)
    }
    #expect(try manager.contentsOfDirectory(atPath: victim).count == 500)
  }

  @Test("What another user's runs have kept in a workspace is not believed")
  func keptByOthers() throws {
    try bench.answer(bench.solution)
    let verdicts = bench.workspace + "/.workbook/cache/verdicts"
    let page = bench.workspace + "/.workbook/report/ch01.html"
    func check(as user: String) throws -> [Data] {
      let checked = try bench.run(
        "check", "ch01", environment: ["XDG_CACHE_HOME": "\(bench.folder)/\(user)"])
      #expect(checked.status == 0, "\(checked)")
      return try FileManager.default.contentsOfDirectory(atPath: verdicts).sorted().map {
        try Data(contentsOf: URL(filePath: "\(verdicts)/\($0)"))
      }
    }
    let strangers = try check(as: "stranger")
    try "<script>alert(1)</script>".write(toFile: page, atomically: true, encoding: .utf8)
    let own = try check(as: "me")
    #expect(own != strangers)
    #expect(own.map { $0.dropFirst(16) } == strangers.map { $0.dropFirst(16) })
    // The stranger's page has a stamp, and is as little believed.
    #expect(try !String(contentsOfFile: page, encoding: .utf8).contains("alert(1)"))
    #expect(try check(as: "me") == own)
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
