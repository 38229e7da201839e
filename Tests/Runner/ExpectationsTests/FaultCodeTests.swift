import Foundation
import Testing

@Suite("Checks name faults as values", .timeLimit(.minutes(1)))
struct FaultCodeTests {
  @Test("A code that exists compiles, and a misspelt one does not")
  func codes() throws {
    #expect(try messages(".transitionCompletedTwice") == "")
    let refused = try messages(".transitionCompletedTwize")
    #expect(
      refused.contains("type 'Fault.Code?' has no member 'transitionCompletedTwize'"), "\(refused)")
  }

  /// What the compiler says about a check of a fault.
  private func messages(_ code: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = folder.appending(path: "check.swift")
    try """
    import Expectations
    import Record
    func check(_ run: Run) -> Bool { run.faults(\(code)).isEmpty }
    """.write(to: check, atomically: true, encoding: .utf8)
    // The modules of the build that this test belongs to.
    let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "Modules")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-typecheck", "-I", modules.path, check.path]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
