import Foundation
import Markdown
import Testing

@testable import Chapters
@testable import Conformance

/// The workflow is played by a shell, with programs that only say whether they succeed.
@Suite("The workflow for a hosted Mac")
struct WorkflowTests {
  private static func map(_ value: YAMLValue?) -> [String: YAMLValue] {
    guard case .map(let entries)? = value?.content else { return [:] }
    return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private static func parse(_ text: String) throws -> [String: YAMLValue] {
    map(try YAMLValue.parse(text, at: SourcePosition(line: 1, column: 1)))
  }

  private func steps() throws -> [[String: YAMLValue]] {
    let jobs = Self.map(try Self.parse(PackageText.workflow)["jobs"])
    guard case .list(let steps)? = Self.map(jobs["record"])["steps"]?.content else { return [] }
    return steps.map(Self.map)
  }

  /// Whether the job is green, and which programs were called, if one of `xcodebuild`'s actions fails.
  private func play(failing: String) throws -> (isGreen: Bool, calls: [String]) {
    let folder = FileManager.default.temporaryDirectory.path + "/workflow-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for program in ["brew", "xcodegen", "xcrun", "xcodebuild", "rm"] {
      let path = "\(folder)/\(program)"
      try "#!/bin/sh\necho \"\(program) $*\" >>\(folder)/calls\n[ \"$1\" != \"\(failing)\" ]\n"
        .write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    var isGreen = true
    for step in try steps() where isGreen || step["if"]?.text == "always()" {
      guard let script = step["run"]?.text else { continue }
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/bash")
      shell.arguments = ["-e", "-c", script]
      shell.environment = ["PATH": folder, "GITHUB_ENV": folder + "/environment", "PHONE": "id"]
      try shell.run()
      shell.waitUntilExit()
      isGreen = isGreen && shell.terminationStatus == 0
    }
    let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8)
    return (isGreen, calls.split(separator: "\n").map { $0.prefix { $0 != "-" }.description })
  }

  @Test("A build that fails is red, and so is a rule that does not hold")
  func failures() throws {
    let all = [
      "brew install xcodegen", "xcodegen ", "xcrun simctl create Conformance iPhone 16e",
      "xcodebuild build", "rm ", "xcodebuild test",
    ]
    let held = try play(failing: "nothing")
    #expect(held.isGreen)
    #expect(held.calls == all)
    let unbuilt = try play(failing: "build-for-testing")
    #expect(!unbuilt.isGreen)
    #expect(unbuilt.calls == Array(all.prefix(4)))
    let broken = try play(failing: "test-without-building")
    #expect(!broken.isGreen)
    #expect(broken.calls == all)
  }

  @Test("The recording is kept whatever the rules say, and a missing one is a failure")
  func keeping() throws {
    let last = try #require(try steps().last)
    #expect(last["uses"]?.text?.hasPrefix("actions/upload-artifact@") == true)
    #expect(last["if"]?.text == "always()")
    let options = Self.map(last["with"])
    #expect(options["path"]?.text == PackageText.recording)
    #expect(options["if-no-files-found"]?.text == "error")
  }

  @Test("The app fills its screen, and the tests write where the workflow reads")
  func project() throws {
    let project = try Self.parse(PackageText.project)
    let app = Self.map(Self.map(project["targets"])["HostApp"])
    let settings = Self.map(app["settings"])
    #expect(settings["INFOPLIST_KEY_UILaunchScreen_Generation"]?.text == "YES")
    #expect(settings["TARGETED_DEVICE_FAMILY"]?.text == "1")
    let test = Self.map(Self.map(Self.map(project["schemes"])["Conformance"])["test"])
    #expect(Self.map(test["environmentVariables"])["RECORDING"]?.text == PackageText.recording)
    guard case .list(let targets)? = test["targets"]?.content else {
      Issue.record("The scheme tests nothing.")
      return
    }
    #expect(targets.map(\.text) == ["RuleTests", "TouchTests"])
    for target in targets.compactMap(\.text) {
      #expect(Self.map(project["targets"])[target] != nil)
    }
  }
}
