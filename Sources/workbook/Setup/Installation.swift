import Chapters
import Checking
import Compiling
import Files
import Foundation
import Grading
import Sandboxing
import SiteRendering

/// Where the parts of the workbook are on this machine.
struct Installation {
  /// The folder of the package: `chapters`, `solutions` and `site` are in it.
  let root: String
  /// The folder of the book, which is the package's unless another one is asked for.
  let book: String
  /// The folder of the engine's products.
  let products: String

  /// `bin/workbook` says where the package is; otherwise it is around the executable.
  init(_ options: BookOptions) throws(SetupError) {
    let environment = ProcessInfo.processInfo.environment
    guard let root = environment["WORKBOOK_ROOT"] ?? Self.rootAroundExecutable() else {
      throw .packageNotFound
    }
    self.root = root
    book = options.book.map(BookOptions.absolute) ?? root
    products = environment["WORKBOOK_PRODUCTS"] ?? root + "/.build/products/release"
  }

  private static func rootAroundExecutable() -> String? {
    var place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while place.path != "/" {
      place.deleteLastPathComponent()
      let manifest = place.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return place.path }
    }
    return nil
  }

  /// The book, or as much of it as the names speak of.
  func readBook(for names: [String] = []) throws -> Book {
    let book = try Book(folder: book, for: names)
    let faults = names.flatMap(book.faults(hiding:))
    guard faults.isEmpty else { throw SetupError.bookHasFaults(faults) }
    return book
  }

  /// A judge that keeps its results in a folder, or in the user's own if that cannot be written.
  ///
  /// - Parameter isForMany: Whether it judges answers of people who must not reach each other.
  func makeJudge(cache preferred: String, isForMany: Bool = false) async throws -> Judge {
    let folder = try Self.writable(preferred)
    let cache = ContentCache(folder: folder)
    let compiler = Compiler(
      toolchain: try await Toolchain.find(), products: try EngineProducts(folder: products),
      sandbox: SharedSandbox(scratch: try Self.sandboxFolder()), cache: cache,
      keepsObjects: !isForMany)
    return Judge(
      compiler: compiler, workers: Workers(ProcessInfo.processInfo.activeProcessorCount))
  }

  /// The folder itself if it can be written, and otherwise one of this user's own.
  private static func writable(_ preferred: String) throws(FileError) -> String {
    do throws(FileError) {
      try AtomicFile.makeFolder(preferred)
      if access(preferred, W_OK) == 0 { return preferred }
    } catch {
      guard case .readOnly = error else { throw error }
    }
    guard let own = UserFolder.cache() else { throw .readOnly(path: preferred) }
    try AtomicFile.makeFolder(own + "/results")
    return own + "/results"
  }

  /// Where the sandbox keeps its filters and what it found out, outside of every workspace.
  static func sandboxFolder() throws(SetupError) -> String {
    guard let folder = UserFolder.cache() else { throw .noUserFolder }
    return folder
  }

  /// The pages' templates.
  func templates() throws(SiteError) -> Templates {
    try Templates(folder: root + "/site")
  }
}

/// A reason why the tool cannot begin.
enum SetupError: Error, Equatable {
  /// Neither the start script nor the executable's place says where the package is.
  case packageNotFound
  /// Faults of the book that stand in the way of what was asked for.
  case bookHasFaults([AuthorFinding])
  /// There is no folder that only this user can write.
  case noUserFolder
  /// Files of any origin would run without a sandbox, and nobody said that they may.
  case noSandbox
}
