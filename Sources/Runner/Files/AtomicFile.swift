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
    let folder = folder(of: path)
    try makeFolder(folder)
    let draft = draft(in: folder)
    do throws(Errno) {
      try create(draft, bytes, isDurable: isDurable)
      try rename(draft, to: path)
    } catch {
      unlink(draft)
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
    try makeFolder(folder(of: path))
    do throws(Errno) {
      try rename(source, to: path)
    } catch {
      throw FileError(error, path: path)
    }
  }

  /// Gives a file a second name, or copies it where the file system knows no such thing.
  static func link(_ source: String, as path: String) throws(FileError) {
    try makeFolder(folder(of: path))
    if Foundation.link(source, path) == 0 { return }
    do { try FileManager.default.copyItem(atPath: source, toPath: path) } catch {
      throw FileError(error, path: path)
    }
  }

  /// Creates a folder and the folders above it.
  ///
  /// Does nothing if it exists.
  public static func makeFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    let parent = folder(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || Errno.last == .fileExists else {
      throw FileError(.last, path: path)
    }
  }

  /// A new path in a folder for what is to replace a file there; see ``removeDrafts(in:)``.
  public static func draft(in folder: String) -> String {
    "\(folder)/.\(UInt64.random(in: 0...UInt64.max)).draft"
  }

  /// The folder that a path is in.
  ///
  /// `FilePath` says so too, and takes longer than the system to write a short file.
  private static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = rest[..<slash]
    return folder.isEmpty ? "/" : String(folder)
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
    _ path: String, _ bytes: Data, isDurable: Bool
  ) throws(Errno) {
    do {
      // A `FilePath` would be made of it character by character.
      let file = try path.withCString { path in
        try FileDescriptor.open(
          path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
          permissions: [.ownerReadWrite, .groupRead, .otherRead])
      }
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

  private static func rename(_ source: String, to path: String) throws(Errno) {
    guard Foundation.rename(source, path) == 0 else { throw .last }
  }
}

extension Errno {
  /// The error of the last call of the C library that failed.
  package static var last: Errno { Errno(rawValue: errno) }
}
