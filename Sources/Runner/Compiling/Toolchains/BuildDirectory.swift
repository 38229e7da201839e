import Files
import Foundation
import Sandboxing

/// The temporary folder of one compilation.
struct BuildDirectory: Sendable {
  private let place: MarkedFolder

  var folder: String { place.path }
  var sourceMount: Box.Mount { Box.Mount(folder + "/src", at: "/src") }
  var outputMount: Box.Mount { Box.Mount(folder + "/out", at: "/out", isWritable: true) }
  /// Where the linker leaves the program.
  var program: String { object("program.so") }

  /// Where the compiler leaves an object.
  func object(_ name: String) -> String { "\(folder)/out/\(name)" }

  /// Creates a new folder below another one and writes the files that the compiler reads.
  init(in home: String, files: [CompilationUnit.File]) throws(FileError) {
    self.place = try MarkedFolder(in: home)
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

  /// Deletes the folder with everything in it.
  func remove() {
    place.remove()
  }
}
