import Foundation
import Testing

@Suite("bin/build", .needsBuiltTool)
struct BuildScriptTests {
  /// Stands for `swift build`, and goes on until the script has said how far it is.
  private let swift = """
    #!/bin/bash
    if [[ "$1" != build ]]; then exit 0; fi
    echo "[3/9] Compiling"
    for _ in {1..100}; do
      if grep -qs "Building: 3 of 9, " "$SAID"; then exit 0; fi
      sleep 0.1
    done
    """

  @Test("A call builds once if a source has changed, whatever it asks for, and else not at all")
  func launcher() throws {
    let bench = try Workbench()
    let manager = FileManager.default
    let root = bench.folder + "/package"
    for folder in ["bin", "Sources", ".build/products/release"] {
      try manager.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try manager.copyItem(atPath: Workbench.root + "/bin/workbook", toPath: root + "/bin/workbook")
    try manager.createSymbolicLink(
      atPath: root + "/.build/products/release/workbook", withDestinationPath: Workbench.tool)
    let build = "#!/bin/sh\necho built >>'\(root)/builds'\ntouch '\(root)/.build/workbook.stamp'\n"
    try build.write(toFile: root + "/bin/build", atomically: true, encoding: .utf8)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root + "/bin/build")
    for file in ["Package.swift", "Sources/Tool.swift"] {
      try "".write(toFile: "\(root)/\(file)", atomically: true, encoding: .utf8)
    }
    func builds(_ word: String) throws -> Int {
      _ = try bench.start(root + "/bin/workbook", [word])
      let said = try? String(contentsOfFile: root + "/builds", encoding: .utf8)
      return said?.split(separator: "\n").count ?? 0
    }
    #expect(try builds("--version") == 1)
    #expect(try builds("--version") == 1)
    let future = Date(timeIntervalSinceNow: 3_600)
    try manager.setAttributes(
      [.modificationDate: future], ofItemAtPath: root + "/Sources/Tool.swift")
    #expect(try builds("--version") == 2)
    #expect(try builds("a-new-command") == 3)
  }

  @Test("A log gets a line about how far the build is")
  func progress() throws {
    let bench = try Workbench()
    let manager = FileManager.default
    for folder in ["bin", "tools"] {
      try manager.createDirectory(
        atPath: "\(bench.folder)/package/\(folder)", withIntermediateDirectories: true)
    }
    let script = try String(contentsOfFile: Workbench.root + "/bin/build", encoding: .utf8)
    try #require(script.contains("\npause=30\n"))
    for (text, file) in [
      (script.replacing("\npause=30\n", with: "\npause=0\n"), "bin/build"), (swift, "tools/swift"),
    ] {
      let path = "\(bench.folder)/package/\(file)"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let said = bench.folder + "/said.txt"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let built = try bench.start(
      "/bin/bash", ["-c", "'\(bench.folder)/package/bin/build' 2>'\(said)'"],
      ["PATH": "\(bench.folder)/package/tools:\(path)", "SAID": said])
    let lines = try String(contentsOfFile: said, encoding: .utf8).split(separator: "\n")
    #expect(lines.first?.hasPrefix("Building the workbook for the first time.") == true, "\(lines)")
    // Before the compiler's first line there may be one without numbers.
    #expect(lines.contains { $0.hasPrefix("Building: 3 of 9, ") }, "\(lines)")
    #expect(!lines.contains { $0.contains("?") }, "\(lines)")
    #expect(built.status == 0)
  }
}
