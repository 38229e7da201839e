import Files
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

  /// How many cases there are; more when somebody asks for a longer run.
  private static let count =
    ProcessInfo.processInfo.environment["WORKBOOK_FUZZ"].flatMap { Int($0) } ?? 200

  @Test("Folders of seeded names are a submission each, and a page of each can be written")
  func fuzzedNames() throws {
    var state: UInt64 = 20_261_128
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let parts = [
      "ann", "Ann", "e\u{301}", "é", "\u{202E}", "\u{200B}", " ", ".", "..", "%", "%E9", "\n", "\r",
      "\t",
      "\"", ",", "=1+1", "<b>", "&", "\u{1B}[2J", "-", "--output", "_LATE", "_4711_98765_",
      "_123_assignsubmission_file", ".zip", ".html", "submission_17", "CON", "🙂",
      String(repeating: "a", count: 80), String(repeating: "ö", count: 60),
    ].map { Array($0.utf8) }
    let home = folder + "/class"
    let pages = folder + "/pages"
    for folder in [home, pages] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var made: Set<[UInt8]> = []
    for _ in 0..<Self.count {
      var name: [UInt8] = []
      for _ in 0...next(4) {
        name += next(4) == 0 ? [UInt8(1 + next(255))] : parts[Int(next(UInt64(parts.count)))]
      }
      name.removeAll { $0 == UInt8(ascii: "/") }
      let path = Array((home + "/").utf8) + name + [0]
      let isMade = path.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { mkdir($0.baseAddress!, 0o755) == 0 }
      }
      if isMade, name.first != UInt8(ascii: ".") { made.insert(name) }
    }
    #expect(made.count > Self.count / 2)
    let all = try Submission.all(in: home)
    // What Moodle hands out besides a student's files is none where there are those.
    let found = Set(all.map(\.folder))
    let missing = made.compactMap { String(validating: $0, as: UTF8.self) }
      .filter { !found.contains("\(home)/\($0)") }
    #expect(missing.filter { !$0.contains("_assignsubmission_") } == [])
    #expect(all.count == made.count - missing.count)
    for submission in all {
      let isFound =
        submission.obstacle == .nameNotUTF8
        || made.contains(Array(submission.folder.utf8.dropFirst(home.utf8.count + 1)))
      #expect(isFound, "\(submission.student.debugDescription)")
      // Controls would speak to terminals and tables.
      #expect(submission.student == submission.student.withoutControls)
      try Data().write(to: URL(filePath: "\(pages)/\(submission.student).html"))
    }
    // No two students have one page.
    #expect(try FileManager.default.contentsOfDirectory(atPath: pages).count == all.count)
  }

  @Test("An archive and a name that is not UTF-8 have a row")
  func odd() throws {
    try makeFolders("ann")
    try Data().write(to: URL(filePath: folder + "/bo.zip"))
    let path = Array((folder + "/caf").utf8) + [0xE9, 0]
    path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = mkdir($0.baseAddress!, 0o755) }
    }
    let all = try Submission.all(in: folder)
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
        "doeann_4711", "mal_4714_98768_3-pop.swift", "roebob_4712", "zhaocy_4713",
      ])
    #expect(all.map { $0.remarks.contains(.markedLate) } == [true, false, true, false])
    #expect(
      all[0].looseFiles == [
        names[0]: "2-fade-in.swift", names[1]: "3-pop-1.swift", names[2]: "notes.pdf",
      ])
    #expect(all.map(\.isReadable) == [true, false, true, false])
  }

  @Test("A student of Canvas' is called the same, whatever is handed in again and when")
  func resubmitted() throws {
    func students(_ names: String...) throws -> [String] {
      let place = folder + "/\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      for name in names { try Data("x".utf8).write(to: URL(filePath: "\(place)/\(name)")) }
      return try Submission.all(in: place).map(\.student)
    }
    #expect(try students("roebob_4712_98766_3-pop.swift") == ["roebob_4712"])
    #expect(try students("roebob_LATE_4712_99001_3-pop-1.swift") == ["roebob_4712"])
    #expect(try students("roebob_LATE_4712_99002_work.zip") == ["roebob_4712"])
    // Where a number is not one student's, names stay as they are.
    #expect(
      try students("hw_3_17_ann.zip", "hw_3_18_bo.zip") == ["hw_3_17_ann.zip", "hw_3_18_bo.zip"])
    let roster = try Roster("id,canvas\nbob,4712\nann,4711\n", file: "r.csv")
    try Data().write(to: URL(filePath: folder + "/roebob_LATE_4712_99002_work.zip"))
    let matched = roster.matched(try Submission.all(in: folder).filter { $0.obstacle == .archive })
    #expect(matched.map(\.student) == ["ann", "bob"])
    #expect(matched[1].remarks == [.markedLate])
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

  private func makeFolders(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  private func write(_ name: String) throws {
    try Data("x".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  @Test(
    "Of what Moodle hands out a written text is no submission beside files, and alone it is one")
  func moodle() throws {
    try makeFolders(
      "Ann Doe_9_assignsubmission_file", "Ann Doe_9_assignsubmission_onlinetext",
      "Bo_10_assignsubmission_onlinetext", "Cy_Roe_11_assignsubmission_file_/ch17")
    for name in ["work.zip", ".hidden.zip"] {
      try write("Ann Doe_9_assignsubmission_file/" + name)
    }
    try write("Cy_Roe_11_assignsubmission_file_/ch17/all.tar.gz")
    let all = try Submission.all(in: folder)
    #expect(
      all.map(\.student) == [
        "Ann Doe_9_assignsubmission_file", "Bo_10_assignsubmission_onlinetext",
        "Cy_Roe_11_assignsubmission_file_",
      ])
    #expect(all.map(\.archives) == [["work.zip"], [], ["ch17/all.tar.gz"]])
  }

  @Test("Loose files of Moodle's are each student's, and an archive beside loose files is a part")
  func looseMoodle() throws {
    for name in [
      "Ann Doe_9_assignsubmission_file_2-fade-in.swift",
      "Ann Doe_9_assignsubmission_file_3-pop.swift",
      // The student called the file like one of somebody else's.
      "Ann Doe_9_assignsubmission_file_Bo_10_assignsubmission_file_4-x.swift",
      "Ann Doe_9_assignsubmission_onlinetext_text.html", "roebob_4712_98766_3-pop.swift",
      "roebob_4712_98767_rest.zip", "zhaocy_4713_98768_all.zip",
    ] { try write(name) }
    let all = try Submission.all(in: folder)
    #expect(
      all.map(\.student) == [
        "Ann Doe_9_assignsubmission_file", "roebob_4712", "zhaocy_4713",
      ])
    #expect(
      all[0].looseFiles?.values.sorted()
        == ["2-fade-in.swift", "3-pop.swift", "Bo_10_assignsubmission_file_4-x.swift"])
    #expect(all.map(\.archives) == [[], ["roebob_4712_98767_rest.zip"], []])
  }

  @Test(
    "A platform's folder of a whole class is not taken for a student's",
    arguments: [
      ["export/submission_metadata.yml"], ["export/Ann_9_assignsubmission_file"],
      ["export/inner/submission_metadata.yml"],
      ["export/a_1_2_x.swift", "export/b_2_3_x.swift"],
    ])
  func classFolder(paths: [String]) throws {
    for path in paths {
      try makeFolders(URL(filePath: path).deletingLastPathComponent().relativePath)
      try write(path)
    }
    let all = try Submission.all(in: folder)
    let instead = folder + (paths[0].contains("inner") ? "/export/inner" : "/export")
    let error = GradingError.classAsSubmission(folder: folder, name: "export", instead: instead)
    #expect(throws: error) { try Submission.requireClass(all, in: folder) }
    let roster = try Roster("id\nann\n", file: "r")
    #expect(
      throws: GradingError.nobodyMatched(folder: folder, found: ["export"], instead: instead)
    ) { _ = try roster.matched(all, in: [folder]) }
  }

  @Test("A student's folder is no class, and a roster on which one is found is the right one")
  func oneStudent() throws {
    try makeFolders("ann/ch17")
    try write("ann/ch17/a_1_2_x.swift")
    let all = try Submission.all(in: folder)
    try Submission.requireClass(all, in: folder)
    let matched = try Roster("id\nann\nbo\n", file: "r").matched(all, in: [folder])
    #expect(matched.map(\.student) == ["ann", "bo"])
    #expect(
      throws: GradingError.nobodyMatched(folder: folder, found: ["ann"], instead: nil)
    ) { _ = try Roster("id\nbo\n", file: "r").matched(all, in: [folder]) }
  }

  @Test("A run's folder is not among the submissions, however it is written")
  func output() throws {
    try makeFolders("ann")
    let link = folder + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    defer { unlink(link) }
    for output in [folder, folder + "/grades", folder + "/ann/../x", link, link + "/a/b"] {
      #expect(throws: GradingError.outputInSubmissions(output: output, folder: folder)) {
        try RunFolder.requireUsable(output, resumes: false, submissions: folder)
      }
    }
    for output in [folder + "-grades", folder + "/.."] {
      try RunFolder.requireUsable(output, resumes: false, submissions: folder)
    }
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
    #expect(throws: GradingError.secretEmpty(path: file)) { try Secret(file: file) }
    try Data([0]).write(to: URL(filePath: file))
    _ = try Secret(file: file)
  }
}
