import Foundation
import Testing

@Suite("Hosts can be asked the rules", .serialized, .needsBuiltTool)
struct ConformanceCommandTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private static let program = """
    The main thread is one.

    ```swift rule one ref="Nobody" confidence=chosen
    import UIKit

    final class First: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        precondition(view.alpha == 1)
        precondition(view.frame.width == 391)
      }
    }

    func makeRootViewController() -> UIViewController { First() }
    ```

    A view is opaque.

    ```swift rule two ref="Nobody" confidence=chosen
    import UIKit

    final class Second: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        precondition(view.alpha == 1)
      }
    }

    func makeRootViewController() -> UIViewController { Second() }
    ```


    """

  /// Adds two rules; one condition of the first does not hold.
  private func addRules() throws {
    let path = bench.book + "/chapters/ch01-cut.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let place = try #require(text.range(of: "\n## "))
    try text.replacingCharacters(
      in: place.lowerBound..<place.lowerBound, with: "\n" + Self.program
    ).write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("A condition that does not hold is shown with what was seen, and the page has it")
  func failing() throws {
    try addRules()
    let page = bench.workspace + "/matrix.html"
    let asked = try bench.run("conformance", "--only", "ch01.one", "--html", page)
    #expect(asked.status == 1, "\(asked)")
    #expect(
      matches(
        asked.output,
        """
        ch01.one fails
          The main thread is one.
          line [..]: view.frame.width == 391 does not hold; seen: 390

        [..]  0 of 1 pass, 1 fail
        All[..]  0 of 1 pass, 1 fail

        """), "\(asked.output)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("<td>does not hold: 390</td>"))
    #expect(text.contains("<summary>Timeline in this engine: "))
    #expect(text.contains(".viewDidAppear(false)"))
    #expect(FileManager.default.fileExists(atPath: page + ".assets/style.css"))
  }

  @Test("A recording of one host shows where another differs")
  func recordings() throws {
    try addRules()
    let folder = bench.workspace + "/recorded"
    let file = folder + "/engine.jsonl"
    _ = try bench.run("conformance", "--only", "ch01.one", "--record", file)
    let recorded = try String(contentsOfFile: file, encoding: .utf8)
    #expect(recorded.contains("\"seen\":\"390\""))
    // As if the other host had seen the wrong width, and we the right one.
    try bench.editChapter("== 391", "== 390")
    try recorded.replacing("== 391", with: "== 390")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let page = bench.workspace + "/matrix.html"
    let compared = try bench.run(
      "conformance", "--only", "ch01.", "--recorded", folder, "--html", page)
    #expect(compared.status == 0, "\(compared)")
    #expect(
      matches(
        compared.output,
        """
        ch01.one differs on workbook, format [..]
          there: line [..]: view.frame.width == 390 does not hold; seen: 390

        A cut  2 of 2 pass
        All    2 of 2 pass

        """), "\(compared.output)")
    #expect(!compared.output.contains("line 0"))
    // Of this rule alone, since hosts differ about no other.
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.ranges(of: "<summary>Timeline in this engine: ").count == 1)
    // Each mark says whose it is.
    #expect(text.contains("title=\"holds on workbook, format "))
    #expect(text.contains("<p class=\"lead\">2 rules. This engine keeps 2, breaks 0,"))
  }

  @Test("A name that no rule has is said")
  func unknown() throws {
    let asked = try bench.run("conformance", "--only", "nothing-like-it")
    #expect(asked.status == 2)
    #expect(
      asked.errors == "No rule has 'nothing-like-it' in its id. Rules are named like ch17.NAME.\n")
  }

  @Test(
    "All rules of the exported package hold, one after another in one app, with this engine",
    .timeLimit(.minutes(20)))
  func export() throws {
    let folder = bench.folder + "/package"
    let exported = try bench.start(
      Workbench.tool,
      [
        "conformance", "export", "--for-engine", "--output", folder, "--workspace", bench.workspace,
      ],
      ["WORKBOOK_ROOT": Workbench.root])
    #expect(exported.status == 0, "\(exported)")
    let recording = bench.folder + "/recording.jsonl"
    let tested = try bench.start(
      "/bin/sh", [folder + "/test.sh", "--scratch-path", bench.folder + "/build"],
      ["RECORDING": recording])
    #expect(tested.status == 0, "\(tested.output.suffix(2000)) \(tested.errors.suffix(2000))")
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(text.ranges(of: "\"id\":").count > 400)
    #expect(text.ranges(of: "\"began\":").count == text.ranges(of: "\"id\":").count)
    #expect(!text.contains("\"holds\":false"))
  }

  @Test("A rule that traps is recorded as crashed, and takes no other rule's facts with it")
  func traps() throws {
    try addRules()
    try bench.editChapter(
      "final class Second: UIViewController {\n  override func viewDidLoad() {",
      "final class Second: UIViewController {\n  override func viewDidLoad() {\n    precondition([Int]().first! == 1)"
    )
    let folder = bench.folder + "/package"
    let exported = try bench.run(
      "conformance", "export", "--for-engine", "--only", "ch01.", "--output", folder)
    #expect(exported.status == 0, "\(exported)")
    let recorded = bench.folder + "/recorded"
    try FileManager.default.createDirectory(
      atPath: recorded, withIntermediateDirectories: true)
    let tested = try bench.start(
      "/bin/sh", [folder + "/test.sh", "--scratch-path", bench.folder + "/build"],
      ["RECORDING": recorded + "/engine.jsonl"])
    #expect(tested.status != 0, "\(tested)")
    try bench.editChapter("{\n    precondition([Int]().first! == 1)", "{")
    let compared = try bench.run("conformance", "--only", "ch01.", "--recorded", recorded)
    #expect(
      compared.output.contains(
        """
        ch01.two differs on workbook, module alias
          there: its program ended the process
        """), "\(compared)")
    #expect(!compared.output.contains("ch01.one differs"), "\(compared)")
  }

  @Test("The package for a Mac says that nobody has run it there, and has every rule")
  func exportForAMac() throws {
    try addRules()
    let folder = bench.folder + "/package"
    let exported = try bench.run("conformance", "export", "--output", folder)
    #expect(exported.status == 0, "\(exported)")
    let readme = try String(contentsOfFile: folder + "/README.md", encoding: .utf8)
    #expect(readme.contains("Nobody has run this on a Mac yet"))
    let rule = try String(contentsOfFile: folder + "/Sources/Rules/ch01_one.swift", encoding: .utf8)
    #expect(rule.contains("ruleFacts.state(1, ruleFacts.seen(1, view.frame.width) == 391)"))
    for file in [
      "project.yml", "App/HostApp.swift", ".github/workflows/record.yml",
      "Tests/TouchTests/TouchTests.swift", "Tests/TouchTests/XCUIApplication+Waiting.swift",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"))
    }
    try check(package: folder)
    let refused = try bench.run("conformance", "export", "--output", bench.book)
    #expect(refused.status == 2, "\(refused)")
    #expect(refused.errors.contains("exists and was not made by the workbook"))
  }

  /// Compiles the Mac's own files with this engine under Apple's names, and plays them in one app.
  private func check(package folder: String) throws {
    let manager = FileManager.default
    let rules = folder + "/Sources/Rules"
    let files = try manager.contentsOfDirectory(atPath: rules).sorted().map { "\(rules)/\($0)" }
    // This engine has no main() of UIKit's.
    let app = bench.folder + "/HostApp.swift"
    try String(contentsOfFile: folder + "/App/HostApp.swift", encoding: .utf8)
      .replacing("@main\n", with: "").replacing("import Rules\n", with: "").write(
        toFile: app, atomically: true, encoding: .utf8)
    let driver = bench.folder + "/main.swift"
    try """
    print(Host.description.name)
    for rule in Rule.all { print(rule.id, rule.ask().map { $0.holds.map { "\\($0)" } ?? "never" }) }
    Host.open("ch01.two")
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    for window in UIApplication.shared.windows {
      print(window.rootViewController?.view.accessibilityValue ?? "")
    }

    """.write(toFile: driver, atomically: true, encoding: .utf8)
    let played = try bench.start(
      Workbench.tool,
      ["play"] + files + [app, driver, "--workspace", bench.workspace, "--allow-unboxed"],
      ["WORKBOOK_ROOT": Workbench.root])
    #expect(played.status == 0, "\(played)")
    #expect(
      played.output.contains(
        """
        UIKit
        ch01.one ["true", "false"]
        ch01.two ["true"]
        """), "\(played)")
    // As the tests that touch the app would read it.
    for part in [#""condition":"view.alpha == 1""#, #""holds":true"#, #""name":"UIKit""#] {
      #expect(played.output.contains(part), "\(played)")
    }
  }
}
