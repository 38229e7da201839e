import Chapters
import Foundation
import Testing

@testable import Grading

@Suite("Which file of a submission is the answer")
final class SubmissionFilesTests {
  let folder = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"
  let exercises: [Exercise]

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    exercises = try Book(folder: tests + "/EndToEndTests/Fixtures/Small").exercises
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func submission(_ files: [String]) throws -> SubmissionFiles {
    for file in files {
      let url = URL(filePath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "let a = 1\n".write(to: url, atomically: true, encoding: .utf8)
    }
    return SubmissionFiles(
      Submission(student: "ann", folder: folder, isReadable: true), exercises: exercises)
  }

  func isRecognised(_ files: SubmissionFiles) -> Bool {
    guard case .answer(let answer) = files.handedIn(for: exercises[0]) else { return false }
    return answer.file == "ch01/1-cut.swift" && (try? answer.text.get()) == "let a = 1\n"
  }

  @Test(
    "Names that browsers and platforms give are recognised",
    arguments: [
      "ch01/1-cut.swift", "exercises/ch01/1-cut.swift", "Ch01/1-cut.swift", "CH01/1-CUT.swift",
      "ch01/1-cut-1.swift", "ch01/1-cut (1).swift", "ch01/1-cut(2).swift", "ch01/1-cut copy.swift",
      "ch01/1-cut_3.swift", "ch01/01-cut.swift", "my-workbook/exercises/ch01/1-cut.swift",
      "1-cut.swift",
      "ch01/1-cut copy 2.swift",
    ])
  func recognised(file: String) throws {
    let files = try submission([file])
    #expect(isRecognised(files))
    #expect(files.remarks == [])
  }

  @Test("A misnamed answer is named with its exercise, however many other files lie before it")
  func misnamedAmongMany() throws {
    let files = try submission((100..<160).map { "App/View\($0).swift" } + ["zz/cutting.swift"])
    #expect(
      files.remarks.contains(.unknownName(file: "zz/cutting.swift", nearest: ["1-cut.swift"])))
    #expect(files.remarks.last == .more(count: 41))
  }

  @Test("Among files that lie side by side each student has their own, and the latest counts")
  func loose() throws {
    let texts = [
      "doeann_4711_98765_1-cut.swift": "let a = 1\n",
      "doeann_4711_98770_1-cut-1.swift": "let a = 2\n",
      "doeann_4711_98771_essay.pdf": "x", "roebob_4712_98766_1-cut.swift": "let b = 1\n",
    ]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in texts {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    let files = try Submission.all(in: folder).map { SubmissionFiles($0, exercises: exercises) }
    let answers = files.map { file -> String? in
      guard case .answer(let answer) = file.handedIn(for: exercises[0]) else { return nil }
      return try? answer.text.get()
    }
    #expect(answers == ["let a = 2\n", "let b = 1\n"])
    #expect(
      files[0].remarks == [
        .unknownName(file: "doeann_4711_98771_essay.pdf", nearest: []),
        .secondFile(
          file: "doeann_4711_98765_1-cut.swift", graded: "doeann_4711_98770_1-cut-1.swift"),
      ])
    #expect(files[1].remarks == [])
  }

  @Test(
    "A file that is not recognised is named, with the nearest name",
    arguments: [
      (
        "ch01/1-cuts.swift", Remark.unknownName(file: "ch01/1-cuts.swift", nearest: ["1-cut.swift"])
      ),
      ("ch01/1-cut.txt", .unknownName(file: "ch01/1-cut.txt", nearest: ["1-cut.swift"])),
      ("ch01/essay.docx", .unknownName(file: "ch01/essay.docx", nearest: [])),
      ("work.zip", .archive(file: "work.zip")),
      ("ch01/all.tar.gz", .archive(file: "ch01/all.tar.gz")),
    ])
  func unrecognised(file: String, remark: Remark) throws {
    let files = try submission([file])
    #expect(!isRecognised(files))
    #expect(files.remarks == [remark])
  }

  @Test(
    "A name with the letters of an exercise's is near it, whatever stands around them",
    arguments: [
      "Cut.swift", "Copy of 1-cut.swift", "1-cut_anndoe.swift", "anndoe_1-cut.swift",
      "ch01-1-cut.swift", "mycut.txt",
    ])
  func near(file: String) throws {
    #expect(try submission([file]).remarks == [.unknownName(file: file, nearest: ["1-cut.swift"])])
  }

  /// The exercise, and one of the same name in another chapter.
  private func twoChapters() throws -> [Exercise] {
    let chapters = "\(folder)-book/chapters"
    defer { try? FileManager.default.removeItem(atPath: "\(folder)-book") }
    try FileManager.default.createDirectory(atPath: chapters, withIntermediateDirectories: true)
    let small =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small/chapters"
    for name in try FileManager.default.contentsOfDirectory(atPath: small) where name.contains("01")
    {
      let text = try String(contentsOfFile: "\(small)/\(name)", encoding: .utf8)
      for number in ["01", "02"] {
        try text.replacing("ch01", with: "ch" + number).write(
          toFile: "\(chapters)/\(name.replacing("01", with: number))", atomically: true,
          encoding: .utf8)
      }
    }
    return try Book(folder: "\(folder)-book").exercises
  }

  @Test("A name of several chapters is that of the one that is graded, and else nobody's")
  func severalChapters() throws {
    let two = try twoChapters()
    try #require(two.map(\.id) == ["ch01.cut", "ch02.cut"])
    _ = try submission(["1-cut.swift"])
    let ann = Submission(student: "ann", folder: folder, isReadable: true)
    let one = SubmissionFiles(ann, exercises: two, graded: [two[1]])
    #expect(one.chapters == ["ch02"] && !one.isAmbiguous)
    let both = SubmissionFiles(ann, exercises: two)
    #expect(both.remarks == [] && both.chapters == [])
    let candidates = ["ch01/1-cut.swift", "ch02/1-cut.swift"]
    for exercise in two {
      guard case .obstacle(let obstacle) = both.handedIn(for: exercise) else {
        Issue.record("\(exercise.id) is graded although nobody knows what it is")
        continue
      }
      #expect(obstacle == .ambiguous(file: "1-cut.swift", candidates: candidates))
    }
    #expect(
      throws: GradingError.nothingButAmbiguous(file: "1-cut.swift", candidates: candidates)
    ) { try both.requireName() }
    #expect(
      SubmissionFiles(ann, exercises: two, graded: two).remarks.isEmpty)
    _ = try submission(["1-cuts.swift"])
    #expect(
      SubmissionFiles(ann, exercises: two, graded: [two[0]]).remarks == [
        .unknownName(file: "1-cuts.swift", nearest: ["ch01/1-cut.swift"])
      ])
  }

  @Test("The file in its place is graded, and another one is named")
  func second() throws {
    let files = try submission(["ch01/1-cut.swift", "ch01/1-cut-1.swift"])
    #expect(isRecognised(files))
    #expect(
      files.remarks == [.secondFile(file: "ch01/1-cut-1.swift", graded: "ch01/1-cut.swift")])
  }

  @Test("What may lie in a folder that nobody can read is ungraded, and not missing")
  func closed() throws {
    let files = try submission(["ch01/1-cut.swift"])
    #expect(chmod(folder + "/ch01", 0) == 0)
    defer { chmod(folder + "/ch01", 0o755) }
    guard geteuid() != 0 else { return #expect(isRecognised(files)) }
    let closed = try submission([])
    guard case .obstacle(.noPermission("ch01")) = closed.handedIn(for: exercises[0]) else {
      Issue.record("a folder without permissions is no obstacle")
      return
    }
  }

  @Test("Seeded names of all bytes are walked without a trap, and each is an answer or named")
  func fuzzedNames() throws {
    var state: UInt64 = 20_261_122
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let parts = [
      "ch01", "Ch01", "1-cut", ".swift", "-1", " (1)", "copy", "é", "\u{202E}", "=1+1", "\u{1B}[2J",
      ".", "%", "\n",
    ].map { Array($0.utf8) }
    var made: Set<[UInt8]> = []
    for _ in 0..<300 {
      var name: [UInt8] = []
      for _ in 0...next(4) {
        name += next(3) == 0 ? [UInt8(1 + next(255))] : parts[Int(next(UInt64(parts.count)))]
      }
      name = name.filter { $0 != 0x2F }
      guard !name.isEmpty, name != [0x2E], name != [0x2E, 0x2E] else { continue }
      let path = Array((folder + "/").utf8) + name + [0]
      let file = path.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
      }
      guard file >= 0 else { continue }
      close(file)
      if name.first != 0x2E { made.insert(name) }
    }
    let files = try submission([])
    #expect(made.count > 200)
    // Each is named or counted.
    let counted = files.remarks.reduce(0) { count, remark in
      if case .more(let others) = remark { count + others } else { count + 1 }
    }
    #expect(counted <= made.count)
    #expect(counted >= made.count - 3)
    #expect(files.remarks.count < 30)
    let submissions = try Submission.all(in: URL(filePath: folder).deletingLastPathComponent().path)
    #expect(!submissions.isEmpty)
  }
}
