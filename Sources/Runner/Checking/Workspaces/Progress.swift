import Files
import Foundation
import Record

/// What a learner has solved so far, over all sessions.
public struct Progress: Codable, Equatable, Sendable {
  /// How the file is written; rises when that changes.
  public var formatVersion = 1
  /// Ids of exercises, in no order.
  public var solved: Set<String> = []

  private static let file = ".workbook/state.json"

  /// The progress of a workspace; none if nothing was solved yet.
  public init(in workspace: Workspace) {
    guard let bytes = FileManager.default.contents(atPath: workspace.path(Self.file)),
      let kept = try? JSONDecoder().decode(Progress.self, from: bytes)
    else { return }
    self = kept
  }

  /// Updates the progress with the verdicts of a check and writes it to its file.
  ///
  /// A file that cannot be written is not an error: the next check finds the same verdicts.
  public mutating func note(_ verdicts: [Verdict], in workspace: Workspace) {
    let before = solved
    for verdict in verdicts {
      if verdict.status == .pass {
        solved.insert(verdict.exercise)
      } else {
        solved.remove(verdict.exercise)
      }
    }
    guard solved != before else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let bytes = try? encoder.encode(self) {
      try? AtomicFile.write(bytes, to: workspace.path(Self.file))
    }
  }
}
