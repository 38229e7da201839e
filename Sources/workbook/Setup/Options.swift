import ArgumentParser
import Checking
import Files
import Foundation

/// The options of all commands that read the book.
struct BookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of a book of your own, with chapters/ and solutions/.", valueName: "folder"))
  var book: String?

  @Option(
    help: ArgumentHelp("The folder of your exercises and results.", valueName: "folder"))
  var workspace: String?

  /// The workspace, with its folder as an absolute path.
  ///
  /// - Throws: If a folder in it is a link to another one.
  /// - Parameter names: What the command is about: the path of a file names its workspace, too.
  func openWorkspace(for names: [String] = []) throws(FileError) -> Workspace {
    let opened =
      workspace.map { Workspace(folder: Self.absolute($0)) }
      ?? names.lazy.filter { $0.contains("/") && FileManager.default.fileExists(atPath: $0) }
      .compactMap { Self.nearestWorkspace(to: $0) }.first ?? Self.workspace(around: ".")
    try opened.requireOwnFolders()
    return opened
  }

  /// The folder for the results of earlier runs; `nil` where nobody has begun a workspace or named one, since
  /// in other people's folders nothing is left.
  func cache(in workspace: Workspace) -> String? {
    let isOurs = try? Installation.root() == workspace.folder
    let isKept = self.workspace != nil || workspace.isBegun || isOurs == true
    return isKept ? workspace.cacheFolder : nil
  }

  /// The nearest workspace around a folder; if there is none, the folder itself.
  static func workspace(around folder: String) -> Workspace {
    nearestWorkspace(to: folder) ?? Workspace(folder: absolute(folder))
  }

  private static func nearestWorkspace(to path: String) -> Workspace? {
    var around = URL(filePath: absolute(path))
    while around.path != "/" {
      let starters = around.appending(path: ".workbook/starters").path
      if FileManager.default.fileExists(atPath: starters) {
        return Workspace(folder: around.path)
      }
      around.deleteLastPathComponent()
    }
    return nil
  }

  /// A path as it was given, without slashes at its end: messages put names of files behind one.
  static func shown(_ path: String) -> String {
    let end = path.lastIndex { $0 != "/" }
    return end.map { String(path[...$0]) } ?? path
  }

  /// An absolute path without a slash at its end.
  static func absolute(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let whole = path.hasPrefix("/") ? path : "\(here)/\(path)"
    let plain = URL(fileURLWithPath: whole).standardized.path
    return plain.count > 1 && plain.hasSuffix("/") ? String(plain.dropLast()) : plain
  }
}

/// The options of all commands that print results.
struct ShowingOptions: ParsableArguments {
  @Flag(help: "Print JSON for programs instead of text for people.")
  var json = false

  @OptionGroup var looks: LookOptions
  var noColor: Bool { looks.noColor }

  /// Prints a report in the form that is wanted.
  func say(_ json: () throws -> String, or text: (Look) -> String) rethrows {
    if self.json { Terminal.write(try json()) } else { Terminal.say(text(Look(noColor: noColor))) }
  }
}

/// The options of all commands that print for people.
struct LookOptions: ParsableArguments {
  @Flag(help: "Print without colours.")
  var noColor = false
}
