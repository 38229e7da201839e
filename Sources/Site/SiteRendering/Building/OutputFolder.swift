import Foundation

/// A folder of generated files that is replaced completely or not at all.
struct OutputFolder {
  let path: String

  init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The file that marks folders of ours, which may be replaced.
  private static let marker = ".made-by-workbook"

  func replace(with files: [String: Data]) throws(SiteError) {
    let manager = FileManager.default
    try checkMayReplace()
    let name = "\(path)-\(UUID().uuidString.prefix(8))"
    let (fresh, old) = ("\(name).new", "\(name).old")
    defer {
      try? manager.removeItem(atPath: fresh)
      try? manager.removeItem(atPath: old)
    }
    do {
      try write(files, to: fresh)
      let isReplacing = manager.fileExists(atPath: path)
      if isReplacing { try manager.moveItem(atPath: path, toPath: old) }
      do {
        try manager.moveItem(atPath: fresh, toPath: path)
      } catch {
        if isReplacing { try manager.moveItem(atPath: old, toPath: path) }
        throw error
      }
    } catch {
      throw .cannotWrite(path: path, problem: error.localizedDescription)
    }
  }

  /// Throws unless the folder is absent, empty, or has the marker in it.
  private func checkMayReplace() throws(SiteError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return }
    guard let names = try? manager.contentsOfDirectory(atPath: path) else {
      throw .outputExists(path: path)
    }
    guard names.isEmpty || names.contains(Self.marker) else { throw .outputExists(path: path) }
  }

  private func write(_ files: [String: Data], to folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: URL(filePath: "\(folder)/\(name)")) }
    try Data().write(to: URL(filePath: "\(folder)/\(Self.marker)"))
  }
}
