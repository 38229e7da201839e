import Foundation
import Testing

@Suite("A rule can have a user", .serialized, .needsBuiltTool)
struct TouchedRulesTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// Adds a rule about a view that notes where fingers are.
  private func addRule(touchedBy steps: String) throws {
    let path = bench.book + "/chapters/ch01-cut.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let place = try #require(text.range(of: "\n## "))
    let rule = """
      A finger is where it is.

      ```swift rule touched ref="Nobody" confidence=chosen
      import UIKit

      /// Notes all that happens to its touches.
      final class Pad: UIView {
        var path = ""
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          note("down", touches)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          note("to", touches)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          note("up", touches)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
          note("off", touches)
        }

        private func note(_ word: String, _ touches: Set<UITouch>) {
          for touch in touches { path += "\\(word) \\(touch.location(in: self)) " }
          precondition(path != "")
        }
      }

      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let pad = Pad(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
          pad.accessibilityIdentifier = "pad"
          view.addSubview(pad)
        }
      }

      func makeRootViewController() -> UIViewController { First() }
      ```

      ```yaml touches touched
      \(steps)
      ```


      """
    try text.replacingCharacters(in: place.lowerBound..<place.lowerBound, with: "\n" + rule)
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("The user of a rule touches its program, and a step that fails has its place")
  func playing() throws {
    try addRule(touchedBy: "- drag: {from: pad, by: [30, 40], over: 0.5}")
    let asked = try bench.run("conformance", "--only", "ch01.touched", "--json")
    #expect(asked.status == 0, "\(asked)")
    #expect(asked.output.contains("\"seen\" : \"down (100.0, 100.0) to ("), "\(asked)")
    #expect(asked.output.contains("up (130.0, 140.0) \""), "\(asked)")
    #expect(asked.output.contains("\"touches\" : \"- drag: {from: pad"), "\(asked)")
    try bench.editChapter("from: pad", "from: bad")
    let refused = try bench.run("conformance", "--only", "ch01.touched")
    #expect(refused.status == 1, "\(refused)")
    let place = #/chapters/ch01-cut\.md:\d+:3: there is no view named "bad" on screen/#
    #expect(refused.output.contains(place), "\(refused)")
    let inspected = try bench.run("inspect", "ch01")
    #expect(inspected.status == 1, "\(inspected)")
    #expect(
      inspected.output.contains(
        "A step of the rule touched cannot be performed: there is no view named \"bad\""),
      "\(inspected)")
  }

  @Test("A step that does not exist stops conformance and inspect, with its place")
  func unknownSteps() throws {
    try addRule(touchedBy: "- tap: pad\n- drug: {from: pad, by: [30, 40]}")
    for command in [["conformance", "--only", "ch01.touched"], ["inspect", "ch01"]] {
      let refused = try bench.start(Workbench.tool, command + bench.options, [:])
      #expect(refused.status != 0, "\(refused)")
      let said = refused.output + refused.errors
      #expect(said.contains(#/chapters/ch01-cut\.md:\d+:3/#), "\(said)")
      #expect(said.contains("There is no step drug. Did you mean drag?"), "\(said)")
    }
  }

  @Test("Statements show no screen, so nobody can touch them")
  func statements() throws {
    try addRule(touchedBy: "- tap: {at: [40, 120]}")
    try bench.editChapter(
      "func makeRootViewController() -> UIViewController { First() }\n```\n\n```yaml touches",
      "precondition(First().view.alpha == 1)\n```\n\n```yaml touches")
    let asked = try bench.run("conformance", "--only", "ch01.touched")
    #expect(asked.status == 1, "\(asked)")
    let place = #/chapters/ch01-cut\.md:\d+:1: No screen can be touched\./#
    #expect(asked.output.contains(place), "\(asked)")
    let inspected = try bench.run("inspect", "ch01")
    #expect(inspected.status == 1, "\(inspected)")
    #expect(
      inspected.output.contains("The rule touched has touches, and its program shows no screen."),
      "\(inspected)")
  }

  @Test("The exported tests play the same touches, through the calls that XCUITest would get")
  func exporting() throws {
    try addRule(
      touchedBy: """
        - tap: {at: [40, 120]}
        - drag: {from: pad, by: [0, 0], over: 0.5, end: hold}
        - drag-on: {by: [30, 40], over: 0.25, end: hold}
        - drag-on: {by: [0, 0], over: 0.5}
        - tap: {fraction: [0.25, 0.25]}
        - wait: 0.1
        - tap: {fraction: [0.25, 0.25]}
        """)
    let own = bench.folder + "/own.jsonl"
    let asked = try bench.run("conformance", "--only", "ch01.touched", "--record", own)
    #expect(asked.status == 0, "\(asked)")
    let (tested, recorded) = try export()
    #expect(tested.status == 0, "\(tested.output.suffix(2000))")
    #expect(try facts(in: own) == facts(in: recorded))
    #expect(try facts(in: own).ranges(of: "down (").count == 4)
  }

  @Test("What XCUITest cannot do, or has failed to do, is recorded as not run, and never as held")
  func omitting() throws {
    try addRule(touchedBy: "- drag: {from: pad, by: [30, 40], end: cancel}\n- tap: pad")
    let (skipped, recorded) = try export()
    #expect(skipped.status == 0, "\(skipped.output.suffix(2000))")
    #expect(skipped.output.contains("Test skipped - Step 1: XCUITest cannot cancel a touch."))
    let folder = URL(filePath: recorded).deletingLastPathComponent().path
    let compared = try bench.run(
      "conformance", "--only", "ch01.touched", "--recorded", folder, "--html",
      bench.folder + "/matrix.html")
    #expect(
      compared.output.contains(
        """
        ch01.touched was not run on workbook, module alias: \
        Step 1: XCUITest cannot cancel a touch.
        """),
      "\(compared)")
    let page = try String(contentsOfFile: bench.folder + "/matrix.html", encoding: .utf8)
    #expect(page.contains("idle\" title=\"not run on workbook, module alias: Step 1"))
    #expect(page.contains("- drag: {from: pad, by: [30, 40], end: cancel}"))
    try bench.editChapter("end: cancel}\n- tap: pad", "end: lift}\n- tap: bad")
    let (failed, again) = try export()
    #expect(failed.status != 0, "\(failed.output.suffix(2000))")
    let text = try String(contentsOfFile: again, encoding: .utf8)
    #expect(
      text.contains(#"{"id":"ch01.touched","notRun":"XCUITest could not play it; "#), "\(text)")
    #expect(!text.contains("\"facts\""), "\(text)")
  }

  /// Runs the package for this engine.
  private func export() throws -> (tested: Workbench.Result, recorded: String) {
    let (folder, recorded) = (bench.folder + "/package", bench.folder + "/recorded")
    let exported = try bench.run(
      "conformance", "export", "--for-engine", "--only", "ch01.touched", "--output", folder)
    #expect(exported.status == 0, "\(exported)")
    let manager = FileManager.default
    try? manager.removeItem(atPath: recorded)
    try manager.createDirectory(atPath: recorded, withIntermediateDirectories: true)
    let file = recorded + "/engine.jsonl"
    let tested = try bench.start(
      "/bin/sh", [folder + "/test.sh", "--scratch-path", bench.folder + "/build"],
      ["RECORDING": file])
    return (tested, file)
  }

  /// The line of a recording that has facts.
  private func facts(in file: String) throws -> Substring {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return try #require(text.split(separator: "\n").first { $0.contains("\"facts\"") })
  }
}
