import Files
import Foundation

extension ArchiveReader {
  /// The most bytes of an archive with all submissions, and of what is taken from it.
  public static let mostBytesOfClass = 512 << 20

  /// Unpacks what a platform hands out for a whole class as one archive.
  ///
  /// Swift files, students' own archives and Gradescope's list are taken; of other files only the names.
  ///
  /// - Returns: The folder of the submissions, and the one around it, which has to be removed.
  /// - Throws: ``GradingError/classArchive(path:_:)``, or a `FileError`.
  public func unpackedClass(_ archive: String) async throws -> (folder: String, place: MarkedFolder)
  {
    let place = try MarkedFolder(in: home)
    do {
      let folder = "\(place.path)/class"
      try await unpackClass(archive, to: folder)
      // The archive may have all in one folder.
      return (
        PlatformName.areIn(folder) ? folder : PlatformName.folder(below: folder) ?? folder, place
      )
    } catch {
      place.remove()
      switch error as? Fault {
      case .unreadable(let reason): throw GradingError.classArchive(path: archive, reason)
      case .obstacle: throw GradingError.classArchive(path: archive, nil)
      case .disk(let error): throw error
      case nil: throw error
      }
    }
  }

  private func unpackClass(_ archive: String, to folder: String) async throws {
    guard access(tool, X_OK) == 0 else { throw Fault.obstacle(.archive) }
    guard let bytes = RegularFile.contents(archive, atMost: Self.mostBytesOfClass) else {
      throw Fault.unreadable(.archiveTooLarge)
    }
    let copy = folder + ".archive"
    try AtomicFile.write(bytes, to: copy, isDurable: false)
    chmod(copy, 0o644)
    try AtomicFile.makeFolder(folder)
    defer { unlink(copy) }
    let endings = ["swift"] + Folder.archiveEndings.map { String($0.dropFirst()) }
    let (plain, integrity) = try await plainArchive(
      of: copy, with: endings, named: [GradescopeExport.fileName], atMost: Self.mostBytesOfClass)
    // Whose work is lost would be told that nothing was handed in; and there is another copy of it.
    if let loss = integrity.loss { throw Fault.unreadable(loss) }
    var files = TarArchive.files(in: plain, longest: Self.mostBytes + 1) { name in
      name.lowercased().hasSuffix(".swift") || Folder.isArchive(name)
        || name == GradescopeExport.fileName
    }
    // Whoever has handed in other files has handed in something, and hears of it.
    for entry in try await listing(of: copy).entries where entry.isFile {
      let parts = entry.path.split(separator: "/", omittingEmptySubsequences: false)
      let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != ".." && $0.utf8.count < 256 }
      if files[entry.path] == nil, isPlain, entry.path.utf8.count < 2048 {
        files[entry.path] = Data()
      }
    }
    try Self.write(files, to: folder)
  }
}
