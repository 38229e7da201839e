import Foundation
import SystemPackage

/// The secret of a user without which no entry of a cache passes; see ``Checksum``.
///
/// A workspace may come from a stranger, with a cache of kept verdicts in it. The secret lies outside
/// of every workspace, so that only what this user's own runs have kept is believed.
public struct ChecksumKey: Equatable, Sendable {
  let first: UInt64
  let second: UInt64

  public init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// A key that no other process knows: nothing that was kept earlier passes.
  public static func forThisProcess() -> ChecksumKey {
    ChecksumKey(first: .random(in: 0...UInt64.max), second: .random(in: 0...UInt64.max))
  }

  /// The key that a folder of the user's has; it is made if there is none.
  ///
  /// Of several processes that make one at the same time, one succeeds, and the others read that.
  /// A file that is damaged, or that others may read or have made, is replaced.
  ///
  /// - Parameter folder: A folder that only this user can write.
  /// - Returns: ``forThisProcess()`` if there is none and none can be made.
  public static func kept(in folder: String) -> ChecksumKey {
    let path = folder + "/cache-key"
    for _ in 0..<3 {
      if let known = read(path) { return known }
      unlink(path)
      let draft = AtomicFile.draft(in: folder)
      defer { unlink(draft) }
      let made = forThisProcess()
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { break }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      // A second name is given only where there is none yet; a rename would replace another's key.
      guard (try? file.write(contentsOf: made.bytes)) != nil, link(draft, path) == 0 else {
        if Errno.last == .fileExists { continue }
        break
      }
      return made
    }
    return read(path) ?? forThisProcess()
  }

  private var bytes: Data {
    withUnsafeBytes(of: (first.littleEndian, second.littleEndian)) { Data($0) }
  }

  private static func read(_ path: String) -> ChecksumKey? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0,
      let bytes = RegularFile.contents(path, atMost: 16), bytes.count == 16
    else { return nil }
    return bytes.withUnsafeBytes {
      ChecksumKey(
        first: UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
        second: UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}
