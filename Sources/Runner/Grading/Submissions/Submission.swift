import Foundation

/// What one student handed in: a folder with a folder for each chapter.
public struct Submission: Equatable, Sendable {
  /// The name of the folder, which is how the student is known here.
  public var student: String
  /// Absolute.
  public var folder: String
  /// Whether it is a link, or no folder at all; nothing of it is read then.
  public var isReadable: Bool

  /// All submissions in a folder, sorted by name; hidden entries are ignored.
  public static func all(in folder: String) throws(GradingError) -> [Submission] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .submissionsNotReadable(folder: folder)
    }
    let submissions = names.sorted().compactMap { name -> Submission? in
      guard !name.hasPrefix(".") else { return nil }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0 else { return nil }
      let kind = status.st_mode & S_IFMT
      // Files beside the folders, such as a roster, are no submissions; links pretend to be some.
      guard kind == S_IFDIR || kind == S_IFLNK else { return nil }
      return Submission(student: name, folder: path, isReadable: kind == S_IFDIR)
    }
    guard !submissions.isEmpty else { throw .noSubmissions(folder: folder) }
    return submissions
  }
}

/// A reason why nothing at all can be graded.
public enum GradingError: Error, Equatable, Sendable {
  case submissionsNotReadable(folder: String)
  case noSubmissions(folder: String)
  /// Untrusted programs would run without a sandbox, and nobody said that they may.
  case noSandbox
  case secretNotReadable(path: String)
}
