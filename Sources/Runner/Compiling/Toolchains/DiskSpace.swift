import Foundation
import Sandboxing

/// Whether a tool failed because it could not write.
enum DiskSpace {
  /// Bytes that a compilation can always use, however small its sources are.
  static let least: UInt64 = 64 << 20

  /// Whether a tool ends as one does on a full disk.
  ///
  /// That alone proves nothing: `#error` makes the compiler print any text. Where the tool wrote into
  /// memory that the disk has no room for, it says nothing.
  static func mayHaveBeenMissing(to finished: Finished) -> Bool {
    switch finished.outcome {
    case .exited(0): false
    case .signalled(SIGBUS): true
    default: isComplaint(finished.errorText)
    }
  }

  static func isComplaint(_ errors: String) -> Bool {
    errors.contains("No space left on device") || errors.contains("Disk quota exceeded")
  }

  /// Whether a folder's disk is almost full.
  static func isScarce(in folder: String) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return true }
    // Some file systems have no fixed number of files, and say that there are none.
    if status.f_files > 0, status.f_favail == 0 { return true }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < least
  }
}
