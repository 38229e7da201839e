import Foundation
import Sandboxing
import Testing

@Suite("The judge and a program take turns")
struct ConversationTests {
  func converse(
    _ script: String, _ body: @Sendable (Conversation) async -> [String]
  ) async throws -> ([String], Finished) {
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    let bash = Box.Mount("/usr/bin/bash", at: "/tools/bash")
    let box = Box(
      executable: sandbox.path(of: bash), arguments: ["-c", script], mounts: [bash],
      limits: Limits(
        cpu: 2, wall: 30, memory: 128 << 20, processes: 16, fileSize: 1 << 20, output: 1 << 20))
    return try await sandbox.converse(with: box, body)
  }

  @Test("Each line is answered before the next is said")
  func turns() async throws {
    let (answers, finished) = try await converse("while read x; do echo \"<$x>\"; done") { talk in
      var answers: [String] = []
      for word in ["one", "two", "three"] {
        await talk.send(Array(word.utf8))
        let line = await talk.receive(within: 20, upTo: 1000)
        answers.append(line.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
      }
      return answers
    }
    #expect(answers == ["<one>", "<two>", "<three>"])
    #expect(finished.outcome == .exited(0))
  }

  @Test("A program that never answers is ended at the deadline of its answer")
  func silence() async throws {
    let (answers, finished) = try await converse("while read x; do :; done; exit 3") { talk in
      await talk.send(Array("hello".utf8))
      return [await talk.receive(within: 0.3, upTo: 1000) == nil ? "nothing" : "something"]
    }
    #expect(answers == ["nothing"])
    #expect(finished.outcome == .wallLimit)
  }

  @Test("A line without end is cut, not kept")
  func endlessLine() async throws {
    let (_, finished) = try await converse("while :; do printf xxxxxxxxxxxxxxxxxxxxxxx; done") {
      talk in
      _ = await talk.receive(within: 20, upTo: 10_000)
      return []
    }
    #expect(finished.outcome == .outputLimit)
  }
}
