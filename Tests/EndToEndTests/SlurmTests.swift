import Foundation
import Testing

@Suite(
  "Slurm grades a class", .serialized, .needsBuiltTool,
  .enabled(
    if: OneNodeSlurm.canBeStarted,
    "Slurm is not installed here (Debian: slurm-wlm and munge), or this user is not root."),
  .timeLimit(.minutes(5)))
struct SlurmTests {
  let bench: Workbench
  let submissions: String

  init() throws {
    bench = try Workbench()
    submissions = bench.folder + "/submissions"
    try FileManager.default.createDirectory(atPath: submissions, withIntermediateDirectories: true)
    try handIn("broken", "import UIKit\nnonsense\n")
    for student in ["ann", "bo", "cy", "dee"] {
      try handIn(student, "// \(student)\n\(bench.solution)")
    }
  }

  private func handIn(_ student: String, _ text: String) throws {
    let folder = "\(submissions)/\(student)/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("The parts of an array, put together by the job behind it, are the undivided class")
  func array() async throws {
    let secret = bench.folder + "/secret"
    try "ours".write(toFile: secret, atomically: true, encoding: .utf8)
    let (whole, parts) = (bench.folder + "/whole", bench.folder + "/parts")
    func words(_ output: String) -> [String] {
      ["grade", submissions, "--output", output, "--secret-file", secret, "--book", bench.book]
    }
    let undivided = try bench.start(Workbench.tool, words(whole))
    #expect(undivided.status == 0, "\(undivided)")

    let slurm = try await OneNodeSlurm(on: bench)
    let submitted = try bench.start(
      Workbench.tool, words(parts) + ["--slurm", "2"], slurm.environment)
    #expect(submitted.status == 0, "\(submitted)")
    #expect(
      submitted.output.hasSuffix(
        "Submitted: job 1 grades the parts, and job 2 puts them together.\n"))
    while !(try slurm.output("squeue", "--noheader")).isEmpty {
      try await Task.sleep(for: .milliseconds(200))
    }
    let said = ["part-1", "part-2", "merge"].map { text("\(parts)/slurm/\($0).log") ?? "none" }
    #expect(text(parts + "/gradebook.csv") == text(whole + "/gradebook.csv"), "\(said)")
  }
}
