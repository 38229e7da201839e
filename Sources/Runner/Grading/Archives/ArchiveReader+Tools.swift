import Files
import Foundation
import Record
import Sandboxing

extension ArchiveReader {
  /// What is in the archive, as far as it can be listed.
  func listing(
    of archive: String, atMost limit: Int = SubmissionFiles.mostEntries
  ) async throws(Fault) -> ArchiveListing {
    let finished = try await run(on: archive) {
      ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type", "@" + $0]
    }
    return ArchiveListing(finished.output, limit: limit)
  }

  /// - Parameters:
  ///   - endings: Of the names of the files that are taken over, without their dots.
  ///   - names: Of further files.
  ///   - limit: The most bytes of that.
  ///   - entries: The most entries that the archive may have.
  /// - Returns: A plain archive of what could be read, and what could not.
  func plainArchive(
    of archive: String, with endings: [String], named names: [String] = [],
    atMost limit: Int = ArchiveReader.mostBytes, entries: Int = .max
  ) async throws(Fault) -> (Data, ArchiveIntegrity) {
    guard try await countEntries(of: archive) <= entries else {
      throw .unreadable(.archiveWithTooManyFiles)
    }
    // Each letter in both sizes.
    let patterns = endings.map { ending in
      "*." + ending.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : "\($0)" }.joined()
    }
    let wanted = (patterns + names.map { "*" + $0 }).flatMap { ["--include", $0] }
    let integrity = try await integrity(
      of: archive, with: wanted, endings: endings, atMost: limit)
    let locked = integrity.locked.flatMap { ["--exclude", Self.pattern(for: $0)] }
    let finished = try await run(on: archive, atMost: limit) {
      // POSIX's own has no room for long paths, nor for those that are not UTF-8.
      ["-c", "-f", "-", "--format", "gnutar"] + wanted + locked + ["@" + $0]
    }
    switch finished.outcome {
    case .exited(0): break
    // It is known what is lost, or some entry has a name that no plain archive can hold.
    case .exited(1)
    where integrity.loss != nil
      || !TarArchive.files(in: Data(finished.output), taking: { _ in true }).isEmpty:
      break
    default: throw Self.fault(finished.outcome) ?? .unreadable(.damagedArchive)
    }
    return (Data(finished.output), integrity)
  }

  /// Reads all files of these patterns to their ends, and throws them away.
  private func integrity(
    of archive: String, with wanted: [String], endings: [String], atMost limit: Int
  ) async throws(Fault) -> ArchiveIntegrity {
    var errors = ""
    // With any password it asks nobody for one. One of 256 wrong ones passes a zip's own test, and what comes
    // out then is damaged.
    for password in ["none", "neither", "nor this"] {
      let finished = try await run(on: archive, atMost: limit) {
        ["-x", "-O", "--passphrase", password, "-f", $0] + wanted
      }
      if let fault = Self.fault(finished.outcome) { throw fault }
      errors += finished.errorText + "\n"
      if ArchiveIntegrity(errors: finished.errorText, endings: endings).loss == nil { break }
    }
    var integrity = ArchiveIntegrity(errors: errors, endings: endings)
    if integrity.loss == nil, try await hasWrongSum(archive) { integrity.loss = .damagedArchive }
    return integrity
  }

  /// Whether an archive that `gzip` has made is not as it was: `bsdtar` does not look at its sum.
  private func hasWrongSum(_ archive: String) async throws(Fault) -> Bool {
    let gzip = "/usr/bin/gzip"
    let beginning = try? FileHandle(forReadingAtPath: archive)?.read(upToCount: 2)
    guard beginning == Data([0x1F, 0x8B]), access(gzip, X_OK) == 0 else { return false }
    let ending = ".archive"
    let finished = try await run(gzip, on: archive, called: "/gz" + ending) {
      ["-t", "-S", ending, $0]
    }
    // What stands behind the end is a warning, with 2.
    return finished.outcome == .exited(1)
  }

  /// The number of entries of an archive, folders among them.
  ///
  /// In a list of files (mtree) the paths may lead to any file of the machine. An archive that
  /// cannot be listed to its end may be such a list.
  private func countEntries(of archive: String) async throws(Fault) -> Int {
    let listed = try await run(on: archive) { ["-t", "-v", "-v", "-f", $0] }
    if let fault = Self.fault(listed.outcome) { throw fault }
    // The last line names the format, and there is one for each entry before it.
    let last =
      String(decoding: listed.output.suffix(200), as: UTF8.self)
      .split(whereSeparator: \.isNewline).last ?? ""
    guard [.exited(0), .exited(1)].contains(listed.outcome), last.hasPrefix("Archive Format: "),
      !last.contains("mtree")
    else {
      // Some formats hide even the names.
      throw .unreadable(
        ArchiveIntegrity.isAboutPassword(listed.errorText) ? .archiveWithPassword : .damagedArchive)
    }
    return ArchiveListing.lineCount(of: listed.output) - 1
  }

  /// Why a tool that has not ended by itself has not; `nil` if it has.
  private static func fault(_ outcome: Outcome) -> Fault? {
    switch outcome {
    case .outputLimit, .cpuLimit, .memoryLimit: .unreadable(.archiveTooLarge)
    case .wallLimit, .signalled(SIGKILL): .obstacle(.archive)
    default: nil
    }
  }

  /// The pattern that a name alone fits.
  private static func pattern(for name: String) -> String {
    name.map { "*?[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Runs a tool in a box with the archive.
  ///
  /// - Parameters:
  ///   - program: `bsdtar`, unless told otherwise.
  ///   - place: Where the archive is in the box.
  ///   - arguments: Made of the path that the archive has there.
  private func run(
    _ program: String? = nil, on archive: String, called place: String = "/archive",
    atMost limit: Int = ArchiveReader.mostBytes, _ arguments: (String) -> [String]
  ) async throws(Fault) -> Finished {
    // It says its own name in each message.
    let program =
      program.map { Box.Mount($0, at: "/tools/gzip") } ?? Box.Mount(tool, at: "/tools/bsdtar")
    let mount = Box.Mount(archive, at: place)
    let box = Box(
      executable: sandbox.path(of: program), arguments: arguments(sandbox.path(of: mount)),
      environment: ["LANG": "C.UTF-8"], mounts: [program, mount],
      limits: Limits(
        cpu: 10, wall: 60, memory: 256 << 20, processes: 8, fileSize: 0, output: limit))
    do throws(SandboxError) { return try await sandbox.run(box) } catch {
      throw .obstacle(.archive)
    }
  }
}
