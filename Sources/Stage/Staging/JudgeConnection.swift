import Foundation
import HeadlessUIKit
import Record

/// Reads the judge's messages and answers each with one line, until `finish`.
///
/// The key of the seal is read before anything of the app runs. Nothing that the app can reach
/// leads to this object. The record leaves the process at once: a program that came to write to any
/// memory, by a fault of the compiler or of a library, could not change what has been seen of it.
final class JudgeConnection {
  private let port: LinePort
  private let makeRoot: () -> UIViewController
  /// The message that is being answered.
  private var message = Data()
  private var answers = 0
  /// The part of the answer that has been written.
  private var answer = Data()
  /// Why the rest of an answer cannot be written.
  private var failure: (any Error)?

  init(port: LinePort, makeRoot: @escaping () -> UIViewController) {
    self.port = port
    self.makeRoot = makeRoot
  }

  /// Returns after `finish` was answered.
  func run() throws {
    guard let key = try port.read() else { throw StageError.inputEnded }
    guard let seal = Seal(line: key) else { throw StageError.noSeal }
    guard case .launch(let screen, let scale, let surplus) = try listen() else {
      throw StageError.notLaunched
    }
    let session = StageSession(
      screen: screen, scale: scale, surplus: surplus, makeRoot: makeRoot)
    session.witness = { [unowned self] in add($0) }
    begin()
    try end(.piece, at: session.launch().now, seal)
    while true {
      switch try listen() {
      case .launch: throw StageError.launchedTwice
      case .perform(let step):
        begin()
        switch session.attempt(step) {
        case .success(let piece): try end(.piece, at: piece.now, seal)
        case .failure(let refusal):
          try end(.cannot(reason: refusal.reason), at: session.record().now, seal)
        }
      case .finish:
        begin()
        return try end(.goodbye, at: session.finish().now, seal)
      }
    }
  }

  private func listen() throws -> JudgeMessage {
    guard let line = try port.read() else { throw StageError.inputEnded }
    message = line
    do {
      return try Wire.decode(JudgeMessage.self, from: line)
    } catch {
      throw StageError.unreadable(line: String(decoding: line.prefix(200), as: UTF8.self))
    }
  }

  // MARK: - Answering

  private func begin() {
    answer = Data()
    write(AnswerText.beginning)
  }

  private func add(_ entry: Timeline.Entry) {
    let isFirst = answer.count == AnswerText.beginning.count
    do { write(try AnswerText.entry(entry, isFirst: isFirst)) } catch { failure = error }
  }

  private func end(_ ending: AnswerText.Ending, at now: Double, _ seal: Seal) throws {
    write(try AnswerText.end(ending, at: now))
    write(seal.mark(of: answer, to: message, number: answers) + Data("\n".utf8))
    if let failure { throw failure }
    answers += 1
  }

  private func write(_ text: Data) {
    guard failure == nil else { return }
    do { try port.write(text) } catch { failure = error }
    answer += text
  }
}
