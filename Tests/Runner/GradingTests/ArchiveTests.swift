import Chapters
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("Archives of anybody's")
final class ArchiveTests {
  let folder = FileManager.default.temporaryDirectory.path + "/archives-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// An entry as POSIX describes it.
  private func entry(
    _ path: String, _ text: String, kind: Character = "0", target: String = ""
  ) -> Data {
    entry(Array(path.utf8), text, kind: kind, target: target)
  }

  private func entry(
    _ path: [UInt8], _ text: String, kind: Character = "0", target: String = ""
  ) -> Data {
    var header = [UInt8](repeating: 0, count: TarArchive.block)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    header.replaceSubrange(0..<path.count, with: path)
    put(target, at: 157)
    put(String(text.utf8.count, radix: 8), at: 124)
    put(String(kind), at: 156)
    put("ustar", at: 257)
    put("        ", at: 148)
    put(String(header.reduce(0) { $0 + Int($1) }, radix: 8) + "\0 ", at: 148)
    let rest = (TarArchive.block - text.utf8.count % TarArchive.block) % TarArchive.block
    return Data(header) + Data(text.utf8) + Data(count: rest)
  }

  @Test("Only regular Swift files below the folder are taken, and the last of a name")
  func entries() {
    let archive = [
      entry("ch01/1-cut.swift", "one"), entry("./ch01/2.swift", "two"), entry("notes.txt", "no"),
      entry("/absolute.swift", "no"), entry("../up.swift", "no"), entry("a/../b.swift", "no"),
      entry("a//b.swift", "no"), entry("link.swift", "", kind: "2"),
      entry("hard.swift", "", kind: "1"), entry("device.swift", "", kind: "3"),
      entry("pipe.swift", "", kind: "6"), entry("folder.swift", "", kind: "5"),
      entry("ch01/1-cut.swift", "again"),
    ].reduce(Data(), +)
    #expect(
      TarArchive.files(in: archive) == [
        "ch01/1-cut.swift": Data("again".utf8), "ch01/2.swift": Data("two".utf8),
      ])
  }

  @Test("Names that are long, not UTF-8 or another's are kept, and what is hidden is not")
  func unusual() {
    let long = (0..<20).map { "folder\($0)-of-a-long-path" }.joined(separator: "/") + "/a.swift"
    let archive = [
      entry("././@LongLink", long + "\0", kind: "L"), entry("folder0", "long"),
      entry([0x62, 0xFC, 0x2F] + Array("1-cut.swift".utf8), "umlaut"), entry("x.swift", "hard"),
      entry("ch01/2.swift", "", kind: "1", target: "./x.swift"), entry(".build/b.swift", "no"),
      entry("a/.hidden.swift", "no"), entry("__MACOSX/c.swift", "no"),
    ].reduce(Data(), +)
    #expect(
      TarArchive.files(in: archive).mapValues { String(decoding: $0, as: UTF8.self) } == [
        long: "long", "b%FC/1-cut.swift": "umlaut", "x.swift": "hard", "ch01/2.swift": "hard",
      ])
  }

  @Test("Seeded damage of an archive gives fewer files and never a trap")
  func damage() {
    let whole = (0..<4).map { entry("ch01/\($0).swift", "text \($0)") }.reduce(Data(), +)
    var state: UInt64 = 20_261_122
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
      let files = TarArchive.files(in: bytes.prefix(next(bytes.count + 1)))
      #expect(files.count <= 4)
      #expect(files.keys.allSatisfy { !$0.hasPrefix("/") && !$0.contains("..") })
    }
  }

  @Test("A file below another file is left out; one that cannot be written is an obstacle of ours")
  func writing() throws {
    let content = Data("let a = 1".utf8)
    try ArchiveReader.write(
      ["ch01/1-cut.swift": content, "ch01/1-cut.swift/x.swift": content, "a.swift": content],
      to: folder + "/out")
    let names = FileManager.default.enumerator(atPath: folder + "/out")?
      .compactMap { $0 as? String }
    #expect(Set(names ?? []) == ["ch01", "ch01/1-cut.swift", "a.swift"])
    // Nothing can be written below a file, as on a disk that is full.
    try content.write(to: URL(filePath: folder + "/full"))
    #expect(throws: ArchiveReader.Fault.obstacle(.archive)) {
      try ArchiveReader.write(["ch01/1-cut.swift": content], to: folder + "/full")
    }
  }

  /// What an archive of this name becomes.
  private func unpacked(
    _ name: String, atMost entries: Int = 100
  ) async throws -> (Submission, files: [String]) {
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    let reader = ArchiveReader(
      sandbox: sandbox, home: folder + "/home", exercises: [], atMost: entries)
    let submission = Submission(
      student: name, folder: "\(folder)/\(name)", isReadable: false, obstacle: .archive)
    let (all, place) = try await reader.unpacked([submission])
    defer { place?.remove() }
    let files = FileManager.default.enumerator(atPath: all[0].folder)?.compactMap { $0 as? String }
    return (all[0], (files ?? []).filter { $0.hasSuffix(".swift") }.sorted())
  }

  private func run(_ program: String, _ arguments: [String], in place: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: place)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  @Test(
    "Archives of all kinds are unpacked, without their links",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"),
    arguments: ["a.zip", "a.tar", "a.tar.gz", "a.tar.xz", "a.7z"])
  func kinds(name: String) async throws {
    let place = folder + "/in"
    try FileManager.default.createDirectory(
      atPath: place + "/Ch01", withIntermediateDirectories: true)
    try "let a = 1\n".write(toFile: place + "/Ch01/1-cut.swift", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: place + "/Ch01/2-pop.swift", withDestinationPath: "/etc/passwd")
    try run("/usr/bin/bsdtar", ["-a", "-c", "-f", "../\(name)", "."], in: place)
    let (submission, files) = try await unpacked(name)
    #expect(submission.student == "a")
    #expect(submission.obstacle == nil && submission.fault == nil && submission.isReadable)
    #expect(files == ["Ch01/1-cut.swift"])
    #expect(submission.left == [.noFile("Ch01/2-pop.swift")])
  }

  @Test(
    "What is not taken out of an archive is named, and one without Swift files cannot be read",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
  func left() async throws {
    let exercises = try Book(folder: Self.tests + "/EndToEndTests/Fixtures/Small").exercises
    let archive = [
      entry("ch01/1-cut.swift", "let a = 1"), entry("ch01/1-kut.swift", "let a = 2"),
      entry("notes \u{FC}.txt", "x"), entry("work.zip", "x"), entry(".git/config", "x"),
      entry("../up.swift", "x"), entry("link.swift", "", kind: "2", target: "/etc/passwd"),
      entry("folder", "", kind: "5"), Data(count: 2 * TarArchive.block),
    ].reduce(Data(), +)
    try archive.write(to: URL(filePath: folder + "/a.tar"))
    let (submission, files) = try await unpacked("a.tar")
    #expect(files == ["ch01/1-cut.swift", "ch01/1-kut.swift"])
    #expect(
      SubmissionFiles(submission, exercises: exercises).remarks.map(\.sentence).sorted() == [
        "link.swift is a link or a device, and only files are taken out of an archive.",
        "notes \u{FC}.txt has the name of no exercise.",
        "up.swift was not taken out of the archive, because its path leads out of it, or below "
          + "another file.",
        "work.zip is an archive; unpack it.",
      ])
    try (entry("essay.docx", "x") + Data(count: 2 * TarArchive.block)).write(
      to: URL(filePath: folder + "/b.tar"))
    let other = try await unpacked("b.tar").0
    #expect(other.fault == .archiveWithoutSwift && other.obstacle == nil)
    let read = SubmissionFiles(other, exercises: exercises)
    #expect(read.remarks == [.unknownName(file: "essay.docx", nearest: [])])
    guard case .answer(let answer) = read.handedIn(for: exercises[0]) else {
      Issue.record("It is an answer that cannot be read")
      return
    }
    #expect(answer.text == .failure(.archiveWithoutSwift))
  }

  @Test(
    "An archive with more entries than are listed is not looked into, whatever they are",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
  func tooManyEntries() async throws {
    let archive = [
      entry("ch01/1-cut.swift", "let a = 1"), entry("folder", "", kind: "5"), entry("a.txt", "x"),
      Data(count: 2 * TarArchive.block),
    ].reduce(Data(), +)
    try archive.write(to: URL(filePath: folder + "/a.tar"))
    #expect(try await unpacked("a.tar", atMost: 3).0.fault == nil)
    let (submission, files) = try await unpacked("a.tar", atMost: 2)
    #expect(submission.fault == .archiveWithTooManyFiles && submission.obstacle == nil)
    #expect(files == [])
    #expect(submission.student == "a")
  }

  @Test(
    "Archives are unpacked side by side, and come in the order of their students",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
  func several() async throws {
    let submissions = try ["zoe", "ann", "bo"].map { name in
      let archive = entry("\(name).swift", "let a = 1") + Data(count: 2 * TarArchive.block)
      try archive.write(to: URL(filePath: "\(folder)/\(name).tar"))
      return Submission(
        student: name + ".tar", folder: "\(folder)/\(name).tar", isReadable: false,
        obstacle: .archive)
    }
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    let reader = ArchiveReader(sandbox: sandbox, home: folder + "/home", exercises: [])
    var steps: [Int] = []
    let (all, place) = try await reader.unpacked(submissions, atOneTime: 2) { steps.append($0) }
    defer { place?.remove() }
    #expect(all.map(\.student) == ["ann", "bo", "zoe"])
    #expect(
      all.map { (try? FileManager.default.contentsOfDirectory(atPath: $0.folder)) ?? [] } == [
        ["ann.swift"], ["bo.swift"], ["zoe.swift"],
      ])
    #expect(steps == [1, 2, 3])
  }

  @Test(
    "A student's archive that cannot be read is named as that, and not as one to unpack",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
  func unreadableOfStudent() async throws {
    let exercises = try Book(folder: Self.tests + "/EndToEndTests/Fixtures/Small").exercises
    let place = folder + "/class/ann"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data("PK\u{3}\u{4} is no archive".utf8).write(to: URL(filePath: place + "/work.zip"))
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    let reader = ArchiveReader(sandbox: sandbox, home: folder + "/home", exercises: exercises)
    let (all, unpacked) = try await reader.unpacked(Submission.all(in: folder + "/class"))
    defer { unpacked?.remove() }
    #expect(
      SubmissionFiles(all[0], exercises: exercises).remarks.map(\.sentence) == [
        "work.zip is an archive of which nothing could be read."
      ])
  }

  @Test(
    "Much code is no bomb, nor is little that says the same over and over",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
  func honestRatio() async throws {
    let place = folder + "/in/ch01"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    // Digits, of which a zip takes half; each file is compressed alone.
    var state: UInt64 = 1
    var text = "// "
    for _ in 0..<(1 << 14) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += String(state, radix: 16)
    }
    let count = ArchiveReader.mostBytesOfAnyRatio / text.utf8.count + 1
    for number in 0..<count {
      try text.write(toFile: "\(place)/\(number).swift", atomically: true, encoding: .utf8)
    }
    try run("/usr/bin/bsdtar", ["-a", "-c", "-f", "../much.zip", "."], in: folder + "/in")
    #expect(try await unpacked("much.zip").0.fault == nil)
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try String(repeating: "// the same\n", count: 500_000).write(
      toFile: place + "/1-cut.swift", atomically: true, encoding: .utf8)
    try run("/usr/bin/bsdtar", ["-a", "-c", "-f", "../same.zip", "."], in: folder + "/in")
    #expect(try await unpacked("same.zip").0.fault == nil)
  }

  @Test("A listing is read to the letter, whatever an entry is called")
  func listing() {
    let text = """
      #mtree
      . type=dir
      ./a\\040b\\012./c.swift\\040type=dir type=file
      ./\\303\\274 type=fifo
      ./.git/x type=file
      ./d type=dir
      /up type=file
      ./e nonsense
      """
    #expect(
      ArchiveListing(Array(text.utf8), limit: 9).entries == [
        .init(path: "a b\n./c.swift type=dir", isFile: true), .init(path: "\u{FC}", isFile: false),
      ])
    #expect(ArchiveListing(Array(text.utf8), limit: 1).entries.count == 1)
    #expect(ArchiveListing.lineCount(of: Array(text.utf8)) == 8)
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test(
    "A bomb and a damaged archive are answers that cannot be read, and no fault of ours",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0, "apt-get install libarchive-tools"))
  func hostile() async throws {
    let place = folder + "/in"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    #expect(
      FileManager.default.createFile(
        atPath: place + "/bomb.swift", contents: Data(count: ArchiveReader.mostBytes + 1)))
    try run("/usr/bin/bsdtar", ["-a", "-c", "-f", "../bomb.zip", "."], in: place)
    #expect(try await unpacked("bomb.zip").0.fault == .archiveTooLarge)
    // A hundredth of the work is enough, if the archive costs next to nothing.
    #expect(
      FileManager.default.createFile(
        atPath: place + "/bomb.swift",
        contents: Data(count: ArchiveReader.mostBytesOfAnyRatio + 1)))
    try run("/usr/bin/bsdtar", ["-a", "-c", "-f", "../small.zip", "."], in: place)
    #expect(try await unpacked("small.zip").0.fault == .archiveTooCompressed)
    try Data("PK\u{3}\u{4} is no archive".utf8).write(to: URL(filePath: folder + "/no.zip"))
    #expect(try await unpacked("no.zip").0.fault == .damagedArchive)
    // A description of files is an archive too, and names files of this machine.
    try "#mtree\n./a.swift type=file contents=/usr/lib/os-release\n".write(
      toFile: folder + "/tree.tar", atomically: true, encoding: .utf8)
    #expect(try await unpacked("tree.tar").0.fault == .damagedArchive)
    #expect(mkfifo(folder + "/pipe.zip", 0o600) == 0)
    #expect(try await unpacked("pipe.zip").0.fault == .notAFile)
  }
}
