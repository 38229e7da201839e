import Foundation
import Testing

@Suite("Commands for learners print results and the next step", .serialized, .needsBuiltTool)
struct LearningTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("The first failing check says that nothing is broken, and where to begin")
  func firstRedScreen() throws {
    let started = try bench.run("start", "ch01")
    #expect(
      started.output == """
        created  exercises/ch01/1-cut.swift  Cut

        Open exercises/ch01/1-cut.swift and look for "Your turn".
        Then: bin/workbook check ch01.cut

        """)
    #expect(started.status == 0)
    let checked = try bench.run("check", "ch01")
    #expect(
      checked.output == """
        Nothing is broken: every exercise starts out unsolved.
        Open exercises/ch01/1-cut.swift, look for "Your turn", and check again.
        bin/workbook hint ch01.cut helps if you are stuck.

        1  A cut

          · 1.1  Cut  not begun
              exercises/ch01/1-cut.swift
                expected  completeTransition(true) is called
                seen      it never was
                when      at 0.05 s: tap the first
                remember  Nobody can tap anything until then.
                read      bin/workbook read ch01#cut
                test      "It ends"
              not tried yet: "The second screen is seen"

        Not solved yet.
        Report: .workbook/report/ch01.html

        """)
    #expect(checked.status == 1)
    // Of what takes long on a busy machine there is a line.
    #expect(
      checked.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("Checking: 0 of 1, ") })
  }

  @Test("The scene is recompiled if and only if the answer's interface changes")
  func scene() throws {
    try bench.editChapter("= \"second\"\n    second.modal", "= cutter.name\n    second.modal")
    let head = "UIViewControllerAnimatedTransitioning {"
    let solution = try bench.solution
    // The scene reads the name of the reference answer too, which has to work.
    try solution.replacing(head, with: "\(head)\n  var name: String { \"second\" }")
      .write(
        toFile: bench.book + "/solutions/ch01/1-cut.swift", atomically: true, encoding: .utf8)
    let steps = [
      ("var name = \"second\"", "", true), ("var name = \"second\"", "print(name); ", false),
      ("var weight = 7; var name = \"second\"", "", true),
      ("var weight = 7; var name: String? = \"second\"", "", true),
      ("var weight = 7; var name: String? = \"second\"", "print(weight); ", false),
    ]
    let objects = bench.workspace + "/.workbook/cache/objects"
    var before = 0
    for (properties, statement, isCompiled) in steps {
      try bench.answer(
        solution.replacing(head, with: "\(head)\n  \(properties)")
          .replacing("if let toView", with: statement + "if let toView"))
      let checked = try bench.run("check", "ch01")
      #expect(checked.status == 0, "\(checked)")
      let now = try FileManager.default.contentsOfDirectory(atPath: objects).count
      #expect((now > before) == isCompiled, "\(properties)")
      before = now
    }
  }

  @Test("A cached verdict is found again whatever the hash order of parameters")
  func kept() throws {
    try bench.editChapter(
      "screens: [phone]", "screens: [phone]\nvary: {a: [1], b: [1], c: [1], d: [1], e: [1], f: [1]}"
    )
    try bench.answer(bench.solution)
    let verdicts = bench.workspace + "/.workbook/cache/verdicts"
    for _ in 1...3 {
      #expect(try bench.run("check", "ch01").status == 0)
      // One verdict of the answer, and one of the reference answer for the report.
      #expect(try FileManager.default.contentsOfDirectory(atPath: verdicts).count == 2)
    }
    let report = bench.workspace + "/.workbook/report/ch01.html"
    try FileManager.default.removeItem(atPath: report)
    #expect(try bench.run("check", "ch01").status == 0)
    #expect(FileManager.default.fileExists(atPath: report))
  }

  @Test("An error at the end of a file points after the last line that has code")
  func end() throws {
    try bench.answer("import UIKit\n\nfinal class Cutter: NSObject {\n\n")
    let checked = try bench.run("check", "ch01")
    #expect(
      checked.output.contains(
        "exercises/ch01/1-cut.swift:3:31: error: expected '}' in class"), "\(checked.output)")
    #expect(checked.status == 3)
  }

  @Test("A correct answer is marked as solved and gets a report")
  func right() throws {
    try bench.answer(bench.solution)
    let checked = try bench.run("check", "ch01.1")
    #expect(
      checked.output == """
        1  A cut

          ✓ 1.1  Cut

        Solved.
        ★ Chapter 1 is finished: you can cut from one screen to another.
        Report: .workbook/report/ch01.html

        """)
    #expect(checked.status == 0)
    let report = try String(
      contentsOfFile: bench.workspace + "/.workbook/report/ch01.html", encoding: .utf8)
    #expect(report.contains("<svg"))
    let again = try bench.run("check", "exercises/ch01/1-cut.swift")
    // The end of a chapter is celebrated once.
    #expect(again.output.contains("✓ 1.1  Cut\n\nSolved.\nReport: "), "\(again.output)")
    #expect(
      try bench.run("list").output
        == "ch01  A cut  1 of 1\n  ✓ 1.1  Cut  ch01.cut\n✓ solved  … begun  · not begun\n")
    #expect(try bench.run("next").output == "The exercise is solved.\n")
    #expect(try bench.run("solution", "ch01.cut").output == bench.solution)
  }

  @Test("A known mistake is explained")
  func mistake() throws {
    let call = "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)"
    try bench.answer(bench.solution.replacing(call, with: ""))
    let checked = try bench.run("check", "ch01")
    #expect(
      checked.output.contains(
        "The screen stays as it is and takes no touches. Say that you are done."))
    #expect(checked.status == 1)
  }

  @Test("An answer that fails a mistake's test in another way hears its reason, and nothing of it")
  func otherMistake() throws {
    try bench.answer(
      bench.solution.replacing("transitionContext.completeTransition", with: "_ = Optional")
        .replacing("addSubview(toView)", with: "addSubview(toView); toView.alpha = 0.5"))
    let checked = try bench.run("check", "ch01")
    #expect(checked.output.contains("expected "))
    #expect(checked.output.contains("Nobody can tap anything until then."))
    #expect(!checked.output.contains("takes no touches"))
    #expect(checked.status == 1)
  }

  @Test("Windows line endings do not affect the result")
  func lineEnds() throws {
    try bench.answer(bench.solution.replacing("\n", with: "\r\n"))
    #expect(try bench.run("check", "ch01").status == 0)
  }

  @Test("A compiler error is printed with its original message and location")
  func doesNotCompile() throws {
    try bench.answer(bench.solution.replacing("addSubview(toView)", with: "addSubview(toVew)"))
    let checked = try bench.run("check", "ch01")
    let expected = """
      1  A cut

        ! 1.1  Cut  does not compile
            exercises/ch01/1-cut.swift
            This name is not known here: a typing mistake, or something that is
            declared elsewhere. Did you mean toView?
            exercises/ch01/1-cut.swift:12:50: error: cannot find 'toVew' in scope
              [cannot_find_in_scope]
                    transitionContext.containerView.addSubview(toVew)
                                                               ^

      Not solved yet.
      Report: .workbook/report/ch01.html

      """
    #expect(checked.output == expected)
    #expect(checked.status == 3)
  }

  @Test("An error after a rewritten selector has the column of the original source")
  func columns() throws {
    let line = "    let tap = (#selector(animateTransition(using:)), nope)"
    try bench.answer(bench.solution(beginningWith: String(line.dropFirst(4))))
    let checked = try bench.run("check", "ch01")
    #expect(checked.output.contains("1-cut.swift:11:54: error: cannot find 'nope' in scope"))
  }

  @Test("Hints are shown one level at a time")
  func hints() throws {
    #expect(
      try bench.run("hint", "ch01.cut").output == """
        ch01.cut  Cut

        Hint 1
        Two calls.

        There is more: bin/workbook hint ch01.cut --level 2


        """)
    #expect(
      try bench.run("hint", "ch01.cut", "--level", "2").output.contains("completeTransition(_:)"))
    #expect(
      try bench.run("hint", "ch01.cut", "--level", "9").output.hasSuffix(
        "These are all 2 hints of ch01.cut.\n\n"))
  }

  @Test("Starting keeps existing files, and resetting backs them up")
  func nothingIsLost() throws {
    try bench.answer("// mine\n")
    #expect(
      try bench.run("start", "ch01").output == """
        kept     exercises/ch01/1-cut.swift  Cut

        Nothing was changed: all of these files exist already.

        """)
    #expect(try String(contentsOfFile: bench.exercise, encoding: .utf8) == "// mine\n")
    let asked = try bench.run("reset", "ch01.cut")
    #expect(
      asked.output.hasSuffix(
        "stays as it is. Nobody answered; with --yes it is done without a question.\n"))
    #expect(asked.status == 1)
    let reset = try bench.run("reset", "ch01.cut", "--yes")
    #expect(
      matches(
        reset.output,
        "exercises/ch01/1-cut.swift is the starter again. What you had is in "
          + ".workbook/backup/ch01.cut/[..].swift.\n"))
    let folder = bench.workspace + "/.workbook/backup/ch01.cut"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(
      try names.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
        == ["// mine\n"])
  }

  @Test("The JSON report has Exercism's keys and additional ones")
  func json() throws {
    try bench.answer(
      bench.solution.replacing("!transitionContext.transitionWasCancelled", with: "false"))
    let checked = try bench.run("check", "ch01", "--json")
    #expect(checked.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(checked.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["version"] as? Int == 3)
    #expect((report["book"] as? String)?.count == 64)
    #expect(report["status"] as? String == "fail")
    let exercise = try #require((report["exercises"] as? [[String: Any]])?.first)
    #expect(exercise["id"] as? String == "ch01.cut")
    #expect(exercise["status"] as? String == "fail")
    #expect(exercise["points"] as? Int == 0)
    let tests = try #require(exercise["tests"] as? [[String: Any]])
    #expect(tests.map { $0["name"] as? String } == ["It ends", "The second screen is seen"])
    #expect(tests.map { $0["status"] as? String } == ["fail", "skipped"])
    #expect((tests[0]["mistake"] as? [String: Any])?["name"] as? String == "says-false")
    #expect((tests[0]["test_code"] as? String)?.hasPrefix("test(\n  \"It ends\"") == true)
    #expect(tests[1]["depends_on"] as? String == "It ends")
  }

  @Test("Without a sandbox, check refuses until it is told otherwise, and then says so")
  func withoutSandbox() throws {
    try bench.answer(bench.solution)
    let folder = bench.workspace + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let swift = try bench.start("/usr/bin/env", ["which", "swiftc"]).output
      .trimmingCharacters(in: .newlines)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/swiftc", withDestinationPath: swift)
    let place = ["PATH": folder, "HOME": bench.folder, "XDG_CONFIG_HOME": bench.folder]
    let refused = try bench.run("check", "ch01", environment: place)
    #expect(refused.status == 70)
    #expect(refused.errors.contains("--allow-unboxed"))
    let json = try bench.run("check", "ch01", "--json", "--allow-unboxed", environment: place)
    #expect(json.output.contains("\"sandboxed\" : false"))
    let checked = try bench.run("check", "ch01", "--allow-unboxed", environment: place)
    #expect(
      checked.output.hasPrefix(
        "There is no sandbox here (bubblewrap is not installed): programs run with limits\nonly."))
    #expect(checked.output.contains("✓ 1.1  Cut"))
    #expect(checked.status == 0)
  }

  @Test("A locale without UTF-8 gets ASCII result marks")
  func plainSigns() throws {
    try bench.answer(bench.solution)
    let checked = try bench.run("check", "ch01", environment: ["LANG": "C"])
    #expect(checked.output.contains("  ok 1.1  Cut"))
  }

  @Test("Each problem is one line for editors, whatever the width")
  func problems() throws {
    try bench.answer(bench.solution.replacing("addSubview(toView)", with: "addSubview(toVew)"))
    let checked = try bench.run("check", "ch01", "--problems", environment: ["COLUMNS": "40"])
    #expect(
      checked.output == """
        exercises/ch01/1-cut.swift:12:50: error: cannot find 'toVew' in scope (This name is not \
        known here: a typing mistake, or something that is declared elsewhere. Did you mean toView?)
        0 of 1 solved.

        """)
  }

  @Test("What a program prints is shown, and so are the compiler's warnings")
  func printed() throws {
    try bench.answer(bench.solution(beginningWith: "let unused = 1; print(\"hello\")"))
    let checked = try bench.run("check", "ch01")
    #expect(checked.output.contains("printed   hello"), "\(checked.output)")
    #expect(checked.output.contains("warning: initialization of immutable"))
  }

  @Test("A section is read in the terminal, and a wrong one suggests the right one")
  func read() throws {
    let section = try bench.run("read", "ch01.1")
    #expect(section.output.contains("In exercises/ch01/1-cut.swift."), "\(section)")
    #expect(
      try bench.run("read", "ch01").output.contains("read --app ch01#the-app prints it]"))
    #expect(section.output.contains("(Before it: bin/workbook read ch01#the-app)"), "\(section)")
    #expect(
      try bench.run("read", "--app", "ch01.1").output.contains("func makeRootViewController()"))
    #expect(try bench.run("read").output == section.output)
    let wrong = try bench.run("read", "ch01#cutt")
    #expect(wrong.errors == "ch01 has no section 'cutt'. Did you mean ch01#cut?\n")
    #expect(wrong.status == 2)
  }

  @Test("Making the pages of the book says so at once")
  func openedPage() throws {
    let run = try bench.run("read", "ch01", "--open")
    #expect(run.errors.hasPrefix("Making the pages of the book: 0 of 1, 0 s\n"), "\(run)")
  }

  @Test("The shell completes names of chapters and exercises")
  func completions() throws {
    let script = try bench.start(Workbench.tool, ["--generate-completion-script", "bash"])
    #expect(script.output.contains("complete -"))
    let version = try bench.start(Workbench.tool, ["--version"])
    #expect(version.output.hasPrefix("workbook "))
  }

  @Test("The tool loads no library of networking, which would take a third of its start")
  func loadsNoNetworking() throws {
    let networking = Data("libFoundationNetworking.so".utf8)
    let server = URL(filePath: Workbench.tool).deletingLastPathComponent()
      .appending(path: "page-server")
    #expect(try Data(contentsOf: server).range(of: networking) != nil)
    #expect(try Data(contentsOf: URL(filePath: Workbench.tool)).range(of: networking) == nil)
  }
}
