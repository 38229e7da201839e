import Files
import Foundation
import Sandboxing
import SystemPackage

/// The temporary folder of one compilation.
struct BuildDirectory: Sendable {
  private let place: MarkedFolder

  var folder: String { place.path }
  var sourceMount: Box.Mount { Box.Mount(folder + "/src", at: "/src") }
  var outputMount: Box.Mount { Box.Mount(folder + "/out", at: "/out", isWritable: true) }
  /// The path at which the linker writes the program.
  var program: String { object("program.so") }

  /// The path at which the compiler writes an object.
  func object(_ name: String) -> String { "\(folder)/out/\(name)" }

  /// The named pipe at which the compiler waits for its arguments; the linker waits at its own for
  /// its objects.
  var compilerMount: Box.Mount {
    Box.Mount(folder + "/compile", at: "/compile", isWritable: true)
  }
  var linkerMount: Box.Mount { Box.Mount(folder + "/link", at: "/link", isWritable: true) }

  /// Creates a new folder below another one, still without files.
  init(in home: String) throws(FileError) {
    self.place = try MarkedFolder(in: home)
    do throws(FileError) {
      // The compiler of a box of root's is another user, whatever mask root has.
      for part in ["src", "out"] {
        try AtomicFile.makeFolder("\(folder)/\(part)")
        chmod("\(folder)/\(part)", 0o755)
      }
      for mount in [compilerMount, linkerMount] where mkfifo(mount.source, 0o600) != 0 {
        throw FileError.last(path: mount.source)
      }
    } catch {
      remove()
      throw error
    }
  }

  /// Writes the sources for the compiler.
  func write(_ files: [CompilationUnit.File]) throws(FileError) {
    for file in files { try write(file.text, as: file.name) }
  }

  /// Writes a file beside the sources.
  func write(_ text: String, as name: String) throws(FileError) {
    let path = "\(folder)/src/\(name)"
    try AtomicFile.write(text, to: path, isDurable: false)
    chmod(path, 0o644)
  }

  /// Shows a file beside the sources, if that is possible.
  func show(_ path: String, as name: String) -> Bool {
    link(path, "\(folder)/src/\(name)") == 0
      || (try? FileManager.default.copyItem(atPath: path, toPath: "\(folder)/src/\(name)")) != nil
  }

  /// Hands a line to the compiler that waits for it, or will in a moment; gives up when it is cancelled.
  func order(_ line: String) async {
    while !Task.isCancelled {
      // Without somebody who reads there is no pipe, and to wait for one would take a thread.
      let pipe = open(compilerMount.source, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if pipe >= 0 {
        _ = SystemCall.writeText(line + "\n", to: pipe)
        close(pipe)
        return
      }
      guard Errno.last == .noSuchAddressOrDevice else { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Deletes the folder with everything in it.
  func remove() {
    place.remove()
  }
}
