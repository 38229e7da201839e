import Foundation

/// Whether a tool failed because it could not write.
enum DiskSpace {
  /// Bytes that a compilation can always use, however small its sources are.
  static let least: UInt64 = 64 << 20

  /// Whether a tool complains about a full disk, and the disk is almost full.
  ///
  /// The complaint alone proves nothing: `#error` makes the compiler print any text.
  static func wasMissing(to errors: String, in folder: String) -> Bool {
    isComplaint(errors) && free(in: folder) < least
  }

  static func isComplaint(_ errors: String) -> Bool {
    errors.contains("No space left on device") || errors.contains("Disk quota exceeded")
  }

  private static func free(in folder: String) -> UInt64 {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return 0 }
    // Some file systems have no fixed number of files, and say that there are none.
    if status.f_files > 0, status.f_favail == 0 { return 0 }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize)
  }
}
