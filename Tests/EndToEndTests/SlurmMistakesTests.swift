import Foundation
import Testing

@Suite("What each part of a class would fail at is said before Slurm queues it", .needsBuiltTool)
struct SlurmMistakesTests {
  let bench: Workbench
  private var submissions: String { bench.folder + "/submissions" }
  private var output: String { bench.folder + "/grades" }

  init() throws {
    bench = try Workbench()
    let folder = submissions + "/ann/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try bench.solution.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
  }

  private func submit(_ words: [String]) throws -> Workbench.Result {
    try bench.start(
      Workbench.tool,
      ["grade", "--output", output, "--book", bench.book, "--slurm", "2"] + words)
  }

  @Test(
    "A name, a file or an option that is wrong",
    arguments: [
      (["FOLDER/submissionz"], "submissionz"),
      (["FOLDER/submissions", "--only", "ch01.cutt"], "Did you mean ch01.cut?"),
      (["FOLDER/submissions", "--roster", "FOLDER/none.csv"], "none.csv"),
      (["FOLDER/submissions", "--secret-file", "FOLDER/none"], "none"),
      (["FOLDER/submissions", "--compare", "FOLDER/old"], "grade report --compare"),
    ])
  func wrong(words: [String], error: String) throws {
    let submitted = try submit(words.map { $0.replacing("FOLDER", with: bench.folder) })
    #expect(submitted.errors.contains(error), "\(submitted)")
    #expect(submitted.status == 2)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("An output that has another run, or is among the submissions")
  func place() throws {
    let whole = try bench.start(
      Workbench.tool, ["grade", submissions, "--output", output, "--book", bench.book])
    try #require(whole.status == 0)
    let submitted = try submit([submissions])
    #expect(submitted.errors.contains("has a run already"), "\(submitted)")
    #expect(submitted.status == 2)
    #expect(!FileManager.default.fileExists(atPath: output + "/slurm"))
    let inside = try submit([bench.folder])
    #expect(inside.errors.contains("is among the submissions"), "\(inside)")
    #expect(inside.status == 2)
  }
}
