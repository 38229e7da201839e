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
  public func unpacked(
    _ submissions: [Submission]
  ) async throws(FileError) -> (submissions: [Submission], folder: MarkedFolder?) {
    guard submissions.contains(where: { $0.obstacle == .archive }) else {
      return (submissions, nil)
    }
    let folder = try MarkedFolder(in: home)
    var names = Set(submissions.map(\.student))
    var all: [Submission] = []
    for (index, submission) in submissions.enumerated() {
      guard submission.obstacle == .archive else {
        all.append(submission)
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
    let files = TarArchive.files(in: try await plainArchive(of: copy))
    let kept = Set(SubmissionFiles.mostWanted(files.keys.sorted(), exercises))
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

  private func plainArchive(of archive: String) async throws(Fault) -> Data {
    guard try await holdsItsFiles(archive) else { throw .unreadable(.damagedArchive) }
    let finished = try await run(on: archive) {
      // POSIX's own has no room for long paths, nor for those that are not UTF-8.
      ["-c", "-f", "-", "--format", "gnutar", "--include", "*.[sS][wW][iI][fF][tT]", "@" + $0]
    }
    switch finished.outcome {
    case .exited(0): return Data(finished.output)
    // Some entry has a name that no plain archive can hold; the others are there.
    case .exited(1) where !TarArchive.files(in: Data(finished.output)).isEmpty:
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
    on archive: String, _ arguments: (String) -> [String]
  ) async throws(Fault) -> Finished {
    let tool = Box.Mount(tool, at: "/tools/bsdtar")
    let mount = Box.Mount(archive, at: "/archive")
    let box = Box(
      executable: sandbox.path(of: tool), arguments: arguments(sandbox.path(of: mount)),
      environment: ["LANG": "C.UTF-8"], mounts: [tool, mount],
      limits: Limits(
        cpu: 10, wall: 60, memory: 256 << 20, processes: 8, fileSize: 0, output: Self.mostBytes))
    do throws(SandboxError) { return try await sandbox.run(box) } catch {
      throw .obstacle(.archive)
    }
  }
}
