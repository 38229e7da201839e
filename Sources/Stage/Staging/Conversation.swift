import Foundation
import HeadlessUIKit
import Record

/// Reads the judge's messages and answers each with one line, until `finish`.
///
/// The key of the seal is read before anything of the app runs. Nothing that the app can reach leads
/// to this object.
final class Conversation {
  private let port: LinePort
  private let makeRoot: () -> UIViewController
  /// The message that is being answered.
  private var message = Data()
  private var answers = 0

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
    try answer(Self.piece(session.launch()), seal)
    while true {
      switch try listen() {
      case .launch: throw StageError.launchedTwice
      case .perform(let step):
        switch session.attempt(step) {
        case .success(let piece): try answer(Self.piece(piece), seal)
        case .failure(let refusal):
          try answer(Self.refusal(refusal.reason, session.record()), seal)
        }
      case .finish:
        let piece = session.finish()
        return try answer(
          .goodbye(commits: piece.commits, events: piece.events, now: piece.now), seal)
      }
    }
  }

  private static func piece(_ piece: Timeline.Piece) -> StageMessage {
    .piece(commits: piece.commits, events: piece.events, now: piece.now)
  }

  private static func refusal(_ reason: String, _ piece: Timeline.Piece) -> StageMessage {
    .cannot(reason: reason, commits: piece.commits, events: piece.events, now: piece.now)
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

  private func answer(_ answer: StageMessage, _ seal: Seal) throws {
    try port.write(seal.sealed(Wire.encode(answer), to: message, number: answers))
    answers += 1
  }
}
