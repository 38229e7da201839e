import Foundation
import Testing

@Suite("Files for platforms", .serialized, .needsBuiltTool)
struct PlatformTests {
  private let gradescope = Workbench.root + "/bin/platforms/gradescope"

  /// Lays a folder out as Gradescope does, and runs the autograder in it.
  private func autograde(
    _ answer: String, in bench: Workbench, exercises: String = "ch01\n"
  ) throws -> (status: Int32, result: [String: Any]) {
    let root = bench.folder + "/autograder"
    for part in ["source", "submission/ch01"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(part)", withIntermediateDirectories: true)
    }
    try answer.write(
      toFile: root + "/submission/ch01/1-cut.swift", atomically: true, encoding: .utf8)
    try exercises.write(toFile: root + "/source/exercises", atomically: true, encoding: .utf8)
    try "hunter2".write(toFile: root + "/source/secret", atomically: true, encoding: .utf8)
    let starter = bench.folder + "/workbook"
    try "#!/bin/sh\nexec '\(Workbench.tool)' \"$@\"\n".write(
      toFile: starter, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: starter)
    // Only grading reads the book.
    let text = try String(contentsOfFile: gradescope + "/run_autograder", encoding: .utf8)
      .replacing("grade run ", with: "grade run --book '\(bench.book)' ")
    let script = bench.folder + "/run_autograder"
    try text.write(toFile: script, atomically: true, encoding: .utf8)
    let done = try bench.start(
      "/bin/bash", [script], ["AUTOGRADER": root, "WORKBOOK": starter])
    let data = try Data(contentsOf: URL(filePath: root + "/results/results.json"))
    let result = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (done.status, try #require(result, "\(done.output)\(done.errors)"))
  }

  @Test("Gradescope's autograder leaves a result with the points of each test")
  func autograder() throws {
    let bench = try Workbench()
    let (status, result) = try autograde(bench.solution, in: bench)
    #expect(status == 0)
    #expect(result["score"] as? Int == 10)
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.compactMap { $0["max_score"] as? Int } == [5, 5])
  }

  @Test("Where nothing could be graded the autograder fails, and leaves a result without a score")
  func failingAutograder() throws {
    let bench = try Workbench()
    let (status, result) = try autograde(bench.solution, in: bench, exercises: "ch99\n")
    #expect(status == 1)
    #expect(result["score"] == nil)
    #expect((result["output"] as? String)?.contains("no fault of yours") == true)
  }

  @Test(
    "Scripts are well formed and can be started",
    arguments: ["setup.sh", "run_autograder"])
  func syntax(name: String) throws {
    let bench = try Workbench()
    let checked = try bench.start("/bin/bash", ["-n", "\(gradescope)/\(name)"])
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(FileManager.default.isExecutableFile(atPath: "\(gradescope)/\(name)"))
  }

  @Test(
    "Files for platforms use commands, options and formats that there are",
    arguments: ["gradescope/run_autograder", "github/grade.yml", "kubernetes/job.yaml"])
  func commands(file: String) throws {
    let bench = try Workbench()
    let text = try String(
      contentsOfFile: "\(Workbench.root)/bin/platforms/\(file)", encoding: .utf8)
    let help = try ["run", "export", "merge"].map { command in
      try bench.start(Workbench.tool, ["grade", command, "--help"]).output
    }.joined()
    // What follows a command, up to the end of what the shell runs.
    let calls = text.matches(of: /grade (?:run|export|merge) [^;&#]*?(?=;|&|#|\n *- |\n *\n|\z)/)
    #expect(!calls.isEmpty)
    for call in calls {
      for option in call.output.matches(of: /--[a-z-]+/) {
        #expect(help.contains(option.output), "\(option.output)")
      }
      if let format = call.output.firstMatch(of: /grade export ([a-z-]+)/) {
        #expect(help.contains("\(format.1),") || help.contains("\(format.1)."), "\(format.1)")
      }
    }
  }

  @Test("The Job has as many completions as there are parts")
  func parts() throws {
    let text = try String(
      contentsOfFile: Workbench.root + "/bin/platforms/kubernetes/job.yaml", encoding: .utf8)
    let completions = try #require(text.firstMatch(of: /completions: (\d+)/)).1
    let parts = try #require(text.firstMatch(of: /--shard "\$part\/(\d+)"/)).1
    #expect(completions == parts)
  }
}
