public import Chapters
import Checking
public import Files
import Foundation
import Record
public import Sandboxing

/// Unpacks archives that anybody may have made.
///
/// `bsdtar` reads them in a box and writes one plain archive on standard output, which is read here:
/// of its entries only regular Swift files are taken, under names that stay in the folder.
public struct ArchiveReader: Sendable {
  private let sandbox: Sandbox
  private let home: String
  private let tool: String
  /// Files with the name of one of these come before all others.
  private let exercises: [Exercise]

  /// The most bytes of an archive, and of all Swift files in it together.
  public static let mostBytes = 64 << 20

  /// Why there are no files.
  enum Fault: Error, Equatable {
    /// Ours, or the machine's.
    case obstacle(Submission.Obstacle)
    /// The archive's.
    case unreadable(Unreadable)
    /// Its files cannot be written, which is a reason to stop.
    case disk(FileError)
  }

  /// The program that unpacks archives, a part of libarchive.
  public static let tool = "/usr/bin/bsdtar"

  /// Whether archives can be unpacked on this machine at all.
  public static var isInstalled: Bool { access(tool, X_OK) == 0 }

  /// - Parameters:
  ///   - home: The folder for temporary folders.
  ///   - exercises: All of the book.
  public init(
    sandbox: Sandbox, home: String, exercises: [Exercise], tool: String = ArchiveReader.tool
  ) {
    self.sandbox = sandbox
    self.home = home
    self.tool = tool
    self.exercises = exercises
  }

  /// Returns the submissions with the files of archives; the folder with the unpacked files has to
  /// be removed.
  ///
  /// An archive that cannot be read is an answer that cannot be read. Only if that is a fault of
  /// ours, it is an obstacle.
  ///
  /// - Parameter progress: Called with the number of submissions that are done.
  public func unpacked(
    _ submissions: [Submission], progress: (Int) -> Void = { _ in }
  ) async throws(FileError) -> (submissions: [Submission], folder: MarkedFolder?) {
    guard submissions.contains(where: { $0.obstacle == .archive || !$0.archives.isEmpty }) else {
      return (submissions, nil)
    }
    let folder = try MarkedFolder(in: home)
    var names = Set(submissions.map(\.student))
    var all: [Submission] = []
    for (index, submission) in submissions.enumerated() {
      progress(index)
      guard submission.obstacle == .archive else {
        do throws(FileError) {
          all.append(try await unpackingArchives(of: submission, to: "\(folder.path)/\(index)"))
        } catch {
          folder.remove()
          throw error
        }
        continue
      }
      var unpacked = submission
      let plain = Folder.withoutArchiveEnding(submission.student)
      if names.insert(plain).inserted { unpacked.student = plain }
      do throws(Fault) {
        unpacked.folder = "\(folder.path)/\(index)"
        let contents = try await unpack(submission.folder, to: unpacked.folder)
        unpacked.left = contents.left
        if contents.isCut {
          unpacked.remarks.append(.tooManyFiles(limit: SubmissionFiles.mostFiles))
        }
        unpacked.obstacle = nil
        unpacked.isReadable = !contents.isWithoutSwift
        if contents.isWithoutSwift { unpacked.fault = .archiveWithoutSwift }
      } catch {
        switch error {
        case .obstacle(let obstacle):
          // It keeps its student's name, so that the roster has no row for one who handed in nothing.
          unpacked.folder = submission.folder
          unpacked.obstacle = obstacle
        case .unreadable(let reason):
          unpacked.obstacle = nil
          unpacked.fault = reason
        case .disk(let error):
          folder.remove()
          throw error
        }
      }
      all.append(unpacked)
    }
    return (all.sorted { $0.student < $1.student }, folder)
  }

  /// A submission with the files of the archives in its folder beside its own files.
  private func unpackingArchives(
    of submission: Submission, to place: String
  ) async throws(FileError) -> Submission {
    var submission = submission
    for (number, name) in submission.archives.enumerated() {
      do throws(Fault) {
        let folder = "\(place)-\(number)"
        let contents = try await unpack("\(submission.folder)/\(name)", to: folder)
        submission.unpacked[name] = folder
        submission.left += contents.left.map { $0.inside(name) }
        if contents.isCut {
          submission.remarks.append(.tooManyFiles(limit: SubmissionFiles.mostFiles))
        }
        if contents.isWithoutSwift { submission.archiveFault = .archiveWithoutSwift }
      } catch {
        switch error {
        case .obstacle(let obstacle): submission.archiveObstacle = obstacle
        case .unreadable(let reason): submission.archiveFault = reason
        case .disk(let error): throw error
        }
      }
    }
    return submission
  }

  /// The result of unpacking an archive.
  private struct Contents {
    var isWithoutSwift: Bool
    /// Whether there are more Swift files than are looked at.
    var isCut: Bool
    var left: [Submission.LeftInArchive]
  }

  /// Writes an archive's Swift files below a new folder.
  private func unpack(_ path: String, to folder: String) async throws(Fault) -> Contents {
    guard access(tool, X_OK) == 0 else { throw .obstacle(.archive) }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(.notAFile)
    }
    guard access(path, R_OK) == 0 else { throw .obstacle(.noPermission(path: path)) }
    guard let bytes = RegularFile.contents(path, atMost: Self.mostBytes) else {
      throw .unreadable(.archiveTooLarge)
    }
    let copy = folder + ".archive"
    do throws(FileError) {
      try AtomicFile.write(bytes, to: copy, isDurable: false)
      // A box of root's runs as another user, whatever mask root has.
      chmod(copy, 0o644)
      try AtomicFile.makeFolder(folder)
    } catch {
      throw .disk(error)
    }
    defer { unlink(copy) }
    let plain = try await plainArchive(of: copy, with: ["*.[sS][wW][iI][fF][tT]"])
    let files = TarArchive.files(in: plain)
    let kept = Set(ExerciseNames(exercises).mostWanted(files.keys.sorted()))
    let written = try Self.write(files.filter { kept.contains($0.key) }, to: folder)
    // Those that are too many have a remark of their own.
    let known = written + files.keys.filter { !kept.contains($0) }
    return Contents(
      isWithoutSwift: written.isEmpty, isCut: kept.count < files.count,
      left: try await listing(of: copy).left(taking: known))
  }

  /// Writes files by their paths.
  ///
  /// A file below another file is left out: no computer's folder can have held both.
  ///
  /// - Returns: The paths of those that were written.
  @discardableResult
  static func write(_ files: [String: Data], to folder: String) throws(Fault) -> [String] {
    func isBelowAFile(_ name: String) -> Bool {
      let parts = name.split(separator: "/")
      return (1..<parts.count).contains {
        files[parts.prefix($0).joined(separator: "/")] != nil
      }
    }
    let names = files.keys.filter { !isBelowAFile($0) }
    do throws(FileError) {
      for name in names {
        try AtomicFile.write(files[name] ?? Data(), to: "\(folder)/\(name)", isDurable: false)
      }
    } catch {
      if case .noSpaceLeft = error { throw .disk(error) }
      throw .obstacle(.archive)
    }
    return names
  }

  /// All that is in the archive, as far as it can be listed.
  private func listing(of archive: String) async throws(Fault) -> ArchiveListing {
    let finished = try await run(on: archive) {
      ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type", "@" + $0]
    }
    return ArchiveListing(finished.output, limit: SubmissionFiles.mostEntries)
  }

  /// - Parameter patterns: What is taken over.
  private func plainArchive(
    of archive: String, with patterns: [String], atMost limit: Int = ArchiveReader.mostBytes
  ) async throws(Fault) -> Data {
    guard try await holdsItsFiles(archive) else { throw .unreadable(.damagedArchive) }
    let finished = try await run(on: archive, atMost: limit) {
      // POSIX's own has no room for long paths, nor for those that are not UTF-8.
      ["-c", "-f", "-", "--format", "gnutar"] + patterns.flatMap { ["--include", $0] } + ["@" + $0]
    }
    switch finished.outcome {
    case .exited(0): return Data(finished.output)
    // Some entry has a name that no plain archive can hold; the others are there.
    case .exited(1)
    where !TarArchive.files(in: Data(finished.output), taking: { _ in true }).isEmpty:
      return Data(finished.output)
    case .outputLimit, .cpuLimit, .memoryLimit: throw .unreadable(.archiveTooLarge)
    case .wallLimit, .signalled(SIGKILL): throw .obstacle(.archive)
    default: throw .unreadable(.damagedArchive)
    }
  }
}

extension ArchiveReader {
  /// Whether an archive is of a format that contains its files.
  ///
  /// In a list of files (mtree) the paths may lead to any file of the machine. An archive that
  /// cannot be listed to its end may be such a list.
  private func holdsItsFiles(_ archive: String) async throws(Fault) -> Bool {
    let listed = try await run(on: archive) { ["-t", "-v", "-v", "-f", $0] }
    switch listed.outcome {
    case .exited(0), .exited(1): break
    case .outputLimit, .cpuLimit, .memoryLimit: throw .unreadable(.archiveTooLarge)
    case .wallLimit, .signalled(SIGKILL): throw .obstacle(.archive)
    default: return false
    }
    // The last line names the format.
    let last = String(
      decoding: listed.output.split(separator: 0x0A).last ?? [], as: UTF8.self)
    return last.hasPrefix("Archive Format: ") && !last.contains("mtree")
  }

  /// Runs the tool in a box with the archive.
  ///
  /// - Parameter arguments: Made of the path that the archive has there.
  private func run(
    on archive: String, atMost limit: Int = ArchiveReader.mostBytes,
    _ arguments: (String) -> [String]
  ) async throws(Fault) -> Finished {
    let tool = Box.Mount(tool, at: "/tools/bsdtar")
    let mount = Box.Mount(archive, at: "/archive")
    let box = Box(
      executable: sandbox.path(of: tool), arguments: arguments(sandbox.path(of: mount)),
      environment: ["LANG": "C.UTF-8"], mounts: [tool, mount],
      limits: Limits(
        cpu: 10, wall: 60, memory: 256 << 20, processes: 8, fileSize: 0, output: limit))
    do throws(SandboxError) { return try await sandbox.run(box) } catch {
      throw .obstacle(.archive)
    }
  }
}

// MARK: - The archive of a class

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
    // Each letter in both sizes.
    let patterns = endings.map { ending in
      "*." + ending.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : "\($0)" }.joined()
    }
    let plain = try await plainArchive(
      of: copy, with: patterns + ["*\(GradescopeExport.fileName)"], atMost: Self.mostBytesOfClass)
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

extension Submission.LeftInArchive {
  /// The same, by its path from the folder that the archive is in.
  fileprivate func inside(_ archive: String) -> Self {
    switch self {
    case .other(let path): .other("\(archive)/\(path)")
    case .outside(let path): .outside("\(archive)/\(path)")
    case .noFile(let path): .noFile("\(archive)/\(path)")
    }
  }
}
