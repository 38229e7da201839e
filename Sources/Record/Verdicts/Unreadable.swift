/// Why a learner's file cannot be compiled at all.
public enum Unreadable: String, Error, Codable, Equatable, Sendable {
  case missing, empty, notUTF8, isDirectory, leavesWorkspace, tooLarge, notAFile, noPermission
}
