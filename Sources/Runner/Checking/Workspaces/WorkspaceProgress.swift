import Files
public import Foundation
public import Record

/// The exercises that their latest checks found solved, over all sessions.
public struct WorkspaceProgress: Codable, Equatable, Sendable {
  /// How the file is written; rises when that changes.
  private static let format = 3
  private var formatVersion = Self.format
  /// The tool that wrote the file, as it calls itself.
  private var writtenBy: String?
  /// By the ids of exercises.
  public private(set) var solutions: [String: Solution] = [:]
  /// The ids of all exercises that were ever solved; `nil` before there is one.
  private var earlierSolved: Set<String>?
  /// The id of the exercise that the learner is at.
  ///
  /// Of those that the latest check was about, it is the first that is not solved. A check of several
  /// chapters says nothing about that.
  public private(set) var latest: String?

  /// A solved exercise.
  ///
  /// What a tool with an earlier format did not note is `nil`.
  public struct Solution: Codable, Equatable, Sendable {
    public var points: Double?
    /// The date at which it became solved the last time.
    public var date: Date?
    /// The digest of the text that passed.
    var answer: String?
  }

  /// Ids of exercises, in no order.
  public var solved: Set<String> { Set(solutions.keys) }

  /// Ids of exercises that are or were solved, in no order.
  public var everSolved: Set<String> { solved.union(earlierSolved ?? []) }

  /// Whether a text is the one that solved an exercise when it was checked last.
  func hasPassed(_ text: String, as exercise: String) -> Bool {
    solutions[exercise]?.answer == Self.digest(of: text)
  }

  /// Whether nothing says that a text is another than the one that solved an exercise.
  ///
  /// A tool with an earlier format did not note the text.
  func mayHavePassed(_ text: String, as exercise: String) -> Bool {
    guard let answer = solutions[exercise]?.answer else { return true }
    return answer == Self.digest(of: text)
  }

  private static func digest(of text: String) -> String {
    var digest = Digest()
    digest.update(Array(text.replacing("\r\n", with: "\n").utf8))
    return digest.text()
  }

  /// The path of the file, relative to the workspace.
  public static let file = ".workbook/state.json"

  /// The progress of a workspace; none if nothing was solved yet, or its file cannot be read.
  public init(in workspace: Workspace) {
    self = Self.read(in: workspace).progress
  }

  /// What can be done with a workspace's file of progress.
  public enum Condition: Equatable, Sendable {
    /// It can be read, or there is none.
    case readable
    /// The next check sets it aside.
    case damaged
    /// A newer tool wrote it, which may have said so: it is left alone, and nothing is noted.
    case newer(tool: String?)
  }

  public static func condition(in workspace: Workspace) -> Condition {
    read(in: workspace).condition
  }

  /// What files of all formats have.
  private struct Head: Decodable {
    var formatVersion: Int
    var writtenBy: String?
  }

  /// The first format.
  private struct SolvedList: Decodable {
    var solved: [String]
  }

  private static func read(
    in workspace: Workspace
  ) -> (progress: WorkspaceProgress, condition: Condition) {
    let nothing = WorkspaceProgress()
    guard let bytes = FileManager.default.contents(atPath: workspace.path(file)) else {
      return (nothing, .readable)
    }
    guard let head = try? decoder.decode(Head.self, from: bytes) else { return (nothing, .damaged) }
    if head.formatVersion > format { return (nothing, .newer(tool: head.writtenBy)) }
    let kept: WorkspaceProgress? =
      switch head.formatVersion {
      case 1:
        (try? decoder.decode(SolvedList.self, from: bytes)).map { list in
          WorkspaceProgress(
            solutions: Dictionary(list.solved.map { ($0, Solution()) }) { first, _ in first })
        }
      case 2, format: try? decoder.decode(WorkspaceProgress.self, from: bytes)
      default: nil
      }
    guard var kept else { return (nothing, .damaged) }
    kept.formatVersion = format
    return (kept, .readable)
  }

  /// The progress before and after verdicts were noted.
  public struct Change: Equatable, Sendable {
    public var before: WorkspaceProgress
    public var after: WorkspaceProgress
    /// Of the file, before this check.
    public var condition = Condition.readable
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
  /// next check finds the same verdicts. One that a newer tool wrote stays as it is.
  ///
  /// - Parameters:
  ///   - texts: The texts that were judged, by the ids of their exercises.
  ///   - tool: What the tool calls itself.
  public static func note(
    _ verdicts: [Verdict], on texts: [String: String] = [:], in workspace: Workspace, at now: Date,
    by tool: String
  ) -> Change {
    let lock = FileLock(path: workspace.path(".workbook/state.lock"))
    defer { withExtendedLifetime(lock) {} }
    let (before, condition) = read(in: workspace)
    var change = Change(before: before, after: before)
    change.condition = condition
    if condition == .damaged { change.setAside = setAside(in: workspace, at: now) }
    change.after.writtenBy = tool
    let chapters = Set(verdicts.map { $0.exercise.prefix { $0 != "." } })
    if chapters.count == 1 {
      change.after.latest = (verdicts.first { $0.status != .pass } ?? verdicts.last)?.exercise
    }
    let ever = before.everSolved.union(verdicts.filter { $0.status == .pass }.map(\.exercise))
    if !ever.isEmpty { change.after.earlierSolved = ever }
    for verdict in verdicts {
      if verdict.status == .pass {
        let date = change.before.solutions[verdict.exercise]?.date ?? now
        change.after.solutions[verdict.exercise] = Solution(
          points: verdict.points, date: date,
          answer: texts[verdict.exercise].map(digest(of:)))
      } else {
        change.after.solutions[verdict.exercise] = nil
      }
    }
    if case .newer = condition { return change }
    if change.after != change.before, let bytes = try? encoder.encode(change.after) {
      try? AtomicFile.write(bytes, to: workspace.path(file))
    }
    return change
  }

  /// Takes back that an exercise is solved, as when its answer is given up.
  ///
  /// A file that cannot be read or written stays as it is.
  static func forget(_ exercise: String, in workspace: Workspace) {
    let lock = FileLock(path: workspace.path(".workbook/state.lock"))
    defer { withExtendedLifetime(lock) {} }
    var (progress, condition) = read(in: workspace)
    guard condition == .readable, progress.solutions.removeValue(forKey: exercise) != nil,
      let bytes = try? encoder.encode(progress)
    else { return }
    try? AtomicFile.write(bytes, to: workspace.path(file))
  }

  /// Moves a file away that cannot be read.
  private static func setAside(in workspace: Workspace, at now: Date) -> String? {
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
