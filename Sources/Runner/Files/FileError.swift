import SystemPackage

/// A reason why a file or folder could not be written.
///
/// What was there before is still there.
public enum FileError: Error, Equatable, Sendable {
  case readOnly(path: String)
  case noSpaceLeft(path: String)
  case cannotWrite(path: String, reason: String)
  /// There is a file, or a folder with files of others, and it is not overwritten.
  case outputExists(path: String)

  /// Translates the number that a call of the system failed with.
  init(_ number: Errno, path: String) {
    self =
      switch number {
      case .noSpace, .diskQuotaExceeded: .noSpaceLeft(path: path)
      case .readOnlyFileSystem, .permissionDenied, .notPermitted: .readOnly(path: path)
      default: .cannotWrite(path: path, reason: number.description)
      }
  }
}
