import Foundation
import Testing

@Suite("A class from several places, and a part of it by name", .serialized, .needsBuiltTool)
struct ClassSelectionTests {
  let bench: Workbench
  private var folder: String { bench.workspace }

  init() throws {
    bench = try Workbench()
  }

  private func handIn(_ files: String...) throws {
    for file in files {
      let url = URL(filePath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bench.solution.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// Grades in the workspace, where no `--output` means its folder `grades`.
  private func grade(_ words: String) throws -> Workbench.Result {
    try bench.start(
      "/bin/sh",
      [
        "-c", "cd '\(folder)' && exec '\(Workbench.tool)' grade \(words) --book '\(bench.book)'",
      ])
  }

  private func gradebook() throws -> [String] {
    try String(contentsOfFile: folder + "/grades/gradebook.csv", encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst().map(String.init)
  }

  @Test("Several folders are one class, in which a student is once")
  func places() throws {
    try handIn("a/ann/ch01/1-cut.swift", "b/bo/ch01/1-cut.swift", "c/ann/ch01/1-cut.swift")
    let refused = try grade("a b c")
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "'ann' is in \(folder)/a and in \(folder)/c, and a student has one submission. Put both into one "
        + "folder of the student's, or leave one out.\n")
    let graded = try grade("a b")
    #expect(graded.status == 0, "\(graded)")
    #expect(try gradebook() == ["ann,10,10,10,pass,", "bo,10,10,10,pass,"])
  }

  @Test(
    "Students who are left out are named, lose nothing that they had, and are graded by --resume")
  func students() throws {
    try handIn("all/ann/ch01/1-cut.swift", "all/bo/ch01/1-cut.swift")
    let typo = try grade("all --skip anne")
    #expect(typo.status == 2)
    #expect(
      typo.errors == "Neither an exercise nor a student is called 'anne'. Did you mean ann?\n")
    #expect(!FileManager.default.fileExists(atPath: folder + "/grades"))
    let graded = try grade("all --only ann --only ch01.cut")
    #expect(graded.status == 0, "\(graded)")
    #expect(
      graded.output.hasPrefix("Not graded: bo, ch01.cut. It was left out with --only or --skip; "))
    #expect(graded.output.contains("\n1 of 2 submissions graded, 1 left out.\n"))
    #expect(
      try gradebook() == [
        "ann,10,10,10,pass,",
        "bo,ungraded,ungraded,10,ungraded,\"ch01.cut: It was left out with --only or --skip; the same command without "
          + "that and with --resume grades it.\"",
      ])
    // What is left out now and was graded before stays.
    let other = try grade("all --skip ann --resume")
    #expect(
      other.status == 0 && other.output.hasPrefix("2 of 2 submissions graded.\n"), "\(other)")
    #expect(try gradebook() == ["ann,10,10,10,pass,", "bo,10,10,10,pass,"])
    let explained = try bench.start(Workbench.tool, ["grade", "explain", folder + "/grades", "bo"])
    let name = try #require(explained.output.firstMatch(of: /Its runs: (.*)/)?.1)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/grades/\(name)"))
  }
}
