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
    snapshot = FileSnapshot(below: [workspace.path("exercises")])
  }

  /// The Swift files that are there and were not, or were others; relative to the workspace, in order.
  ///
  /// A file that has gone is not changed: many programs save by putting another in its place.
  public func changed(since earlier: AnswerFiles) -> [String] {
    snapshot.changed(since: earlier.snapshot).filter { $0.hasSuffix(".swift") }
      .map { String($0.dropFirst(home.count)) }
  }
}
