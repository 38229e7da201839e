/// Why a learner's file cannot be read.
public enum Unreadable: String, Error, Codable, Equatable, Sendable {
  case missing, empty, notUTF8, isDirectory, leavesWorkspace, tooLarge, notAFile, noPermission,
    damagedArchive, archiveTooLarge, archiveTooCompressed, archiveWithTooManyFiles,
    archiveWithoutSwift, archiveWithPassword
  /// The process that judges it does not survive it, and another one does not either.
  case breaksJudge
  /// Other answers of the same submission have used up its time.
  case notTried

  /// Whether it says something of how the file was judged, at which a person had better look.
  public var isOfJudging: Bool { self == .breaksJudge || self == .notTried }
}
