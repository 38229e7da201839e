public import Chapters
import Compiling
public import Files
import Foundation

/// The folder in which a learner works through the book: `exercises`, and `.workbook` for our
/// files.
public struct Workspace: Sendable {
  /// Absolute, without a slash at its end.
  public let folder: String

  /// The workspace in an absolute folder, which need not exist yet.
  public init(folder: String) {
    self.folder = folder
  }

  /// The folder of the results of earlier runs.
  public var cacheFolder: String { folder + "/.workbook/cache" }
  public var reportFolder: String { folder + "/.workbook/report" }

  /// The absolute path of a file that is named relative to the workspace.
  public func path(_ file: String) -> String { "\(folder)/\(file)" }

  /// Whether somebody has begun to work here, or a command has been told to keep its results here.
  public var isBegun: Bool {
    [".workbook", "exercises"].contains { access(path($0), F_OK) == 0 }
  }

  /// The learner's file for an exercise, relative to the workspace.
  ///
  /// It has an earlier name as long as the exercise has another number than when it was started.
  public func file(of exercise: Exercise) -> String {
    earlierFile(of: exercise) ?? exercise.exerciseFile
  }

  /// Whether the learner has a file for an exercise.
  public func hasStarted(_ exercise: Exercise) -> Bool {
    access(path(file(of: exercise)), F_OK) == 0
  }

  /// Whether the learner has a folder for a chapter's exercises.
  public func hasStarted(chapter: String) -> Bool {
    access(path("exercises/\(chapter)"), F_OK) == 0
  }

  /// The learner's answer to an exercise, as it is now.
  public func answer(to exercise: Exercise) -> Answer {
    AnswerReader(folder: folder).read(file(of: exercise))
  }

  // MARK: - Starting

  /// The result of starting an exercise.
  public enum Started: Equatable, Sendable {
    case created
    /// There was one already, and it is as it was.
    case kept
  }

  /// Writes the starters of exercises that have no file yet; existing files stay as they are.
  public func start(
    _ exercises: [Exercise]
  ) throws(FileError) -> [(exercise: Exercise, started: Started)] {
    var results: [(exercise: Exercise, started: Started)] = []
    for exercise in exercises {
      if hasStarted(exercise) {
        results.append((exercise, .kept))
        continue
      }
      try AtomicFile.write(exercise.startingText, to: path(exercise.exerciseFile))
      try noteStarter(exercise.startingText, of: exercise.exerciseFile)
      results.append((exercise, .created))
    }
    return results
  }

  /// Replaces the exercise's file with the starter, after a backup of the learner's text; the exercise is
  /// not solved any more.
  ///
  /// - Parameter stamp: Names the backup file, such as the time.
  /// - Returns: The backup's path relative to the workspace; `nil` if the file was missing,
  ///   unreadable or the starter itself.
  public func reset(_ exercise: Exercise, stamp: String) throws(FileError) -> String? {
    let place = file(of: exercise)
    var backup: String?
    // What was taken over may stand nowhere else by now.
    if case .success(let text) = answer(to: exercise).text,
      !Judge.isSame(text, exercise.startingText)
    {
      let file = ".workbook/backup/\(exercise.id)/\(stamp).swift"
      try AtomicFile.write(text, to: path(file))
      backup = file
    }
    try AtomicFile.write(exercise.startingText, to: path(place))
    try noteStarter(exercise.startingText, of: place)
    WorkspaceProgress.forget(exercise.id, in: self)
    return backup
  }
}
