import Foundation

/// What a name in a folder stands for; a link is not followed.
public enum EntryKind: Sendable {
  case folder, link, file, other
}

/// The entries of a folder, in no particular order, one after the other.
///
/// Their names are bytes to the system.
public final class FolderEntries: Sequence, IteratorProtocol {
  public struct Entry: Equatable, Sendable {
    public let bytes: [UInt8]
    public let kind: EntryKind

    /// The name, in which bytes that are not UTF-8 are replaced.
    public var name: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let stream: OpaquePointer
  private let isWanted: (EntryKind) -> Bool

  /// `nil` if the folder cannot be read.
  ///
  /// - Parameter isWanted: Entries of other kinds are left out before their names are looked at.
  public init?(of folder: String, where isWanted: @escaping (EntryKind) -> Bool = { _ in true }) {
    guard let stream = opendir(folder) else { return nil }
    self.stream = stream
    self.isWanted = isWanted
  }

  deinit {
    closedir(stream)
  }

  public func next() -> Entry? {
    while let entry = readdir(stream) {
      let kind = kind(of: entry)
      guard isWanted(kind) else { continue }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        [UInt8](name[..<strnlen(name.baseAddress.unsafelyUnwrapped, name.count)])
      }
      // The folder itself, and the one that it is in.
      guard bytes != [0x2E], bytes != [0x2E, 0x2E] else { continue }
      return Entry(bytes: bytes, kind: kind)
    }
    return nil
  }

  private func kind(of entry: UnsafeMutablePointer<dirent>) -> EntryKind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_REG): return .file
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Some file systems do not tell.
    var status = stat()
    let isThere = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 1) {
        fstatat(dirfd(stream), $0, &status, AT_SYMLINK_NOFOLLOW) == 0
      }
    }
    guard isThere else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFREG: .file
    default: .other
    }
  }
}
