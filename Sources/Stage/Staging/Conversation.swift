import Foundation
import HeadlessUIKit
import Record

/// Reads the judge's messages and answers each with one line, until `finish`.
final class Conversation {
  private let port: LinePort
  private let makeRoot: () -> UIViewController

  init(port: LinePort, makeRoot: @escaping () -> UIViewController) {
    self.port = port
    self.makeRoot = makeRoot
  }

  /// Returns after `finish` was answered.
  func run() throws {
    guard case .launch(let screen, let scale) = try listen() else { throw StageError.notLaunched }
    let session = StageSession(screen: screen, scale: scale, makeRoot: makeRoot)
    try answer(Self.piece(session.launch()))
    while true {
      switch try listen() {
      case .launch: throw StageError.launchedTwice
      case .perform(let step):
        switch session.attempt(step) {
        case .success(let piece): try answer(Self.piece(piece))
        case .failure(let refusal): try answer(Self.refusal(refusal.reason, session.record()))
        }
      case .finish(let nonce):
        let piece = session.finish()
        return try answer(
          .goodbye(nonce: nonce, commits: piece.commits, events: piece.events, now: piece.now))
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
    do {
      return try Wire.decode(JudgeMessage.self, from: line)
    } catch {
      throw StageError.unreadable(line: String(decoding: line.prefix(200), as: UTF8.self))
    }
  }

  private func answer(_ message: StageMessage) throws {
    try port.write(Wire.encode(message))
  }
}
