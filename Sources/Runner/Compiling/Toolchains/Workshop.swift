import Foundation
import Sandboxing

/// A folder of its own for one compilation, gone when it is over.
struct Workshop: Sendable {
  let folder: String

  var sourceMount: Box.Mount { Box.Mount(folder + "/src", at: "/src") }
  var outputMount: Box.Mount { Box.Mount(folder + "/out", at: "/out", isWritable: true) }
  /// Where the linker leaves the program.
  var program: String { folder + "/out/program.so" }

  /// A new folder below another one.
  init(below place: String) throws(CompilerError) {
    folder = "\(place)/work/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    for part in ["src", "out"] {
      do {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
      } catch {
        throw Workshop.error(path: folder)
      }
    }
  }

  /// Takes the folder away, with whatever is in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The names of a unit's files. Statements at the top level are allowed only in `main.swift`.
  func fileNames(_ unit: CompilationUnit) -> [String] {
    let names = unit.sources.indices.map { "file\($0).swift" }
    let clock = ClockNames.file(for: unit) == nil ? [] : ["clock.swift"]
    switch unit.kind {
    case .app: return names + ["start.swift"] + clock
    case .script: return names.dropLast() + ["main.swift"] + clock
    case .checks: return ["main.swift"]
    }
  }

  /// Writes the files as the compiler is to see them.
  func write(_ rewriting: Rewriting, unit: CompilationUnit) throws(CompilerError) {
    var texts = zip(unit.sources, rewriting.texts).map { source, text in
      let name = source.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "#sourceLocation(file: \"\(name)\", line: \(source.firstLine))\n" + text
    }
    switch unit.kind {
    case .app: texts.append(Workshop.start)
    case .script: break
    case .checks: texts = [([Workshop.imports] + texts + [Workshop.end]).joined(separator: "\n")]
    }
    if let clock = ClockNames.file(for: unit) { texts.append(clock) }
    for (name, text) in zip(fileNames(unit), texts) {
      let path = "\(folder)/src/\(name)"
      guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
        throw Workshop.error(path: path)
      }
      // A full disk can leave a file short without an error.
      var status = stat()
      guard stat(path, &status) == 0, status.st_size == text.utf8.count else {
        throw .noSpaceLeft(path: path)
      }
    }
  }

  /// Moves a finished program to its place.
  static func move(_ path: String, to place: String) throws(CompilerError) {
    let home = URL(fileURLWithPath: place).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    guard rename(path, place) == 0 else { throw error(path: place) }
  }

  /// The beginning of every app: the stage takes over and asks for the app's first controller.
  private static let start = """
    import Staging
    @_cdecl("program_main") public func programMain() { Stage.main(makeRootViewController) }

    """

  /// The beginning and the end of every checks program.
  private static let imports = "import Expectations\nimport Motion\nimport Timelines"
  private static let end = "#sourceLocation()\nChecksProgram.main()\n"

  private static func error(path: String) -> CompilerError {
    let number = errno
    if number == ENOSPC || number == EDQUOT { return .noSpaceLeft(path: path) }
    return .cannotWrite(path: path, reason: String(cString: strerror(number)))
  }
}
