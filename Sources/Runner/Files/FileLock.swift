import Foundation
import SystemPackage

/// Lets one process at a time do something, for as long as the lock lives.
public final class FileLock {
  private let descriptor: FileDescriptor

  /// Waits until no other process has the lock; `nil` if the file cannot be made or is a link.
  public init?(path: String) {
    let folder = FilePath(path).removingLastComponent().string
    guard (try? AtomicFile.makeFolder(folder)) != nil,
      let descriptor = try? FileDescriptor.open(
        FilePath(path), .readWrite, options: [.create, .noFollow, .closeOnExec],
        permissions: [.ownerReadWrite])
    else { return nil }
    self.descriptor = descriptor
    while flock(descriptor.rawValue, LOCK_EX) != 0, Errno.last == .interrupted {}
  }

  deinit {
    try? descriptor.close()
  }
}
