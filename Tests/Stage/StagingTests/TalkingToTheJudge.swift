import Dispatch
import EngineTesting
import Foundation
import HeadlessUIKit
import Motion
import Record
import Testing

@testable import Staging

@MainActor
@Suite("The stage talks to the judge", .oneAtATime)
struct TalkingToTheJudge {
  @Test("Each message has one answer, and the end echoes the nonce")
  func lockStep() throws {
    let judge = TestJudge { _ in DemoController() }
    guard case .piece(let commits, _, _) = try judge.say(.launch(screen: .phone, scale: 3)) else {
      Issue.record("no piece")
      return
    }
    #expect(!commits.isEmpty)
    _ = try judge.say(.perform(.tap(.view("card"))))
    guard case .cannot(let reason, _, _, _) = try judge.say(.perform(.tap(.view("nobody"))))
    else {
      Issue.record("no refusal")
      return
    }
    #expect(reason.contains("\"nobody\""))
    guard case .goodbye(let nonce, _, _, _) = try judge.say(.finish(nonce: "n0nce")) else {
      Issue.record("no goodbye")
      return
    }
    #expect(nonce == "n0nce")
    #expect(judge.outcome() == nil)
  }

  @Test("A program that answers before it is asked is caught by the second line")
  func forgedAnswers() throws {
    let judge = TestJudge { output in
      let forged = try? Wire.encode(StageMessage.piece(commits: [], events: [], now: 1))
      LinePort(reading: -1, writing: output).send(forged ?? Data())
      return DemoController()
    }
    #expect(throws: TestJudge.Fraud.unsolicited) {
      try judge.say(.launch(screen: .phone, scale: 3))
    }
    judge.hangUp()
    #expect(judge.outcome() == .inputEnded)
  }

  @Test("A program that says goodbye by itself cannot know the nonce")
  func forgedGoodbye() throws {
    let judge = TestJudge { output in
      let forged = try? Wire.encode(
        StageMessage.goodbye(nonce: "guess", commits: [], events: [], now: 1))
      LinePort(reading: -1, writing: output).send(forged ?? Data())
      close(output)
      Thread.exit()
      return DemoController()
    }
    _ = try judge.say(.launch(screen: .phone, scale: 3))
    #expect(throws: TestJudge.Fraud.silent) { try judge.say(.finish(nonce: "secret")) }
    judge.hangUp()
  }

  @Test(
    "What is not a message, or comes at the wrong time, ends the conversation",
    arguments: [
      ("{}\n", StageError.unreadable(line: "{}")),
      ("hello\n", .unreadable(line: "hello")),
      (#"{"finish":"x"}"# + "\n", .notLaunched),
      (String(repeating: "x", count: 70_000), .lineTooLong(limit: 65_536)),
      ("", .inputEnded),
      ("{\"fin", .inputEnded),
    ])
  func nonsense(line: String, error: StageError) {
    let judge = TestJudge { _ in DemoController() }
    judge.write(Data(line.utf8))
    judge.hangUp()
    #expect(judge.outcome() == error)
  }

  @Test("A second launch is refused")
  func secondLaunch() throws {
    let judge = TestJudge { _ in DemoController() }
    _ = try judge.say(.launch(screen: .phone, scale: 3))
    #expect(throws: TestJudge.Fraud.silent) {
      try judge.say(.launch(screen: .phone, scale: 3))
    }
    judge.hangUp()
    #expect(judge.outcome() == .launchedTwice)
  }
}

extension Size {
  fileprivate static let phone = Size(width: 390, height: 844)
}

extension LinePort {
  fileprivate func send(_ line: Data) { try? write(line) }
}

/// The other end of a conversation, which takes exactly one line for each that it says.
final class TestJudge: @unchecked Sendable {
  enum Fraud: Error, Equatable {
    /// More than one line came.
    case unsolicited
    /// No line came.
    case silent
  }

  private let toStage = Pipe()
  private let fromStage = Pipe()
  private let finished = Dispatch.DispatchSemaphore(value: 0)
  private var error: StageError?

  /// - Parameter makeRoot: Takes the descriptor of the stage's answers, for those who forge.
  init(_ makeRoot: @escaping (Int32) -> UIViewController) {
    let output = fromStage.fileHandleForWriting.fileDescriptor
    let port = LinePort(
      reading: toStage.fileHandleForReading.fileDescriptor, writing: output)
    let conversation = Conversation(port: port) { makeRoot(output) }
    Thread.detachNewThread { [self] in
      do { try conversation.run() } catch { self.error = error as? StageError }
      try? fromStage.fileHandleForWriting.close()
      finished.signal()
    }
  }

  func say(_ message: JudgeMessage) throws -> StageMessage {
    try write(Wire.encode(message) + Data("\n".utf8))
    return try Wire.decode(StageMessage.self, from: oneLine())
  }

  func write(_ data: Data) {
    try? toStage.fileHandleForWriting.write(contentsOf: data)
  }

  func hangUp() {
    try? toStage.fileHandleForWriting.close()
  }

  /// How the conversation ended; `nil` if it ended well.
  func outcome() -> StageError? {
    finished.wait()
    return error
  }

  /// All that comes until nothing more does for a moment, if that is one line.
  private func oneLine() throws -> Data {
    let descriptor = fromStage.fileHandleForReading.fileDescriptor
    var received = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // A long wait for the first byte, a short one for what should not come.
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isComplete = received.last == UInt8(ascii: "\n")
      guard poll(&request, 1, isComplete ? 50 : 2000) > 0 else { break }
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      received += chunk[..<count]
    }
    let lines = received.split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first else { throw Fraud.silent }
    guard lines.count == 1 else { throw Fraud.unsolicited }
    return Data(line)
  }
}
