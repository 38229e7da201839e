import Foundation
import Testing

@testable import Grading

@Suite("Submissions in a folder")
final class SubmissionTests {
  let folder = FileManager.default.temporaryDirectory.path + "/submissions-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("Folders are submissions, files and hidden folders are not, and a link is not followed")
  func all() throws {
    for name in ["b", "a", ".git"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
    }
    try Data().write(to: URL(filePath: folder + "/roster.csv"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/c", withDestinationPath: "a")
    #expect(
      try Submission.all(in: folder) == [
        Submission(student: "a", folder: folder + "/a", isReadable: true),
        Submission(student: "b", folder: folder + "/b", isReadable: true),
        Submission(student: "c", folder: folder + "/c", isReadable: false),
      ])
  }

  @Test("An archive and a name that is not UTF-8 have a row, and the tool's own output has none")
  func odd() throws {
    for name in ["grades", "ann"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
    }
    try Data().write(to: URL(filePath: folder + "/bo.zip"))
    let path = Array((folder + "/caf").utf8) + [0xE9, 0]
    path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = mkdir($0.baseAddress!, 0o755) }
    }
    let all = try Submission.all(
      in: folder, except: [folder + "/../submissions-x", folder + "/grades"])
    #expect(all.map(\.student) == ["ann", "bo.zip", "caf%E9"])
    #expect(all.map(\.obstacle) == [nil, .archive, .nameNotUTF8])
  }

  @Test("Files that lie side by side, as Canvas names them, are a submission for each student")
  func loose() throws {
    let names = [
      "doeann_4711_98765_2-fade-in.swift", "doeann_4711_98770_3-pop-1.swift",
      "doeann_LATE_4711_98790_notes.pdf", "roebob_LATE_4712_98766_3-pop.swift", "roster.csv",
      "zhaocy_4713_98767_all.zip", "_1_2_3.swift", "report_2026_11.txt",
    ]
    for name in names { try Data("x".utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/mal_4714_98768_3-pop.swift",
      withDestinationPath: "doeann_4711_98770_3-pop-1.swift")
    let all = try Submission.all(in: folder)
    #expect(
      all.map(\.student) == [
        "doeann_4711_98765", "mal_4714_98768_3-pop.swift", "roebob_LATE_4712_98766",
        "zhaocy_4713_98767_all.zip",
      ])
    #expect(
      all[0].looseFiles == [
        names[0]: "2-fade-in.swift", names[1]: "3-pop-1.swift", names[2]: "notes.pdf",
      ])
    #expect(all.map(\.isReadable) == [true, false, true, false])
  }

  @Test("Files with numbers in their names are no submissions where none of them is Swift")
  func noLooseFiles() throws {
    for name in ["ann_1_2_notes.txt", "plan_2026_11_23.csv"] {
      try Data().write(to: URL(filePath: "\(folder)/\(name)"))
    }
    #expect(throws: GradingError.noSubmissions(folder: folder)) { try Submission.all(in: folder) }
  }

  @Test("Names that Unicode takes for one are two submissions")
  func composed() throws {
    for name in ["Jose\u{301}", "Jos\u{E9}"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
    }
    let all = try Submission.all(in: folder)
    #expect(all.map(\.student) == ["Jos\u{E9}", "Jos\u{E9} (2)"])
    #expect(Set(all.map { Array($0.folder.utf8) }).count == 2)
    #expect(all.map(\.remarks) == [[], [.secondSubmission(student: "Jos\u{E9}")]])
  }

  @Test("A folder without submissions, and no folder, are errors")
  func none() {
    #expect(throws: GradingError.noSubmissions(folder: folder)) {
      try Submission.all(in: folder)
    }
    #expect(throws: GradingError.submissionsNotReadable(folder: folder + "/none")) {
      try Submission.all(in: folder + "/none")
    }
  }

  @Test("A secret needs a file with at least one byte")
  func secret() throws {
    let file = folder + "/secret"
    #expect(throws: GradingError.secretNotReadable(path: file)) { try Secret(file: file) }
    try Data().write(to: URL(filePath: file))
    #expect(throws: GradingError.secretNotReadable(path: file)) { try Secret(file: file) }
    try Data([0]).write(to: URL(filePath: file))
    _ = try Secret(file: file)
  }
}
