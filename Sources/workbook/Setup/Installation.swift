import Chapters
import Checking
import Compiling
import Files
import Foundation
import Grading
import Sandboxing
import SiteRendering

/// The paths of the workbook's parts on this machine.
struct Installation {
  /// The package's folder, which contains `chapters`, `solutions` and `site`.
  let root: String
  /// The book's folder: the package's, unless `--book` names another.
  let book: String
  /// The folder with the engine's libraries and modules.
  let products: String

  /// The absolute path of the script or program that starts the tool.
  let launcher: String

  /// Takes the package's path from the environment, which `bin/workbook` sets, or else looks for it
  /// in the folders above the executable.
  init(_ options: BookOptions) throws(SetupError) {
    root = try Self.root()
    launcher = EnvironmentVariable.value("WORKBOOK_LAUNCHER") ?? root + "/bin/workbook"
    book = options.book.map(BookOptions.absolute) ?? root
    products = EnvironmentVariable.value("WORKBOOK_PRODUCTS") ?? root + "/.build/products/release"
  }

  /// The package's folder.
  static func root() throws(SetupError) -> String {
    guard let root = EnvironmentVariable.value("WORKBOOK_ROOT") ?? rootAroundExecutable()
    else { throw .packageNotFound }
    return root
  }

  private static func rootAroundExecutable() -> String? {
    var place = OwnExecutable.file
    while place.path != "/" {
      place.deleteLastPathComponent()
      let manifest = place.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return place.path }
    }
    return nil
  }

  /// The book, or only the chapters that are named.
  ///
  /// - Parameter forAuthors: Whether what only authors need is read and checked too.
  func readBook(
    for names: [String] = [], forAuthors: Bool = false, memory: BookMemory? = nil
  ) throws -> Book {
    let book = try Book(folder: book, for: names, forAuthors: forAuthors, memory: memory)
    let findings = names.flatMap(book.findings(forUnreadableChapterIn:))
    guard findings.isEmpty else { throw SetupError.bookHasErrors(findings) }
    return book
  }

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - preferred: The folder for cached results. Without one, or if it cannot be written, they go
  ///     to a folder of the user's.
  ///   - isForMany: Whether the answers are of several people, who share only objects that were
  ///     compiled beside texts of the book.
  ///   - width: The most boxes that compile and play at one time; by default the number of cores.
  func makeJudge(
    cache preferred: String?, isForMany: Bool = false, width: Int? = nil
  ) async throws -> Judge {
    let folder = try preferred.map(Self.writable) ?? Self.ownResults()
    let scratch = try isForMany ? Self.gradingFolder() : Self.sandboxFolder()
    let cache = ContentCache(folder: folder, key: .kept(in: scratch))
    let compiler = Compiler(
      toolchain: try await Toolchain.find(), products: try EngineProducts(folder: products),
      sandbox: SharedSandbox(scratch: scratch), cache: cache,
      isForMany: isForMany)
    return Judge(
      compiler: compiler,
      workers: Workers(width ?? ProcessInfo.processInfo.activeProcessorCount))
  }

  /// A worker that judges one submission in a process of its own.
  func makeWorker(judge: Judge, allowsUnboxed: Bool) async throws -> SubmissionWorker {
    let cache = judge.compiler.cache.folder
    MarkedFolder.removeAbandoned(in: judge.compiler.cache.builds)
    let scratch = try Self.gradingFolder()
    let toolchain = judge.compiler.toolchain.root
    var environment = [
      "WORKBOOK_ROOT": root, "WORKBOOK_PRODUCTS": products, "WORKBOOK_SCRATCH": scratch,
      ProcessMark.variable: ProcessMark.own.text, "PATH": "\(toolchain)/bin:/usr/bin:/bin",
    ]
    for name in ["LANG", "LC_ALL"] { environment[name] = EnvironmentVariable.value(name) }
    let tool = OwnExecutable.file.path
    let shown = [
      tool, toolchain, products, book + "/chapters", book + "/solutions", root + "/site", scratch,
    ]
    let box = Box(
      executable: tool,
      arguments: ["worker", "--book", book, "--cache", cache]
        + (allowsUnboxed ? ["--allow-unboxed"] : []),
      environment: environment,
      mounts: shown.filter { access($0, F_OK) == 0 }.map { Box.Mount($0) }
        + [Box.Mount(cache, isWritable: true)],
      processes: .all, limits: SubmissionWorker.limits)
    return await SubmissionWorker(sandbox: judge.compiler.sandbox(), box: box)
  }

  /// The folder if it can be written, or else a temporary folder of this user.
  private static func writable(_ preferred: String) throws(FileError) -> String {
    do throws(FileError) {
      try AtomicFile.makeFolder(preferred)
      if access(preferred, W_OK) == 0 { return preferred }
    } catch {
      guard case .readOnly = error else { throw error }
    }
    do throws(SetupError) { return try ownResults() } catch { throw .readOnly(path: preferred) }
  }

  /// The user's folder for results that belong to no workspace.
  private static func ownResults() throws(SetupError) -> String {
    let folder = try sandboxFolder() + "/results"
    do throws(FileError) { try AtomicFile.makeFolder(folder) } catch { throw .noUserFolder }
    return folder
  }

  /// The folder in which the sandbox keeps its filters and its findings, and caches their key,
  /// outside of every workspace.
  static func sandboxFolder() throws(SetupError) -> String {
    guard let folder = UserFolder.cache() else { throw .noUserFolder }
    return folder
  }

  /// The same for `grade`, whose workers read strangers' bytes: they see this folder, and so know no key but
  /// that of the caches of `grade`.
  ///
  /// A worker gets its path from the environment; it has no folders of the user's.
  private static func gradingFolder() throws(SetupError) -> String {
    if let folder = EnvironmentVariable.value("WORKBOOK_SCRATCH") { return folder }
    let folder = try sandboxFolder() + "/grading"
    do throws(FileError) { try AtomicFile.makeFolder(folder) } catch { throw .noUserFolder }
    return folder
  }

  /// Names the program that runs.
  var identity: String {
    FileIdentity.text(OwnExecutable.file.path)
  }

  func templates() throws(SiteError) -> Templates {
    try Templates(folder: root + "/site")
  }

  func templatesForVerdicts() throws(SiteError) -> Templates {
    try Templates(folder: root + "/site", isForVerdicts: true)
  }
}

extension Book {
  /// Returns if the chapters of some exercises have no error with which nothing can be judged.
  func requireNoObstacles(for exercises: [Exercise]) throws(SetupError) {
    let ids = Set(exercises.map(\.chapter))
    let findings = chapters.filter { ids.contains($0.id) }.flatMap(obstacles)
    guard findings.isEmpty else { throw .bookHasErrors(findings) }
  }
}

/// Why a command cannot begin.
enum SetupError: Error, Equatable {
  /// Neither the environment nor the executable's path leads to the package.
  case packageNotFound
  /// Errors of the book that have to be fixed before the command can run.
  case bookHasErrors([AuthorFinding])
  /// There is no folder that only this user can write.
  case noUserFolder
  /// There is no sandbox, and nobody has accepted that; the command may have `--allow-unboxed`.
  case noSandbox(hasOption: Bool)
}
