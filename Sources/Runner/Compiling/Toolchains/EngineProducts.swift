import Files
import Foundation

/// The built engine: the modules and libraries for programs, and the program that loads them.
public struct EngineProducts: Equatable, Sendable {
  /// The folder that the package manager puts its products into.
  public var folder: String
  /// Changes when the engine, the checks' library or the host does.
  public var identity: String

  /// The folder of the compiled modules.
  public var modules: String { folder + "/Modules" }
  /// The engine with the stage, which learner programs are linked against.
  public var engineLibrary: String { folder + "/libWorkbookEngine.so" }
  /// The same modules as editors read them: with classes that `@objc` and `#selector` accept.
  ///
  /// `bin/build` makes them; an editor marks `@objc` as an error where it could not.
  public var editorModules: String { folder + "/EditorModules" }
  /// The public names of UIKit, QuartzCore and CoreGraphics; empty if `bin/build` could not list
  /// them.
  public var publicNames: [String] {
    let bytes = FileManager.default.contents(atPath: editorModules + "/names.txt")
    return bytes.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
      ?? []
  }
  /// The library that check programs are linked against.
  public var checksLibrary: String { folder + "/libWorkbookChecks.so" }
  /// The program that loads all others.
  public var host: String { folder + "/program-host" }

  /// Apple's names for the modules, and ours.
  public static let aliases = [
    ("UIKit", "HeadlessUIKit"), ("QuartzCore", "HeadlessQuartzCore"),
    ("CoreGraphics", "HeadlessCoreGraphics"), ("Combine", "HeadlessCombine"),
  ]

  /// How an editor compiles an exercise, but for the files.
  public var editorArguments: [String] {
    var words = ["swiftc", "-module-name", "Exercise", "-parse-as-library", "-swift-version", "5"]
    let isComplete = access(editorModules + "/ObjectiveC.swiftmodule", R_OK) == 0
    if isComplete {
      words += ["-I", editorModules]
      words += [
        "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-import-module",
        "ObjectiveC",
      ].flatMap { ["-Xfrontend", $0] }
    }
    words += ["-I", modules]
    for (name, ours) in Self.aliases { words += ["-module-alias", "\(name)=\(ours)"] }
    return words
  }

  /// The products in this folder.
  public init(folder: String) throws(CompilerError) {
    self.folder = folder
    self.identity = ""
    for part in [engineLibrary, checksLibrary, host, modules + "/HeadlessUIKit.swiftmodule"]
    where access(part, R_OK) != 0 {
      throw .engineNotFound(folder: folder)
    }
    identity = [engineLibrary, checksLibrary, host].map(FileIdentity.text).joined(separator: "\n")
  }

  /// Changes when a product does, and is the same for the same bytes on another machine.
  ///
  /// To read them takes a fifth of a second; ``identity`` is enough within one cache.
  public func contents() -> String {
    Digest.text(of: [engineLibrary, checksLibrary, host].map(FileIdentity.contents))
  }
}
