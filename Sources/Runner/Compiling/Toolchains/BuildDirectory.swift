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
  ///
  /// Folders that killed processes left there are deleted.
  init(below place: String, files: [CompilationUnit.File]) throws(FileError) {
    let home = place + "/builds"
    Self.removeAbandoned(in: home)
    folder = "\(home)/\(ProcessMark.own.text)-\(UInt64.random(in: 0...UInt64.max))"
    do throws(FileError) {
      // The compiler of a box of root's is another user, whatever mask root has.
      for part in ["src", "out"] {
        try AtomicFile.makeFolder("\(folder)/\(part)")
        chmod("\(folder)/\(part)", 0o755)
      }
      for file in files {
        let path = "\(folder)/src/\(file.name)"
        try AtomicFile.write(file.text, to: path, isDurable: false)
        chmod(path, 0o644)
      }
    } catch {
      remove()
      throw error
    }
  }

  private static func removeAbandoned(in home: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for name in names where ProcessMark.isAbandoned(name) {
      try? FileManager.default.removeItem(atPath: "\(home)/\(name)")
    }
  }

  /// Deletes the folder with everything in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
