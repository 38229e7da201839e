import Files
public import Foundation
public import Record

/// The exercises that their latest checks found solved, over all sessions.
public struct WorkspaceProgress: Codable, Equatable, Sendable {
  /// How the file is written; rises when that changes.
  private static let format = 2
  private var formatVersion = Self.format
  /// By the ids of exercises.
  public private(set) var solutions: [String: Solution] = [:]

  /// A solved exercise.
  public struct Solution: Codable, Equatable, Sendable {
    public var points: Double
    /// The date at which it became solved the last time.
    public var date: Date
  }

  /// Ids of exercises, in no order.
  public var solved: Set<String> { Set(solutions.keys) }

  /// The path of the file, relative to the workspace.
  public static let file = ".workbook/state.json"

  /// The progress of a workspace; none if nothing was solved yet.
  public init(in workspace: Workspace) {
    guard let bytes = FileManager.default.contents(atPath: workspace.path(Self.file)),
      let kept = try? Self.decoder.decode(WorkspaceProgress.self, from: bytes),
      kept.formatVersion == Self.format
    else { return }
    self = kept
  }

  /// Whether a workspace has a file of progress that cannot be read.
  ///
  /// The next check sets it aside.
  public static func isDamaged(in workspace: Workspace) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: workspace.path(file)) else {
      return false
    }
    return (try? decoder.decode(WorkspaceProgress.self, from: bytes))?.formatVersion != format
  }

  /// The progress before and after verdicts were noted.
  public struct Change: Equatable, Sendable {
    public var before: WorkspaceProgress
    public var after: WorkspaceProgress
    /// The path to which an unreadable file was moved, relative to the workspace.
    public var setAside: String?

    public init(before: WorkspaceProgress = .init(), after: WorkspaceProgress = .init()) {
      self.before = before
      self.after = after
    }
  }

  /// A progress with these solutions.
  public init(solutions: [String: Solution] = [:]) {
    self.solutions = solutions
  }

  /// Updates a workspace's progress with the verdicts of a check.
  ///
  /// Several processes may do so at one time. A file that cannot be written is not an error: the
  /// next check finds the same verdicts.
  public static func note(_ verdicts: [Verdict], in workspace: Workspace, at now: Date) -> Change {
    let lock = FileLock(path: workspace.path(".workbook/state.lock"))
    defer { withExtendedLifetime(lock) {} }
    var change = Change()
    change.setAside = setAside(in: workspace, at: now)
    change.before = WorkspaceProgress(in: workspace)
    change.after = change.before
    for verdict in verdicts {
      if verdict.status == .pass {
        let date = change.before.solutions[verdict.exercise]?.date ?? now
        change.after.solutions[verdict.exercise] = Solution(points: verdict.points, date: date)
      } else {
        change.after.solutions[verdict.exercise] = nil
      }
    }
    if change.after != change.before, let bytes = try? encoder.encode(change.after) {
      try? AtomicFile.write(bytes, to: workspace.path(file))
    }
    return change
  }

  /// Moves a file away that cannot be read.
  private static func setAside(in workspace: Workspace, at now: Date) -> String? {
    guard isDamaged(in: workspace) else { return nil }
    let stamp = now.formatted(.iso8601).replacing(":", with: "-")
    let place = ".workbook/backup/state-\(stamp).json"
    return (try? AtomicFile.move(workspace.path(file), to: workspace.path(place))).map { place }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}
