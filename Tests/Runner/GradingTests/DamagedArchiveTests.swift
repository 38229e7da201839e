import Chapters
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite(
  "Archives that were cut off, changed or locked",
  .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
final class DamagedArchiveTests {
  let folder = FileManager.default.temporaryDirectory.path + "/damaged-\(UUID().uuidString)"
  let exercises: [Exercise]

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    exercises = try Book(folder: tests + "/EndToEndTests/Fixtures/Small").exercises
    try FileManager.default.createDirectory(
      atPath: folder + "/in/ch01", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// An archive with `a.swift`, `b: 1.swift` and `c.swift`, in this order, each of fifty kilobytes.
  private func archive(_ ending: String, _ options: [String] = []) throws -> Data {
    let names = ["a", "b: 1", "c"].map { "ch01/\($0).swift" }
    for name in names {
      let path = "\(folder)/in/\(name)"
      try Self.text(name).write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_764_000_000)], ofItemAtPath: path)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/bsdtar")
    process.arguments = options + ["-a", "-c", "-f", "../whole\(ending)"] + names
    process.currentDirectoryURL = URL(filePath: folder + "/in")
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: URL(filePath: "\(folder)/whole\(ending)"))
  }

  /// Digits, which no archive makes much shorter.
  private static func text(_ name: String) -> String {
    var state = name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
    return "// \(name)\n"
      + (0..<2400).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return "// \(state)\n"
      }.joined()
  }

  /// What is said of a student who handed these bytes in, and which files came out; and of an exercise of which nothing did.
  private func unpacked(
    _ bytes: Data, _ ending: String
  ) async throws -> (
    submission: Submission, remarks: [Remark], files: [String], reason: Unreadable?
  ) {
    try bytes.write(to: URL(filePath: "\(folder)/ann\(ending)"))
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    let reader = ArchiveReader(sandbox: sandbox, home: folder + "/home", exercises: exercises)
    let submission = Submission(
      student: "ann", folder: "\(folder)/ann\(ending)", isReadable: false, obstacle: .archive)
    let (all, place) = try await reader.unpacked([submission])
    defer { place?.remove() }
    let files = FileManager.default.enumerator(atPath: all[0].folder)?.compactMap { $0 as? String }
    let swift = (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    for file in swift {
      #expect(
        try String(contentsOfFile: "\(all[0].folder)/\(file)", encoding: .utf8) == Self.text(file))
    }
    return (all[0], all[0].remarks, swift, reason(all[0]))
  }

  private func reason(_ submission: Submission) -> Unreadable? {
    let files = SubmissionFiles(submission, exercises: exercises)
    guard case .answer(let answer) = files.handedIn(for: exercises[0]),
      case .failure(let reason) = answer.text
    else { return nil }
    return reason
  }

  @Test(
    "Of an archive that was cut off the whole files are judged, and the others are not missing but lost",
    arguments: [".zip", ".tar", ".tar.gz"])
  func cut(ending: String) async throws {
    let whole = try archive(ending)
    let (submission, remarks, files, reason) = try await unpacked(
      whole.prefix(whole.count / 2), ending)
    #expect(files == ["ch01/a.swift"])
    #expect(remarks == [.damagedArchive(file: "ann\(ending)")])
    #expect(submission.fault == nil && submission.obstacle == nil)
    #expect(reason == .damagedArchive)
  }

  @Test("A file whose sum is wrong is not judged, and those behind it are")
  func wrongSum() async throws {
    var bytes = try archive(".zip", ["--options", "zip:compression=store"])
    bytes[bytes.count / 2] ^= 1
    let (submission, remarks, files, reason) = try await unpacked(bytes, ".zip")
    #expect(files == ["ch01/a.swift", "ch01/c.swift"])
    #expect(remarks == [.damagedArchive(file: "ann.zip")])
    #expect(submission.left == [])
    #expect(reason == .damagedArchive)
  }

  @Test("The sum of a packed tar is looked at", .enabled(if: access("/usr/bin/gzip", X_OK) == 0))
  func wrongSumOfAll() async throws {
    var bytes = try archive(".tar.gz")
    // The sum stands before the length, which ends it.
    bytes[bytes.count - 8] ^= 1
    let (_, remarks, files, reason) = try await unpacked(bytes, ".tar.gz")
    #expect(files.count == 3)
    #expect(remarks == [.damagedArchive(file: "ann.tar.gz")])
    #expect(reason == .damagedArchive)
  }

  @Test("What has no password is judged, and the rest is said to have one")
  func password() async throws {
    let options = ["--options", "zip:encryption=zipcrypt", "--passphrase", "p"]
    let locked = try await unpacked(archive(".zip", options), ".zip")
    #expect(locked.submission.fault == .archiveWithPassword && locked.files == [])
    // A mark before the contents, and one in the list at the end, say that a file has one.
    var bytes = try [UInt8](archive(".zip", ["--options", "zip:compression=store"]))
    for (header, flags, nameOffset) in [("PK\u{3}\u{4}", 6, 30), ("PK\u{1}\u{2}", 8, 46)] {
      let name = Array("ch01/b".utf8)
      let found = bytes.indices.first {
        bytes[$0...].starts(with: header.utf8) && bytes[($0 + nameOffset)...].starts(with: name)
      }
      bytes[try #require(found) + flags] |= 1
    }
    let (_, remarks, files, reason) = try await unpacked(Data(bytes), ".zip")
    #expect(files == ["ch01/a.swift", "ch01/c.swift"])
    #expect(remarks == [.archiveWithPassword(file: "ann.zip")])
    #expect(reason == .archiveWithPassword)
  }

  @Test(
    "An archive that is whole has no remark",
    arguments: [".zip", ".tar", ".tar.gz", ".tar.xz", ".7z"])
  func whole(ending: String) async throws {
    let (_, remarks, files, reason) = try await unpacked(archive(ending), ending)
    #expect(files.count == 3 && remarks == [])
    #expect(reason == .missing)
  }

  @Test(
    "An archive of a class that is damaged stops the run, since some of the class would be lost")
  func classArchive() async throws {
    var bytes = try archive(".zip", ["--options", "zip:compression=store"])
    bytes[bytes.count / 2] ^= 1
    let path = folder + "/class.zip"
    try bytes.write(to: URL(filePath: path))
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    let reader = ArchiveReader(sandbox: sandbox, home: folder + "/home", exercises: exercises)
    await #expect(throws: GradingError.classArchive(path: path, .damagedArchive)) {
      _ = try await reader.unpackedClass(path)
    }
  }

  @Test("What nobody loses anything by is no damage, and a name may have a colon")
  func messages() {
    let harmless = """
      bsdtar: *.swift: Not found in archive
      bsdtar: Pathname can't be converted from UTF-8 to current locale.
      bsdtar: Error exit delayed from previous errors.
      """
    #expect(ArchiveIntegrity(errors: harmless, endings: ["swift"]) == ArchiveIntegrity())
    let lost = ArchiveIntegrity(
      errors: "./a: b.SWIFT: Incorrect passphrase: Unknown error -1\nbsdtar: Truncated tar archive",
      endings: ["swift"])
    #expect(lost.loss == .archiveWithPassword)
    #expect(lost.broken == ["a: b.SWIFT"] && lost.locked == ["./a: b.SWIFT"])
  }
}
