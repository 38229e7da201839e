import Files
import Foundation
import Sandboxing

/// The temporary folder of one compilation.
struct BuildDirectory: Sendable {
  let folder: String

  var sourceMount: Box.Mount { Box.Mount(folder + "/src", at: "/src") }
  var outputMount: Box.Mount { Box.Mount(folder + "/out", at: "/out", isWritable: true) }
  /// Where the linker leaves the program.
  var program: String { object("program.so") }

  /// Where the compiler leaves an object.
  func object(_ name: String) -> String { "\(folder)/out/\(name)" }

  /// Creates a new folder below another one and writes the files that the compiler reads.
  init(below place: String, files: [CompilationUnit.File]) throws(FileError) {
    folder = "\(place)/builds/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    do throws(FileError) {
      for part in ["src", "out"] { try AtomicFile.makeFolder("\(folder)/\(part)") }
      for file in files {
        try AtomicFile.write(file.text, to: "\(folder)/src/\(file.name)", isDurable: false)
      }
    } catch {
      remove()
      throw error
    }
  }

  /// Deletes the folder with everything in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
