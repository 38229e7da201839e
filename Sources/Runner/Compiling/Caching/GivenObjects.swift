import Files
import Foundation
import Sandboxing

/// The objects that the compiler made of a unit's given files, kept for the next unit that has
/// them.
///
/// Most of an exercise's module is the app around the answer, and most of the time goes into it. It
/// stays as it is, and so does what it can see of the answer while the learner works inside of a
/// function. Its objects are kept under the digest of both, as Swift's own incremental builds do.
///
/// Among many people's answers only those objects are kept that were made beside the book's own
/// texts: one person's code must not influence, through the compiler, another person's program.
struct GivenObjects: Sendable {
  private let files: [CompilationUnit.File]
  private let key: String
  private let cache: ContentCache
  /// Whether the compiler's output for this unit may become a part of others.
  private let mayKeep: Bool

  /// The objects of a unit's given files; `nil` if none of its sources is given.
  init?(of files: [CompilationUnit.File], in unit: CompilationUnit, compiler: Compiler) {
    guard unit.sources.contains(where: \.isGiven) else { return nil }
    var fields = [
      compiler.toolchain.identity, compiler.products.identity, unit.module,
      unit.kind.rawValue, "\(unit.isConfined)",
    ]
    for file in files {
      fields += [file.name, file.isGiven ? file.text : VisibleText.digestible(file.text)]
    }
    self.files = files.filter(\.isGiven)
    key = CacheFormat.key(.objects, fields)
    cache = compiler.cache
    mayKeep = unit.isOfBook || !compiler.isForMany
  }

  /// Shows the objects beside the sources of a build.
  ///
  /// - Returns: The names of the files that need not be compiled; none if one object is missing.
  func show(in directory: BuildDirectory) -> Set<String> {
    guard files.allSatisfy({ isIntact($0) && directory.show(place($0), as: $0.object) }) else {
      return []
    }
    return Set(files.map(\.name))
  }

  /// Keeps the objects that a directory has, if that is possible.
  func keep(from directory: BuildDirectory) {
    guard mayKeep else { return }
    for file in files where access(directory.object(file.object), R_OK) == 0 {
      // Another process may be about to show the same object to its compiler.
      if isIntact(file) { continue }
      let sum = Checksum.ofFile(
        directory.object(file.object), named: key, key: cache.key)
      try? AtomicFile.move(directory.object(file.object), to: place(file))
      try? AtomicFile.write(sum ?? "", to: place(file) + ".sum", isDurable: false)
    }
  }

  private func isIntact(_ file: CompilationUnit.File) -> Bool {
    guard let sum = RegularFile.contents(place(file) + ".sum", atMost: 64) else { return false }
    return Checksum.ofFile(place(file), named: key, key: cache.key).map { Data($0.utf8) } == sum
  }

  private func place(_ file: CompilationUnit.File) -> String {
    cache.path(.objects, "\(key)-\(file.object)")
  }
}
