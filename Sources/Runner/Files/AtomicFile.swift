public import Foundation
import SystemPackage

/// Writes files completely or not at all.
public enum AtomicFile {
  /// Replaces a file, or creates it and the folders above it.
  ///
  /// Writes a new file in the same folder and renames it. Readers see the old content or the new
  /// one, and the old one stays if the disk is full.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file's path.
  ///   - isDurable: Whether the file must survive a power failure. Not needed for caches.
  /// - Throws: ``FileError`` with the path of the file.
  public static func write(
    _ bytes: Data, to path: String, isDurable: Bool = true
  ) throws(FileError) {
    let folder = FilePath(path).removingLastComponent()
    try makeFolder(folder.string)
    let draft = folder.appending(".\(UInt64.random(in: 0...UInt64.max)).draft")
    do throws(Errno) {
      try create(draft, bytes, isDurable: isDurable)
      try rename(draft, to: FilePath(path))
    } catch {
      unlink(draft.string)
      throw FileError(error, path: path)
    }
  }

  /// Replaces a file with a text; see ``write(_:to:isDurable:)-(Data,_,_)``.
  public static func write(
    _ text: String, to path: String, isDurable: Bool = true
  ) throws(FileError) {
    try write(Data(text.utf8), to: path, isDurable: isDurable)
  }

  /// Renames a file or folder, on the same file system.
  ///
  /// Replaces a file that has the new name.
  public static func move(_ source: String, to path: String) throws(FileError) {
    try makeFolder(FilePath(path).removingLastComponent().string)
    do throws(Errno) {
      try rename(FilePath(source), to: FilePath(path))
    } catch {
      throw FileError(error, path: path)
    }
  }

  /// Gives a file a second name, or copies it where the file system knows no such thing.
  static func link(_ source: String, as path: String) throws(FileError) {
    try makeFolder(FilePath(path).removingLastComponent().string)
    if Foundation.link(source, path) == 0 { return }
    do { try FileManager.default.copyItem(atPath: source, toPath: path) } catch {
      throw FileError(error, path: path)
    }
  }

  /// Creates a folder and the folders above it.
  ///
  /// Does nothing if it exists.
  public static func makeFolder(_ path: String) throws(FileError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return
    }
    let parent = FilePath(path).removingLastComponent()
    if !parent.isEmpty, parent != FilePath(path) { try makeFolder(parent.string) }
    guard mkdir(path, 0o755) == 0 || Errno.last == .fileExists else {
      throw FileError(.last, path: path)
    }
  }

  /// Deletes drafts that killed writers have left in a folder; no other process may be writing
  /// there.
  public static func removeDrafts(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.wholeMatch(of: /\.\d+\.draft/) != nil {
      unlink("\(folder)/\(name)")
    }
  }

  private static func create(
    _ path: FilePath, _ bytes: Data, isDurable: Bool
  ) throws(Errno) {
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter {
        try file.writeAll(bytes)
        // File systems that do not support fsync return this error.
        if isDurable, fsync(file.rawValue) != 0, Errno.last != .invalidArgument {
          throw Errno.last
        }
      }
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  private static func rename(_ source: FilePath, to path: FilePath) throws(Errno) {
    guard Foundation.rename(source.string, path.string) == 0 else { throw .last }
  }
}

extension Errno {
  /// The error of the last call of the C library that failed.
  static var last: Errno { Errno(rawValue: errno) }
}
