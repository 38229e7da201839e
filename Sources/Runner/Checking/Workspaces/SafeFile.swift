import Foundation

/// Files that are written whole or not at all.
public enum SafeFile {
  /// Replaces a file, or makes it with the folders above it.
  ///
  /// The bytes go to a file beside it, which then takes its place, so a reader sees the old file or
  /// the new one, and a full disk leaves the old one.
  public static func write(_ bytes: Data, to path: String) throws(WorkspaceError) {
    let home = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try makeFolder(home)
    let draft = "\(home)/.\(UInt64.random(in: 0...UInt64.max)).draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(errno, path) }
    let failure = put(bytes, descriptor)
    close(descriptor)
    if let failure {
      unlink(draft)
      throw error(failure, path)
    }
    guard rename(draft, path) == 0 else {
      let number = errno
      unlink(draft)
      throw error(number, path)
    }
  }

  /// Writes a text; see ``write(_:to:)-(Data,_)``.
  public static func write(_ text: String, to path: String) throws(WorkspaceError) {
    try write(Data(text.utf8), to: path)
  }

  /// Makes a folder and those above it; one that is there is left as it is.
  public static func makeFolder(_ path: String) throws(WorkspaceError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return
    }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw error(errno, path) }
  }

  private static func put(_ bytes: Data, _ descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return fsync(descriptor) == 0 || errno == EINVAL ? nil : errno
  }

  private static func error(_ number: Int32, _ path: String) -> WorkspaceError {
    switch number {
    case ENOSPC, EDQUOT: .noSpaceLeft(path: path)
    case EROFS, EACCES, EPERM: .readOnly(path: path)
    default: .cannotWrite(path: path, reason: String(cString: strerror(number)))
    }
  }
}

/// A reason why the workspace could not be changed. Nothing that was there is lost.
public enum WorkspaceError: Error, Equatable, Sendable {
  case readOnly(path: String)
  case noSpaceLeft(path: String)
  case cannotWrite(path: String, reason: String)
}
