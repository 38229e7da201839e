extension PackageText {
  /// - Parameter rules: Ids, and the names of tests.
  static func tests(of rules: [(id: String, name: String)]) -> String {
    """
    import Rules
    import XCTest

    final class RuleTests: XCTestCase {
      nonisolated(unsafe) private static let recorder = Recorder(
        host: MainActor.assumeIsolated { Host.description })

      private func ask(_ id: String) throws {
        Self.recorder.begin(id)
        // XCTest on Linux knows no test methods of the main actor; it calls them on its thread.
        let known = MainActor.assumeIsolated { Rule.all.first { $0.id == id }?.ask() }
        let facts = try XCTUnwrap(known)
        Self.recorder.end(id, facts)
        for fact in facts {
          let outcome = fact.holds == nil ? "was never reached" : "does not hold; seen: \\(fact.seen)"
          XCTAssertEqual(fact.holds, true, "\\(id): \\(fact.condition) \\(outcome)")
        }
      }

    \(rules.map { "  func test_\($0.name)() throws { try ask(\"\($0.id)\") }" }.joined(separator: "\n"))
    }

    """
  }

  /// The other end of `Recording`.
  static let recorder = """
    import Foundation
    import Rules

    /// Writes a line before each rule and one as soon as its facts are known.
    ///
    /// A rule that ends the app has only the first line, and the app that goes on after it adds to
    /// the same file.
    nonisolated final class Recorder {
      private struct Header: Encodable {
        var format = \(Recording.format)
        var host: HostDescription
      }
      private struct Beginning: Encodable {
        var began: String
      }
      private struct Entry: Encodable {
        var id: String
        var facts: [Rule.Fact]
      }
      private struct Omission: Encodable {
        var id: String
        var notRun: String
      }

      private let file: FileHandle

      /// Opens the file that RECORDING names, or one in the temporary folder.
      init(host: HostDescription) {
        let path = Foundation.ProcessInfo.processInfo.environment["RECORDING"]
          ?? NSTemporaryDirectory() + "recording.jsonl"
        if !FileManager.default.fileExists(atPath: path) {
          _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        guard let file = FileHandle(forWritingAtPath: path) else {
          fatalError("\\(path) cannot be written. RECORDING has to name a file that can.")
        }
        self.file = file
        file.seekToEndOfFile()
        print("Recording into \\(path)")
        write(Header(host: host))
      }

      func begin(_ id: String) { write(Beginning(began: id)) }

      func end(_ id: String, _ facts: [Rule.Fact]) { write(Entry(id: id, facts: facts)) }

      /// Notes why a rule was not asked, or not to its end.
      func omit(_ id: String, _ reason: String) { write(Omission(id: id, notRun: reason)) }

      private func write(_ line: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(line) else {
          fatalError("A line of the recording has a value that JSON does not know. Report it.")
        }
        file.write(data + Data("\\n".utf8))
      }
    }

    """
}
