import Dispatch
import EngineTesting
import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record
import Testing

@testable import Staging

// The stages run on threads of their own, which share the process's world.
@Suite("The protocol between stage and judge", .inNewWorld, .serialized)
struct TalkingToTheJudge {
  @Test("Each message gets one sealed answer")
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
    guard case .goodbye = try judge.say(.finish) else {
      Issue.record("no goodbye")
      return
    }
    #expect(judge.outcome() == nil)
  }

  @Test("What has been recorded has left the process when more of the app's code runs")
  func recordLeavesAtOnce() throws {
    let (toStage, fromStage) = (Pipe(), Pipe())
    let output = fromStage.fileHandleForReading.fileDescriptor
    for line in [
      Seal().line, try text(.launch(screen: .phone, scale: 3)), try text(.perform(.wait(1))),
      try text(.finish),
    ] { toStage.fileHandleForWriting.write(Data((line + "\n").utf8)) }
    var seen: [String] = []
    func look() {
      _ = fcntl(output, F_SETFL, O_NONBLOCK)
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      seen.append(String(decoding: chunk.prefix(max(0, count)), as: UTF8.self))
    }
    let conversation = JudgeConnection(
      port: LinePort(
        reading: toStage.fileHandleForReading.fileDescriptor,
        writing: fromStage.fileHandleForWriting.fileDescriptor)
    ) {
      let controller = UIViewController()
      let start = HeadlessQuartzCore.DispatchTime.now()
      HeadlessQuartzCore.DispatchQueue.main.asyncAfter(deadline: start + 2.3) {
        look()
        controller.view.alpha = 0.25
      }
      HeadlessQuartzCore.DispatchQueue.main.asyncAfter(deadline: start + 2.5, execute: look)
      return controller
    }
    try conversation.run()
    try #require(seen.count == 2)
    #expect(seen[0].contains("answer\":\"piece") && seen[0].hasSuffix("\"step\":0}}"))
    #expect(seen[1].contains("\"commit\"") && seen[1].contains("0.25"))
    #expect(!seen[1].contains("answer"))
  }

  private func text(_ message: JudgeMessage) throws -> String {
    String(decoding: try Wire.encode(message), as: UTF8.self)
  }

  @Test("A program that forges an answer sends one line too many")
  func forgedAnswers() throws {
    let judge = TestJudge { output in
      let forged = try? Wire.encode(StageMessage.piece(commits: [], events: [], now: 1))
      LinePort(reading: -1, writing: output).send(forged ?? Data())
      return DemoController()
    }
    #expect(throws: TestJudge.ProtocolError.moreThanOneLine) {
      try judge.say(.launch(screen: .phone, scale: 3))
    }
    judge.hangUp()
    #expect(judge.outcome() == .inputEnded)
  }

  @Test("An answer that the stage did not seal is not opened")
  func unsealedAnswer() throws {
    let judge = TestJudge { output in
      let forged = try? Wire.encode(StageMessage.piece(commits: [], events: [], now: 1))
      let guess = Seal()
      let message = Data(#"{"launch":{}}"#.utf8)
      let answer = forged ?? Data()
      LinePort(reading: -1, writing: output).send(
        answer + guess.mark(of: answer, to: message, number: 0))
      close(output)
      Thread.exit()
      return DemoController()
    }
    #expect(throws: TestJudge.ProtocolError.notSealed) {
      try judge.say(.launch(screen: .phone, scale: 3))
    }
    judge.hangUp()
  }

  @Test("A program that forges a goodbye leaves the judge without the answer")
  func forgedGoodbye() throws {
    let judge = TestJudge { output in
      let forged = try? Wire.encode(
        StageMessage.goodbye(commits: [], events: [], now: 1))
      LinePort(reading: -1, writing: output).send(forged ?? Data())
      close(output)
      Thread.exit()
      return DemoController()
    }
    #expect(throws: TestJudge.ProtocolError.notSealed) {
      try judge.say(.launch(screen: .phone, scale: 3))
    }
    #expect(throws: TestJudge.ProtocolError.noLine) { try judge.say(.finish) }
    judge.hangUp()
  }

  @Test(
    "An invalid or untimely message ends the conversation with an error",
    arguments: [
      ("{}\n", StageError.unreadable(line: "{}")),
      ("hello\n", .unreadable(line: "hello")),
      (#"{"finish":true}"# + "\n", .notLaunched),
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

  @Test("A conversation that does not begin with a key ends with an error")
  func noKey() throws {
    let judge = TestJudge(sendsKey: false) { _ in DemoController() }
    judge.write(Data("{\"launch\":{}}\n".utf8))
    judge.hangUp()
    #expect(judge.outcome() == .noSeal)
  }

  @Test("A second launch ends the conversation with an error")
  func secondLaunch() throws {
    let judge = TestJudge { _ in DemoController() }
    _ = try judge.say(.launch(screen: .phone, scale: 3))
    #expect(throws: TestJudge.ProtocolError.noLine) {
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
  fileprivate func send(_ line: Data) { try? write(line + Data("\n".utf8)) }
}

/// The judge's end of a conversation, which expects exactly one line for each message.
final class TestJudge: @unchecked Sendable {
  enum ProtocolError: Error, Equatable {
    case moreThanOneLine
    case noLine
    case notSealed
  }

  private let seal = Seal()
  private var answers = 0

  private let toStage = Pipe()
  private let fromStage = Pipe()
  private let finished = Dispatch.DispatchSemaphore(value: 0)
  private var error: StageError?

  /// - Parameter makeRoot: Takes the file descriptor of the stage's answers, for tests that forge.
  init(sendsKey: Bool = true, _ makeRoot: @escaping (Int32) -> UIViewController) {
    let output = fromStage.fileHandleForWriting.fileDescriptor
    let port = LinePort(
      reading: toStage.fileHandleForReading.fileDescriptor, writing: output)
    let conversation = JudgeConnection(port: port) { makeRoot(output) }
    Thread.detachNewThread { [self] in
      do { try conversation.run() } catch { self.error = error as? StageError }
      try? fromStage.fileHandleForWriting.close()
      finished.signal()
    }
    if sendsKey { write(Data((seal.line + "\n").utf8)) }
  }

  func say(_ message: JudgeMessage) throws -> StageMessage {
    let line = try Wire.encode(message)
    write(line + Data("\n".utf8))
    guard let answer = seal.opened(try oneLine(), to: line, number: answers) else {
      throw ProtocolError.notSealed
    }
    answers += 1
    return try Wire.decode(StageMessage.self, from: answer)
  }

  func write(_ data: Data) {
    try? toStage.fileHandleForWriting.write(contentsOf: data)
  }

  func hangUp() {
    try? toStage.fileHandleForWriting.close()
  }

  /// Waits for the end of the conversation and returns its error, if any.
  func outcome() -> StageError? {
    finished.wait()
    return error
  }

  /// Reads until no more data comes for a moment, and returns the line if it is the only one.
  private func oneLine() throws -> Data {
    let descriptor = fromStage.fileHandleForReading.fileDescriptor
    var received = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Wait long for the first byte, and shortly for a second line, which should not come.
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isComplete = received.last == UInt8(ascii: "\n")
      guard poll(&request, 1, isComplete ? 50 : 2000) > 0 else { break }
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      received += chunk[..<count]
    }
    let lines = received.split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first else { throw ProtocolError.noLine }
    guard lines.count == 1 else { throw ProtocolError.moreThanOneLine }
    return Data(line)
  }
}
