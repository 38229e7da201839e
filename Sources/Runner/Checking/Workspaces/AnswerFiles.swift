import Files

/// The learner's files as they are at one moment.
public struct AnswerFiles: Equatable, Sendable {
  private let snapshot: FileSnapshot
  private let home: String

  /// `exercises` and the folders in it, absolute.
  public var folders: [String] { snapshot.folders }

  /// Looks at all files below `exercises`.
  public init(in workspace: Workspace) {
    home = workspace.path("")
    snapshot = FileSnapshot(below: [home + Self.folder])
  }

  private static let folder = "exercises"

  /// The files once nothing changes any more; at once if they are as they were earlier.
  public func settled() -> AnswerFiles {
    AnswerFiles(
      snapshot: .settled(below: [home + Self.folder], since: snapshot), home: home)
  }

  /// The files as they were, but for some that we have written: these are as they are now.
  ///
  /// - Parameter names: Relative to the workspace.
  public func afterWriting(_ names: [String]) -> AnswerFiles {
    let now = FileSnapshot(below: [home + Self.folder])
    return AnswerFiles(snapshot: snapshot.with(names.map { home + $0 }, of: now), home: home)
  }

  private init(snapshot: FileSnapshot, home: String) {
    self.snapshot = snapshot
    self.home = home
  }

  /// The Swift files that are there and were not, or were others; relative to the workspace, in order.
  ///
  /// A file that has gone is not changed: many programs save by putting another in its place.
  public func changed(since earlier: AnswerFiles) -> [String] {
    snapshot.changed(since: earlier.snapshot).filter { $0.hasSuffix(".swift") }
      .map { String($0.dropFirst(home.count)) }
  }
}
