public import Foundation

/// A folder of generated files that is replaced as a whole, or not at all.
public struct OutputFolder: Sendable {
  let path: String

  /// - Parameter path: The path of the folder, with a slash at its end or without.
  public init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The file that marks folders of ours, which may be replaced.
  private static let marker = ".made-by-workbook"

  /// Writes files under their names, which may contain folders.
  ///
  /// - Parameter kept: The names of files in the folder as it is that stay as they are.
  /// - Throws: ``FileError/outputExists(path:)`` if something is there that this did not make.
  public func replace(
    with files: [String: Data], keeping kept: Set<String> = []
  ) throws(FileError) {
    let manager = FileManager.default
    try checkMayReplace()
    let name = "\(path)-\(UUID().uuidString.prefix(8))"
    let (fresh, old) = ("\(name).new", "\(name).old")
    defer {
      try? manager.removeItem(atPath: fresh)
      try? manager.removeItem(atPath: old)
    }
    for (name, data) in files {
      try AtomicFile.write(data, to: "\(fresh)/\(name)", isDurable: false)
    }
    try AtomicFile.write("", to: "\(fresh)/\(Self.marker)", isDurable: false)
    for name in kept { try AtomicFile.link("\(path)/\(name)", as: "\(fresh)/\(name)") }
    let isReplacing = manager.fileExists(atPath: path)
    if isReplacing { try AtomicFile.move(path, to: old) }
    do throws(FileError) {
      try AtomicFile.move(fresh, to: path)
    } catch {
      if isReplacing { try AtomicFile.move(old, to: path) }
      throw error
    }
  }

  /// Writes files beside those that are there, or in their place.
  ///
  /// - Throws: ``FileError/outputExists(path:)`` if something is there that this did not make.
  public func add(_ files: [String: Data]) throws(FileError) {
    try checkMayReplace()
    try AtomicFile.write("", to: "\(path)/\(Self.marker)", isDurable: false)
    for (name, data) in files {
      try AtomicFile.write(data, to: "\(path)/\(name)", isDurable: false)
    }
  }

  /// Throws unless the folder is absent, empty, or has the marker in it.
  public func checkMayReplace() throws(FileError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return }
    guard let names = try? manager.contentsOfDirectory(atPath: path),
      names.isEmpty || names.contains(Self.marker)
    else { throw .outputExists(path: path) }
  }
}
