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
    // A cache has thousands of files, and the names of those are never needed.
    guard depth > 0,
      let entries = FolderEntries(of: folder, where: { $0 == .folder || $0 == .link })
    else { return }
    for entry in entries {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .link {
        try refuseFolder(at: path)
      } else {
        try refuseLinks(in: path, depth: depth - 1)
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
