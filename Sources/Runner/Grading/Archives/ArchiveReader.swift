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
  let sandbox: Sandbox
  let home: String
  let tool: String
  /// Files with one of these come before all others.
  private let names: ExerciseNames

  private let mostEntries: Int

  /// The most bytes of an archive, and of all Swift files in it together.
  public static let mostBytes = 64 << 20

  /// How many bytes of Swift may be of any ratio: a whole book's answers have a hundredth of that.
  static let mostBytesOfAnyRatio = 16 << 20
  /// How many times as many bytes more of it may have as the archive; Swift takes a tenth or a twentieth.
  static let mostRatio = 100

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
  ///   - entries: The most files and folders of a student's archive: as many are listed in a few seconds.
  public init(
    sandbox: Sandbox, home: String, exercises: [Exercise], tool: String = ArchiveReader.tool,
    atMost entries: Int = 100_000
  ) {
    self.sandbox = sandbox
    self.home = home
    self.tool = tool
    names = ExerciseNames(exercises)
    mostEntries = entries
  }

  /// Returns the submissions with the files of archives; the folder with the unpacked files has to
  /// be removed.
  ///
  /// An archive that cannot be read is an answer that cannot be read. Only if that is a fault of
  /// ours, it is an obstacle.
  ///
  /// - Parameters:
  ///   - width: The most archives at one time; by default as many as submissions are graded at one time.
  ///   - progress: Called with the number of submissions that are done.
  public func unpacked(
    _ submissions: [Submission], atOneTime width: Int? = nil, progress: (Int) -> Void = { _ in }
  ) async throws(FileError) -> (submissions: [Submission], folder: MarkedFolder?) {
    guard submissions.contains(where: \.hasArchives) else { return (submissions, nil) }
    let folder = try MarkedFolder(in: home)
    let called = Self.calledByStudents(submissions)
    let results = await Array(called.enumerated()).concurrentMap(
      atOneTime: min(width ?? .max, SubmissionWorker.width), progress: progress
    ) { index, submission in
      await unpacked(submission, to: "\(folder.path)/\(index)")
    }
    do throws(FileError) {
      var all: [Submission] = []
      for result in results { all.append(try result.get()) }
      return (all.sorted { $0.student < $1.student }, folder)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// The submissions with archives called without their ending, where nobody else is called so.
  private static func calledByStudents(_ submissions: [Submission]) -> [Submission] {
    var names = Set(submissions.map(\.student))
    return submissions.map { submission in
      guard submission.obstacle == .archive else { return submission }
      let plain = Folder.withoutArchiveEnding(submission.student)
      guard names.insert(plain).inserted else { return submission }
      var called = submission
      called.student = plain
      return called
    }
  }

  /// A submission with the files of its archives.
  private func unpacked(
    _ submission: Submission, to place: String
  ) async -> Result<Submission, FileError> {
    do throws(FileError) {
      return .success(
        submission.obstacle == .archive
          ? try await unpackingWhole(submission, to: place)
          : try await unpackingArchives(of: submission, to: place))
    } catch {
      return .failure(error)
    }
  }

  /// A submission that is an archive.
  private func unpackingWhole(
    _ submission: Submission, to place: String
  ) async throws(FileError) -> Submission {
    var unpacked = submission
    do throws(Fault) {
      unpacked.folder = place
      let contents = try await unpack(submission.folder, to: place)
      unpacked.left = contents.left
      if contents.isCut {
        unpacked.remarks.append(.tooManyFiles(limit: SubmissionFiles.mostFiles))
      }
      unpacked.obstacle = nil
      unpacked.isReadable = !contents.isWithoutSwift
      unpacked.archiveFault = contents.loss
      unpacked.remarks += contents.remarks(on: Self.name(of: submission.folder))
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
      case .disk(let error): throw error
      }
    }
    return unpacked
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
        submission.remarks += contents.remarks(on: name)
        if let fault = contents.loss ?? (contents.isWithoutSwift ? .archiveWithoutSwift : nil) {
          submission.archiveFault = fault
        }
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
    /// Why not all Swift files came out of it whole; `nil` if all did.
    var loss: Unreadable?
    var left: [Submission.LeftInArchive]

    func remarks(on archive: String) -> [Remark] {
      switch loss {
      case .archiveWithPassword: [.archiveWithPassword(file: archive)]
      case .some: [.damagedArchive(file: archive)]
      case nil: []
      }
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
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
    let (plain, integrity) = try await plainArchive(
      of: copy, with: ["swift"], entries: mostEntries)
    guard plain.count <= max(Self.mostBytesOfAnyRatio, Self.mostRatio * bytes.count) else {
      throw .unreadable(.archiveTooCompressed)
    }
    let files = TarArchive.files(in: plain).filter { !integrity.broken.contains($0.key) }
    let kept = Set(names.mostWanted(files.keys.sorted()))
    let written = try Self.write(files.filter { kept.contains($0.key) }, to: folder)
    if written.isEmpty, let loss = integrity.loss { throw .unreadable(loss) }
    // Those that are too many have a remark of their own.
    let known = written + files.keys.filter { !kept.contains($0) } + integrity.broken
    // Of a project's thousands of other files no more are read than are named or counted.
    let listing = try await listing(of: copy, atMost: known.count + SubmissionFiles.mostFiles)
    return Contents(
      isWithoutSwift: written.isEmpty, isCut: kept.count < files.count, loss: integrity.loss,
      left: listing.left(taking: known))
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
