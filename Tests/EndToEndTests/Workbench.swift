import Foundation
import Testing

/// A temporary workspace and book, and the built tool to run on them.
final class Workbench {
  /// The exit status and output of a command.
  struct Result {
    var status: Int32
    var output: String
    var errors: String

    /// The output's words, without the ends of lines, which are where the terminal's width ends.
    var words: String {
      output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let tool = root + "/.build/products/release/workbook"

  /// Contains all other files, and is deleted with the workbench.
  let folder: String
  var workspace: String { folder + "/workspace" }
  var book: String { folder + "/book" }

  /// Copies the book with this name from `Fixtures`.
  init(_ book: String = "Small") throws {
    folder = FileManager.default.temporaryDirectory.path + "/workbench-\(UUID().uuidString)"
    let manager = FileManager.default
    try manager.createDirectory(atPath: workspace, withIntermediateDirectories: true)
    try manager.copyItem(
      atPath: "\(Self.root)/Tests/EndToEndTests/Fixtures/\(book)", toPath: self.book)
    try #require(
      manager.isExecutableFile(atPath: Self.tool), "run bin/build before these tests")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The options that make the tool use this workspace and this book.
  var options: [String] { ["--workspace", workspace, "--book", book] }

  /// Runs the tool on this workspace and this book.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try start(Self.tool, arguments + options, environment)
  }

  /// Runs a program without further options.
  func start(
    _ program: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["LANG"] = "C.UTF-8"
    variables["LC_ALL"] = nil
    process.environment = variables.merging(environment) { $1 }
    // Files, because two pipes would have to be read at the same time.
    let streams = ["out", "err"].map { URL(filePath: "\(folder)/\($0)-\(UUID().uuidString)") }
    defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
    for stream in streams { try Data().write(to: stream) }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  // MARK: - Files

  var exercise: String { workspace + "/exercises/ch01/1-cut.swift" }

  /// Writes an answer to the exercise's file.
  func answer(_ text: String) throws {
    let folder = URL(filePath: exercise).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: exercise, atomically: true, encoding: .utf8)
  }

  /// The reference answer.
  var solution: String {
    get throws { try String(contentsOfFile: book + "/solutions/ch01/1-cut.swift", encoding: .utf8) }
  }

  /// The reference answer with a statement at the beginning of `animateTransition(using:)`.
  func solution(beginningWith statement: String) throws -> String {
    try solution.replacing("    if let toView", with: "    \(statement)\n    if let toView")
  }

  func editChapter(_ old: String, _ new: String) throws {
    let path = book + "/chapters/ch01-cut.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacing(old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// Whether a text matches a pattern, in which `[..]` stands for any text within one line.
func matches(_ text: String, _ pattern: String) -> Bool {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let patterns = pattern.split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.count == patterns.count else { return false }
  return zip(lines, patterns).allSatisfy { line, pattern in
    var rest = line
    let parts = pattern.split(separator: "[..]", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        return part.isEmpty || rest.hasSuffix(part)
      } else {
        guard let range = rest.firstRange(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return rest.isEmpty
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where the tool is not built.
  ///
  /// `bin/test` builds it first.
  static var needsBuiltTool: Self {
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: Workbench.tool),
      "Run bin/build first: these tests use the built tool.")
  }
}
