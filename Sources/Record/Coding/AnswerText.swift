public import Foundation
import Motion

/// A ``StageMessage`` as text, which is written part by part while the app runs.
///
/// Its `Codable` conformance reads the whole text.
public enum AnswerText {
  /// The kind of an answer.
  public enum Ending: Equatable, Sendable {
    case piece, goodbye
    case cannot(reason: String)
  }

  /// The text before the first entry.
  public static let beginning = Data(#"{"record":["#.utf8)

  /// An entry, with the comma before it.
  public static func entry(_ entry: Timeline.Entry, isFirst: Bool) throws -> Data {
    try Data((isFirst ? "" : ",").utf8) + Wire.encode(entry)
  }

  /// The text after the last entry.
  ///
  /// - Parameter now: The instant at which the answer ends, in seconds.
  public static func end(_ ending: Ending, at now: Double) throws -> Data {
    try Data(#"],"now":"#.utf8) + Wire.encode(ExactNumber(now)) + Data(",".utf8) + closing(ending)
  }

  /// Whether an answer is of this kind, by its last characters.
  ///
  /// A string inside of it cannot look like them, since its quotation marks are escaped.
  public static func ends(_ answer: Data, as ending: Ending) -> Bool {
    guard let closing = try? closing(ending) else { return false }
    return answer.count > closing.count && answer.suffix(closing.count) == closing
  }

  /// Reads the beginning of an answer up to its last whole entry; `nil` if it is no answer.
  ///
  /// Nothing has sealed it, so it may be shown and never be judged.
  public static func piece(begunBy text: Data) -> Timeline.Piece? {
    guard text.starts(with: beginning) else { return nil }
    let entries = text.dropFirst(beginning.count)
    // A process can end while it writes.
    let cut = ["event", "commit"].compactMap {
      entries.range(of: Data(#",{"\#($0)":"#.utf8), options: .backwards)?.lowerBound
    }.max()
    for end in [entries.endIndex, cut ?? entries.startIndex] {
      let list = Data("[".utf8) + entries[..<end] + Data("]".utf8)
      guard let known = try? Wire.decode([Timeline.Entry].self, from: list) else { continue }
      var piece = Timeline.Piece()
      for entry in known { piece.append(entry) }
      piece.now = max(piece.commits.last?.instant ?? 0, piece.events.last?.instant ?? 0)
      return piece
    }
    return nil
  }

  private static func closing(_ ending: Ending) throws -> Data {
    let value =
      switch ending {
      case .piece: Data(#""piece""#.utf8)
      case .goodbye: Data(#""goodbye""#.utf8)
      case .cannot(let reason): try Wire.encode(["cannot": reason])
      }
    return Data(#""answer":"#.utf8) + value + Data("}".utf8)
  }
}
