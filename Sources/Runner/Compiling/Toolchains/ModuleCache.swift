import Files
import Foundation
import Sandboxing

/// The compiler's own cache of C modules, which every compilation reads and none may change.
///
/// Filling it takes most of a second, so it is done once, by compiling an empty file of ours. The
/// compiler writes the cache's path into it; a box shows it at one place always. The linker's
/// stand-ins for libraries lie in it too.
actor ModuleCache {
  private var ready: Task<Box.Mount, Never>?

  /// The filled cache.
  ///
  /// The first caller fills it; the others wait.
  func prepare(words: FrontendCall, cache: ContentCache) async throws(SandboxError) -> Box.Mount {
    if let ready { return await ready.value }
    let task = Task { await ModuleCache.fill(words: words, cache: cache) }
    ready = task
    return await task.value
  }

  private static func fill(words: FrontendCall, cache: ContentCache) async -> Box.Mount {
    let isBoxed = words.sandbox.protection.isSandboxed
    let key = Digest.text(of: [
      CacheFormat.version, words.toolchain.identity, isBoxed ? "boxed" : "open",
    ]).prefix(16)
    // Beside the engine it serves every workspace; where that is read-only, each has its own.
    let home = access(words.products.folder, W_OK) == 0 ? words.products.folder : cache.folder
    let place = "\(home)/c-modules-\(key)"
    let mount = Box.Mount(place, at: "/modules", isWritable: !isBoxed)
    if access(place + "/ready", R_OK) == 0 { return mount }
    let unit = CompilationUnit(
      module: "Warming", kind: .script,
      sources: [
        .init(name: "main.swift", text: "import Foundation\nimport UIKit\nimport Staging\n")
      ])
    let files = unit.files(Rewriting(unit: unit, cache: nil))
    guard let directory = try? BuildDirectory(in: home + "/builds") else { return mount }
    defer { directory.remove() }
    guard (try? directory.write(files)) != nil else { return mount }
    // Without a box the path cannot change afterwards, so the compiler fills the cache in place.
    let draft = isBoxed ? directory.folder + "/modules" : place
    try? AtomicFile.makeFolder(draft)
    chmod(draft, 0o755)
    let writable = Box.Mount(draft, at: "/modules", isWritable: true)
    let box = words.fillingBox(unit, files, directory: directory, modules: writable)
    guard let finished = try? await words.sandbox.run(box), finished.outcome == .exited(0),
      FileManager.default.createFile(atPath: draft + "/ready", contents: nil)
    else { return mount }
    if isBoxed { open(draft) }
    if isBoxed, (try? AtomicFile.move(draft, to: place)) == nil,
      access(place + "/ready", R_OK) != 0
    {
      // Another process left an unfinished cache behind.
      try? FileManager.default.removeItem(atPath: place)
      try? AtomicFile.move(draft, to: place)
    }
    return mount
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
