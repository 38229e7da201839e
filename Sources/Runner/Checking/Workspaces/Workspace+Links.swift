public import Files
import Foundation

/// Links to folders in a workspace that somebody else has made.
extension Workspace {
  /// Returns if every folder that we write to, or delete from, lies in the workspace.
  ///
  /// A link would lead to any folder of the user's. The workspace's own folder may be one: whoever
  /// runs the tool has named it.
  ///
  /// - Throws: ``FileError/linkedFolder(path:)`` for the first link to a folder in `.workbook`,
  ///   `.vscode` or `exercises`, or in the place of one of them.
  public func requireOwnFolders() throws(FileError) {
    // Exercises lie in the folders of chapters, and nothing of ours lies deeper. What lies deepest is a folder
    // for each exercise (`.workbook/scenes/ch17/2-fade-in`), in which are files only.
    for (name, depth) in [(".workbook", 3), (".vscode", 0), ("exercises", 1)] {
      var status = stat()
      guard lstat(path(name), &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK { try Self.refuseFolder(at: path(name)) }
      try Self.refuseLinks(in: path(name), depth: depth)
    }
  }

  /// - Parameter depth: How many levels of folders are looked at.
  private static func refuseLinks(in folder: String, depth: Int) throws(FileError) {
    guard depth > 0, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      // A cache has thousands of files, and the names of those are never needed.
      let kind = Int(entry.pointee.d_type)
      guard ![Int(DT_REG), Int(DT_FIFO), Int(DT_SOCK)].contains(kind) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      switch kind {
      case Int(DT_DIR): status.st_mode = S_IFDIR
      case Int(DT_LNK): status.st_mode = S_IFLNK
      // Some file systems do not tell.
      default: guard lstat(path, &status) == 0 else { continue }
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: try refuseFolder(at: path)
      case S_IFDIR: try refuseLinks(in: path, depth: depth - 1)
      default: break
      }
    }
  }

  /// Returns if a link leads to no folder.
  ///
  /// A file that is a link is replaced as a whole, so that nothing is written where it leads.
  private static func refuseFolder(at link: String) throws(FileError) {
    var status = stat()
    if stat(link, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .linkedFolder(path: link)
    }
  }
}
