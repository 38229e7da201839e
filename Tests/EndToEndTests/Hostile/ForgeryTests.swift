import Foundation
import Testing

@Suite("Nobody forges a point", .serialized, .needsBuiltTool)
struct ForgeryTests {
  /// An answer that solves nothing, and what it tries instead.
  struct Forgery: Sendable {
    /// The name of the folder in which it is handed in.
    var student: String
    /// What its animator does besides putting the view in place.
    var statement = ""
    /// What it declares.
    var declaration = ""
    /// What its feedback says.
    var verdict: String
  }

  private static let refused = "is not accepted in an answer"
  private static let pointers = "Pointers and other unsafe code are not accepted in an answer"
  private static let unsolved = "completeTransition(true) is called"

  /// Evidence as the stage would write it, but for the seal.
  private static let fake =
    ##"print(#"{"record":[],"now":2,"answer":"piece"}"#)"##

  static let forgeries = [
    // Names of ours in the place of ours.
    Forgery(
      student: "own-stage",
      declaration: "enum Stage { static func main(_ root: () -> UIViewController) -> Never { "
        + "while let line = Swift.readLine() { print(line) }; exit(0) } }",
      verdict: refused),
    Forgery(
      student: "own-stage-without-input",
      declaration: "enum Stage { static func main(_ root: () -> UIViewController) -> Never { "
        + fake + "; exit(0) } }",
      verdict: unsolved),
    Forgery(
      student: "own-module", declaration: "enum Staging { enum Stage {} }; struct Scenario {}",
      verdict: unsolved),
    Forgery(
      student: "own-root",
      declaration: "func makeRootViewController() -> Any { UIViewController() }", verdict: refused),
    Forgery(
      student: "own-root-variable",
      declaration: "var makeRootViewController: () -> Any = { 1 }", verdict: refused),
    Forgery(
      student: "own-entry", declaration: "public func programRoot() -> Any { 1 }",
      verdict: "programRoot"),
    Forgery(
      student: "own-log", declaration: "enum EngineLog { static var sink: Int? }",
      verdict: unsolved),
    Forgery(
      student: "own-completion",
      declaration: "extension UIViewControllerContextTransitioning { "
        + "func completeTransition(_ done: Int) {} }",
      verdict: unsolved),
    // Symbols of ours.
    Forgery(
      student: "symbol-entry",
      declaration: "@_silgen_name(\"program_root\") public func root() -> Any { 1 }",
      verdict: refused),
    Forgery(
      student: "symbol-stage", declaration: "@_cdecl(\"stage_main\") public func stage() {}",
      verdict: refused),
    Forgery(
      student: "symbol-log",
      statement: "set(0, 0)",
      declaration: "@_silgen_name(\"$s18HeadlessQuartzCore9EngineLogO4sinkyAA0D5EventOcSgvsZ\") "
        + "func set(_ a: Int, _ b: Int)",
      verdict: refused),
    Forgery(
      student: "symbol-c", declaration: "@_extern(c, \"write\") func put(_ a: Int32)",
      verdict: refused),
    Forgery(
      student: "symbol-early",
      declaration: "@_section(\".init_array\") @_used let early: @convention(c) () -> Void = {}",
      verdict: refused),
    Forgery(
      student: "inlined-into-ours", declaration: "@_transparent public func f() {}",
      verdict: refused),
    // Memory of ours.
    Forgery(
      student: "cast", statement: "let n = unsafeBitCast(self, to: Int.self); print(n)",
      verdict: pointers),
    Forgery(
      student: "marked",
      statement: "let n = unsafe unsafeBitCast(self, to: Int.self); print(n)", verdict: refused),
    Forgery(
      student: "pointer",
      statement: "let p = UnsafeMutablePointer<Int>(bitPattern: 4096); print(p as Any)",
      verdict: refused),
    Forgery(
      student: "without-check",
      statement: "let a = [1]; let n: Int = a.withUnsafeBufferPointer { $0[9] }; print(n)",
      verdict: pointers),
    Forgery(
      student: "vouched", declaration: "@safe func f() {}", verdict: refused),
    Forgery(
      student: "unowned",
      declaration: "final class K { unowned(unsafe) var k: Cutter?; "
        + "func f() { print(k as Any) } }",
      verdict: "the word unowned(unsafe) before a declaration is not accepted"),
    Forgery(
      student: "format", statement: "print(String(format: \"%s\", 4096))",
      declaration: "import Foundation", verdict: "4096"),
    Forgery(
      student: "format-of-a-log", statement: "os_log(\"%@\", 4711)", declaration: "import os.log",
      verdict: "4711"),
    Forgery(
      student: "format-built",
      statement: "let f = \"%\" + \"s\"; print(String(format: f, 4096))",
      declaration: "import Foundation", verdict: "4096"),
    Forgery(
      student: "reflection",
      statement: "for c in Mirror(reflecting: transitionContext).children { print(c) }",
      verdict: "Mirror " + refused),
    Forgery(
      student: "class-by-name",
      statement: "print(NSClassFromString(\"Staging.StageSession\") as Any)",
      declaration: "import Foundation", verdict: "NSClassFromString " + refused),
    Forgery(
      student: "process-memory",
      statement:
        "print((try? String(contentsOfFile: \"/proc/self/mem\", encoding: .utf8)) ?? \"\")",
      declaration: "import Foundation", verdict: refused),
    // The judge's channel.
    Forgery(
      student: "channel", statement: "FileHandle(fileDescriptor: 4).write(Data([123, 125, 10]))",
      declaration: "import Foundation", verdict: "FileHandle " + refused),
    Forgery(
      student: "channel-in-text", statement: "print(\"\\(FileHandle.standardInput)\")",
      declaration: "import Foundation", verdict: "FileHandle " + refused),
    Forgery(
      student: "channel-renamed", declaration: "import Foundation\ntypealias F = `FileHandle`",
      verdict: "FileHandle " + refused),
    Forgery(
      student: "channel-in-condition",
      declaration: "import Foundation\n#if os(Linux)\nlet h = Foundation.FileHandle.standardError\n"
        + "#endif",
      verdict: "FileHandle " + refused),
    Forgery(
      student: "channel-copied", statement: "dup2(4, 1); " + fake, declaration: "import Foundation",
      verdict: "dup2 " + refused),
    Forgery(
      student: "channel-between", statement: "let p = Pipe(); print(p)",
      declaration: "import Foundation", verdict: "Pipe " + refused),
    Forgery(
      student: "channel-by-file", statement: "fputs(\"{}\\n\", stdout)",
      declaration: "import Foundation", verdict: pointers),
    Forgery(
      student: "channel-by-c", declaration: "import Glibc", verdict: "the module Glibc " + refused),
    Forgery(student: "printed", statement: fake, verdict: unsolved),
    Forgery(
      student: "listening", statement: "while let l = readLine() { print(l) }",
      verdict: "readLine " + refused),
    // Modules and processes of ours.
    Forgery(
      student: "stage", declaration: "import Staging", verdict: "the module Staging " + refused),
    Forgery(
      student: "record", declaration: "import Record", verdict: "the module Record " + refused),
    Forgery(
      student: "testable", declaration: "@testable import UIKit", verdict: "@testable " + refused),
    Forgery(
      student: "twin", statement: "if fork() == 0 { exit(0) }", declaration: "import Foundation",
      verdict: "fork " + refused),
    Forgery(
      student: "thread", statement: "Thread.detachNewThread { while true {} }",
      declaration: "import Foundation", verdict: "Thread " + refused),
    Forgery(
      student: "child", statement: "let p = Process(); try? p.run()",
      declaration: "import Foundation", verdict: "Process " + refused),
    Forgery(
      student: "handler", statement: "signal(11) { _ in }", declaration: "import Foundation",
      verdict: "signal " + refused),
    Forgery(
      student: "macro",
      declaration: "@freestanding(expression) macro f() = #externalMacro("
        + "module: \"a\", type: \"b\")",
      verdict: "a macro of one"),
    // Ends that are no ends.
    Forgery(student: "early-end", statement: "exit(0)", verdict: "ended itself with status 0"),
    Forgery(
      student: "early-end-hidden", statement: "_exit(0)", declaration: "import Foundation",
      verdict: "_exit " + refused),
    Forgery(
      student: "false-report", statement: "print(\"\\nstage: in Cutter.cut at nan\"); exit(0)",
      verdict: "ended itself with status 0"),
    Forgery(
      student: "too-much",
      statement: "for _ in 0..<200_000 { transitionContext.containerView.addSubview(UIView()) }",
      verdict: "too much"),
  ]

  private func text(_ forgery: Forgery) -> String {
    """
    import UIKit

    \(forgery.declaration)

    final class Cutter: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval {
        0
      }

      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if let toView = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(toView)
        }
        \(forgery.statement)
      }
    }

    """
  }

  @Test("Each forgery gets no points and hears why, and an honest answer keeps its own")
  func forgeries() throws {
    let bench = try Workbench()
    let submissions = bench.folder + "/submissions"
    func handIn(_ text: String, by student: String) throws {
      let folder = "\(submissions)/\(student)/ch01"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    }
    try handIn(bench.solution, by: "honest")
    for forgery in Self.forgeries { try handIn(text(forgery), by: forgery.student) }
    let secret = bench.folder + "/secret"
    try "hunter2".write(toFile: secret, atomically: true, encoding: .utf8)
    let output = bench.folder + "/grades"
    let graded = try bench.run("grade", submissions, "--output", output, "--secret-file", secret)
    #expect(graded.status == 0, "\(graded.output)\(graded.errors)")
    let rows = try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst()
    let points = rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).prefix(2) }
    let expected = (Self.forgeries.map { [$0.student, "0"] } + [["honest", "10"]])
      .sorted { $0[0] < $1[0] }
    #expect(points.map { $0.map(String.init) } == expected)
    for forgery in Self.forgeries {
      let page = try String(
        contentsOfFile: "\(output)/feedback/\(forgery.student).html", encoding: .utf8)
      #expect(page.contains(forgery.verdict), "\(forgery.student)")
    }
  }
}
