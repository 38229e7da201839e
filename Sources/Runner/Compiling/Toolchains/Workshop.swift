import Foundation
import Sandboxing

/// A folder of its own for one compilation, gone when it is over.
struct Workshop: Sendable {
  let folder: String

  var sourceMount: Box.Mount { Box.Mount(folder + "/src", at: "/src") }
  var outputMount: Box.Mount { Box.Mount(folder + "/out", at: "/out", isWritable: true) }
  /// Where the linker leaves the program.
  var program: String { object("program.so") }

  /// Where the compiler leaves an object.
  func object(_ name: String) -> String { "\(folder)/out/\(name)" }

  /// A new folder below another one.
  init(below place: String) throws(CompilerError) {
    folder = "\(place)/workshops/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
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

  /// Writes the files that the compiler is to see.
  func write(_ files: [CompilationUnit.File]) throws(CompilerError) {
    for file in files {
      let path = "\(folder)/src/\(file.name)"
      guard FileManager.default.createFile(atPath: path, contents: Data(file.text.utf8)) else {
        throw Workshop.error(path: path)
      }
      // A full disk can leave a file short without an error.
      var status = stat()
      guard stat(path, &status) == 0, status.st_size == file.text.utf8.count else {
        throw .noSpaceLeft(path: path)
      }
    }
  }

  /// A file's name as it stands in a string literal.
  static func escaped(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Moves something finished to its place.
  static func move(_ path: String, to place: String) throws(CompilerError) {
    let home = URL(fileURLWithPath: place).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    guard rename(path, place) == 0 else { throw error(path: place) }
  }

  private static func error(path: String) -> CompilerError {
    let number = errno
    if number == ENOSPC || number == EDQUOT { return .noSpaceLeft(path: path) }
    return .cannotWrite(path: path, reason: String(cString: strerror(number)))
  }
}
