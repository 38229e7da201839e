import Files
import Foundation
import Sandboxing

/// The compiler's own cache of C modules, which every compilation reads and none may change.
///
/// Filling it takes most of a second, so it is done once, by compiling an empty file of ours. The
/// compiler writes the cache's path into it; a box shows it at one place always. The linker's
/// stand-ins for libraries lie in it too.
actor ModuleCache {
  private var ready: Task<Result<Box.Mount, CompilerError>, Never>?

  /// The filled cache.
  ///
  /// The first caller fills it; the others wait. Where it cannot be filled, the next one tries again.
  func prepare(words: FrontendCall, cache: ContentCache) async throws(CompilerError) -> Box.Mount {
    let task = ready ?? Task { await ModuleCache.fill(words: words, cache: cache) }
    ready = task
    let result = await task.value
    if case .failure = result, ready == task { ready = nil }
    return try result.get()
  }

  private static func fill(
    words: FrontendCall, cache: ContentCache
  ) async -> Result<Box.Mount, CompilerError> {
    do throws(CompilerError) { return .success(try await filled(words: words, cache: cache)) } catch
    {
      return .failure(error)
    }
  }

  private static func filled(
    words: FrontendCall, cache: ContentCache
  ) async throws(CompilerError) -> Box.Mount {
    let isBoxed = words.sandbox.protection.isSandboxed
    let name = Digest.text(of: [
      CacheFormat.version, words.toolchain.identity, isBoxed ? "boxed" : "open",
    ]).prefix(16)
    // Beside the engine it serves every workspace; where that is read-only, each has its own.
    let isShared = access(words.products.folder, W_OK) == 0
    let home = isShared ? words.products.folder : cache.folder
    let place = "\(home)/c-modules-\(name)"
    // Users with other secrets share it there, and who can write there can change the engine itself.
    let key = isShared ? ChecksumKey(first: 0, second: 0) : cache.key
    let mount = Box.Mount(place, at: "/modules", isWritable: !isBoxed)
    // Without a box every compilation may add to it.
    func isWhole() -> Bool { ModuleSeal(folder: place, key: key).holds(isFixed: isBoxed) }
    if isWhole() { return mount }
    let directory: BuildDirectory
    do throws(FileError) { directory = try BuildDirectory(in: home + "/builds") } catch {
      throw .file(error)
    }
    defer { directory.remove() }
    // Without a box the path cannot change afterwards, so the compiler fills the cache in place.
    let draft = isBoxed ? directory.folder + "/modules" : place
    if !isBoxed { try? FileManager.default.removeItem(atPath: place) }
    try await compile(words: words, directory: directory, into: draft)
    if isBoxed { open(draft) }
    do throws(FileError) {
      try ModuleSeal(folder: draft, key: key).write()
      guard isBoxed, !isWhole() else { return mount }
      if rename(place, directory.folder + "/damaged") != 0, access(place, F_OK) == 0 {
        throw FileError.last(path: place)
      }
      do throws(FileError) { try AtomicFile.move(draft, to: place) } catch {
        // Another process may have been faster.
        guard isWhole() else { throw error }
      }
    } catch {
      throw .file(error)
    }
    return mount
  }

  /// Has the compiler write its modules, by an empty program of ours.
  private static func compile(
    words: FrontendCall, directory: BuildDirectory, into draft: String
  ) async throws(CompilerError) {
    let unit = CompilationUnit(
      module: "Warming", kind: .script,
      sources: [
        .init(name: "main.swift", text: "import Foundation\nimport UIKit\nimport Staging\n")
      ])
    let files = unit.files(Rewriting(unit: unit, cache: nil))
    do throws(FileError) {
      try directory.write(files)
      try AtomicFile.makeFolder(draft)
    } catch {
      throw .file(error)
    }
    chmod(draft, 0o755)
    let writable = Box.Mount(draft, at: "/modules", isWritable: true)
    let finished: Finished
    do throws(SandboxError) {
      finished = try await words.sandbox.run(
        words.fillingBox(unit, files, directory: directory, modules: writable))
    } catch {
      throw .sandbox(error)
    }
    guard finished.outcome != .exited(0) else { return }
    if DiskSpace.mayHaveBeenMissing(to: finished) || DiskSpace.isScarce(in: draft) {
      throw .file(.noSpaceLeft(path: draft))
    }
    throw .modulesNotMade(detail: String(finished.errorText.suffix(2_000)))
  }

  /// Takes a folder from the user of the box that filled it, and lets everybody read it.
  private static func open(_ folder: String) {
    let parts = FileManager.default.subpaths(atPath: folder) ?? []
    for path in [folder] + parts.map({ "\(folder)/\($0)" }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      _ = lchown(path, geteuid(), getegid())
      chmod(path, status.st_mode & S_IFMT == S_IFDIR ? 0o755 : 0o644)
    }
  }
}
