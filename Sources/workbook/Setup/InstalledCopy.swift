import Files
import Foundation

/// A copy of the workbook below a prefix: `bin/workbook`, and a folder with its parts.
struct InstalledCopy {
  private let prefix: String

  init(prefix: String) {
    let home = EnvironmentVariable.value("HOME") ?? "~"
    let whole = prefix == "~" || prefix.hasPrefix("~/") ? home + prefix.dropFirst() : prefix
    self.prefix = BookOptions.absolute(whole)
  }

  var binaries: String { prefix + "/bin" }
  var command: String { binaries + "/workbook" }
  var folder: String { prefix + "/lib/workbook" }

  private static let parts = ["chapters", "solutions", "site"]
  /// The files that the tool needs from the package manager's build folder.
  private static let products = [
    "Modules", "EditorModules", "libWorkbookEngine.so", "libWorkbookChecks.so", "program-host",
    "box-probe", "page-server",
  ]

  /// Copies everything beside its place, and then puts it there at once.
  ///
  /// - Parameter figures: See ``FigureEngine``.
  func install(_ installation: Installation, figures: FigureEngine) throws {
    let manager = FileManager.default
    guard access(command, F_OK) != 0 || isOurs else { throw FileError.outputExists(path: command) }
    let draft = folder + ".new"
    try? manager.removeItem(atPath: draft)
    try AtomicFile.makeFolder(draft + "/products")
    try copy(OwnExecutable.file.path, to: draft + "/tool")
    for part in Self.parts { try copy("\(installation.root)/\(part)", to: "\(draft)/\(part)") }
    for part in Self.products where access("\(installation.products)/\(part)", F_OK) == 0 {
      try copy("\(installation.products)/\(part)", to: "\(draft)/products/\(part)")
    }
    if let program = figures.program {
      try AtomicFile.write(program, to: "\(draft)/products/\(FigureEngine.file)")
    }
    try? manager.removeItem(atPath: folder)
    try AtomicFile.move(draft, to: folder)
    try AtomicFile.write(script, to: command)
    chmod(command, 0o755)
  }

  func uninstall() throws {
    guard isOurs else { throw UsageError.notInstalled(command) }
    let manager = FileManager.default
    try manager.removeItem(atPath: command)
    try manager.removeItem(atPath: folder)
    // Only those that hold nothing else.
    for place in [binaries, prefix + "/lib"] { rmdir(place) }
  }

  private static let mark = "# Made by workbook install."

  private var isOurs: Bool {
    FileManager.default.contents(atPath: command).map {
      String(decoding: $0, as: UTF8.self).contains(Self.mark)
    } ?? false
  }

  private var script: String {
    """
    #!/bin/sh
    \(Self.mark)
    WORKBOOK_ROOT='\(folder)' WORKBOOK_PRODUCTS='\(folder)/products' WORKBOOK_COMMAND=workbook \\
      WORKBOOK_LAUNCHER='\(command)' exec '\(folder)/tool' "$@"

    """
  }

  private func copy(_ source: String, to place: String) throws(FileError) {
    do {
      try FileManager.default.copyItem(atPath: source, toPath: place)
    } catch {
      throw FileError(error, path: place)
    }
  }
}
