public import Foundation
import Motion

/// A ``StageMessage`` as text, which is written part by part while the app runs.
///
/// The whole is what its `Codable` reads.
public enum AnswerText {
  /// What kind of answer it is.
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
