import Foundation
import Testing

@Suite("An editor knows what an exercise knows", .serialized, .needsBuiltTool)
struct EditorTests {
  let bench: Workbench
  let server: LanguageServer

  init() throws {
    bench = try Workbench()
    let started = try bench.start(
      Workbench.tool,
      ["start", "19.2", "20.1", "21.1", "--workspace", bench.workspace, "--book", Workbench.root])
    #expect(started.status == 0, "\(started)")
    server = try LanguageServer(folder: bench.workspace)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(bench.workspace)/\(file)", encoding: .utf8)
  }

  @Test(
    "A starter shows no error, and an error that is one is shown where it is",
    arguments: [
      ("exercises/ch20/1-one-object.swift", "TrailheadViewController", "trails.swift"),
      ("exercises/ch19/2-start.swift", "DropViewController", "rain.swift"),
      ("exercises/ch21/1-edge.swift", "UIPercentDrivenInteractiveTransition", nil),
    ])
  func starter(file: String, name: String, scene: String?) throws {
    let starter = try text(file)
    try server.open(file, starter)
    #expect(try server.diagnostics(file) == [])
    if let scene {
      let lines = starter.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains(name) }, "\(starter)")
      let column = try #require(lines[line].firstRange(of: name)).lowerBound
      let found = try server.definition(
        file, line: line, column: lines[line].distance(from: lines[line].startIndex, to: column))
      #expect(found?.hasSuffix(scene) == true, "\(found ?? "nowhere")")
    }
  }

  @Test("What Objective-C sees is no error, and a member that does not exist is one")
  func selectors() throws {
    let file = "exercises/ch19/2-start.swift"
    let code = """

      final class Extra: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_:)))
          view.addGestureRecognizer(pan)
          let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
          move.keyPath = #keyPath(UIView.layer.opacity)
          view.layer.add(move, forKey: #keyPath(CAShapeLayer.path))
          view.alhpa = 0
        }

        @objc func didPan(_ recognizer: UIPanGestureRecognizer) {}
      }
      """
    let starter = try text(file)
    try server.open(file, starter + code)
    let line = (starter + code).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("alhpa") }
    let found = try server.diagnostics(file)
    #expect(
      found == ["\((line ?? 0) + 1):10 value of type 'UIView' has no member 'alhpa'"]
        || found.count == 1 && found[0].contains("alhpa"), "\(found)")
  }

  @Test("Completion and hover know the transition's context")
  func context() throws {
    let file = "exercises/ch20/1-one-object.swift"
    var lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let line = try #require(lines.firstIndex { $0.contains("func animateTransition(") })
    lines.insert("    transitionContext.", at: line + 1)
    try server.open(file, lines.joined(separator: "\n"))
    let names = try server.completions(
      file, line: line + 1, column: "    transitionContext.".count)
    for name in ["containerView", "completeTransition", "view(forKey"] {
      #expect(names.contains { $0.hasPrefix(name) }, "\(name) in \(names)")
    }
    let hover = try server.hover(file, line: line + 1, column: 6)
    #expect(hover.contains("UIViewControllerContextTransitioning"), "\(hover)")
  }
}
