import Foundation

/// Builds Motion and the table as a WebAssembly program, and runs it.
struct WasmTools {
  /// A missing tool or a failed command.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let compiler: URL
  private let linker: URL
  private let runtime: URL
  private let unicodeTables: URL

  /// Finds the tools of the toolchain whose `swiftc` is on the path.
  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map {
      URL(filePath: String($0)).appending(path: "swiftc").resolvingSymlinksInPath()
    }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Failure(description: "There is no swiftc on the path.") }
    // swiftc itself may be a link to another executable in the same folder.
    let folder = found.deletingLastPathComponent()
    compiler = folder.appending(path: "swiftc")
    linker = folder.appending(path: "wasm-ld")
    runtime = folder.appending(path: "wasmkit")
    unicodeTables = folder.deletingLastPathComponent().appending(
      path: "lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a")
    for file in [linker, runtime, unicodeTables]
    where !FileManager.default.fileExists(atPath: file.path) {
      throw Failure(
        description: """
          \(file.path) is missing. The toolchains from swift.org (6.3 and later) have it. \
          This test needs it to build Motion for WebAssembly.
          """)
    }
  }

  /// Compiles, links and runs the table's program; returns what it printed.
  func printedBits(testFile: StaticString = #filePath) throws -> [UInt64] {
    let bitsFolder = URL(filePath: testFile.description).deletingLastPathComponent()
    let tests = bitsFolder.deletingLastPathComponent()
    let motion = tests.appending(path: "../../../Sources/Engine/Motion").standardizedFileURL
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "motion-bits-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let object = scratch.appending(path: "table.o")
    let program = scratch.appending(path: "table.wasm")
    let sources =
      try swiftFiles(below: motion)
      + [
        bitsFolder.appending(path: "BitTable.swift"),
        bitsFolder.appending(path: "BitTable+Wasm.swift"),
        tests.appending(path: "Numbers/SplitMix.swift"),
      ].map(\.path)
    _ = try run(
      compiler,
      [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
        "-enable-experimental-feature", "Extern", "-swift-version", "6", "-wmo", "-O",
        "-parse-as-library", "-module-name", "Motion", "-suppress-warnings",
        "-package-name", "workbook",
        "-Xfrontend", "-disable-stack-protector", "-c", "-o", object.path,
      ] + sources)
    _ = try run(
      linker,
      [
        "--initial-memory=67108864", object.path, unicodeTables.path, "-o", program.path,
      ])
    let output = try run(runtime, ["run", program.path])
    return output.split(separator: "\n").compactMap { UInt64($0, radix: 16) }
  }

  private func swiftFiles(below folder: URL) throws -> [String] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { throw Failure(description: "\(folder.path) cannot be listed.") }
    let paths = files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
    guard !paths.isEmpty else {
      throw Failure(description: "There are no Swift files below \(folder.path).")
    }
    return paths
  }

  /// Runs a program and returns its output, or throws the end of it if the program fails.
  private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program.lastPathComponent) failed:\n\(text.suffix(4000))")
    }
    return text
  }
}
