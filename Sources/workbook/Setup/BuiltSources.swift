import Files
import Foundation

/// The sources of this tool, as `bin/workbook` has built them.
enum BuiltSources {
  /// Whether one of them is newer than the build; `false` unless the launcher has named the build's stamp.
  ///
  /// The tool looks for itself while it parses its arguments. Nobody waits for that, as for a launcher
  /// that looks first.
  static var areNewer: Bool {
    guard let stamp = EnvironmentVariable.value("WORKBOOK_STAMP"),
      let root = EnvironmentVariable.value("WORKBOOK_ROOT"), let built = status(of: stamp)
    else { return false }
    return isNewer("\(root)/Package.swift", than: FileTime(built))
      || isNewer("\(root)/Sources", than: FileTime(built))
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// Whether a file, or a folder or anything in it, was written after a moment.
  private static func isNewer(_ path: String, than built: FileTime) -> Bool {
    guard let status = status(of: path) else { return false }
    if FileTime(status) > built { return true }
    guard status.st_mode & S_IFMT == S_IFDIR, let entries = FolderEntries(of: path) else {
      return false
    }
    return entries.contains { isNewer("\(path)/\($0.name)", than: built) }
  }

  /// Becomes the launcher, which builds and starts the tool with the same arguments.
  static func buildAndStartAnew() -> Never {
    let launcher = "\(EnvironmentVariable.value("WORKBOOK_ROOT") ?? ".")/bin/workbook"
    setenv("WORKBOOK_REBUILD", "1", 1)
    let words = [launcher] + CommandLine.arguments.dropFirst()
    execv(launcher, words.map { strdup($0) } + [nil])
    Terminal.complain("The workbook's sources have changed, and \(launcher) cannot be started.")
    Workbook.exit(.softwareFault)
  }
}
