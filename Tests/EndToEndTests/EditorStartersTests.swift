import Foundation
import Testing

@Suite("An editor compiles each exercise of the book", .needsBuiltTool, .timeLimit(.minutes(10)))
struct EditorStartersTests {
  /// An entry of `compile_commands.json`.
  private struct Entry: Decodable, Sendable {
    var file: String
    var arguments: [String]
  }

  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// The errors of some files, each with its line, when they are type-checked as the editor does it.
  private func errors(in entries: [Entry]) async throws -> [String] {
    let folder = bench.workspace
    return try await withThrowingTaskGroup { group in
      var errors: [String] = []
      // Two at a time, because each takes a compiler's memory.
      for (number, entry) in entries.enumerated() {
        if number >= 2 { errors += try await group.next() ?? [] }
        group.addTask { try Self.errors(in: entry, of: folder) }
      }
      for try await found in group { errors += found }
      return errors
    }
  }

  private static func errors(in entry: Entry, of folder: String) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      Array(entry.arguments.prefix(1)) + ["-typecheck"]
      + entry.arguments.dropFirst()
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let printed = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let errors = printed.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
    return errors.isEmpty && process.terminationStatus != 0 ? ["\(entry.file): \(printed)"] : errors
  }

  private func entries() throws -> [Entry] {
    let bytes = try Data(contentsOf: URL(filePath: "\(bench.workspace)/compile_commands.json"))
    return try JSONDecoder().decode([Entry].self, from: bytes)
      .filter { $0.file.hasPrefix("exercises/") }
  }

  private func start(_ name: String) throws {
    let started = try bench.start(
      Workbench.tool, ["start", name, "--workspace", bench.workspace, "--book", Workbench.root])
    #expect(started.status == 0, "\(started)")
  }

  @Test("No starter of the book shows an error")
  func starters() async throws {
    for chapter in 16...24 { try start("ch\(chapter)") }
    let entries = try entries()
    #expect(entries.count >= 77)
    #expect(try await errors(in: entries) == [])
  }

  @Test(
    "What belongs to the main actor can be called where UIKit calls, and UIKit's from anywhere")
  func mainActor() async throws {
    try start("18.1")
    let file = try #require(try entries().first?.file)
    let path = "\(bench.workspace)/\(file)"
    let code = """

      @MainActor func fade(_ view: UIView) { view.alpha = 0 }
      func shown() -> UIView { UIView(frame: .zero) }
      final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> Double { 1 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let view = shown()
          fade(view)
          UIView.animate(withDuration: 1, animations: { fade(view) }) { _ in fade(view) }
          DispatchQueue.main.async { fade(view) }
        }
      }
      func fading() -> Fade { Fade() }
      """
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try (text + code).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try await errors(in: try entries()) == [])
  }
}
