public import Compiling
import Files
import Foundation

/// The files that an earlier build wrote to a folder, with the parts of the site to which they belong.
///
/// A file counts only as long as nobody has written it since.
public struct KeptOutput: Sendable {
  private struct Entry: Codable {
    /// The key of the part.
    var part: String
    /// The file's ``FileIdentity``.
    var identity: String
  }

  let folder: String
  private let cache: ContentCache
  private let names: [String: Set<String>]

  private static func key(_ folder: String) -> String {
    CacheFormat.key(.pages, ["output", folder]) + ".json"
  }

  /// - Parameter folder: An absolute path without a slash at its end.
  public init(in folder: String, cache: ContentCache) {
    self.folder = folder
    self.cache = cache
    let entries =
      cache.value(.pages, Self.key(folder), as: [String: Entry].self) ?? [:]
    var names: [String: Set<String>] = [:]
    var spoiled: Set<String> = []
    for (name, entry) in entries {
      names[entry.part, default: []].insert(name)
      if FileIdentity.text("\(folder)/\(name)") != entry.identity { spoiled.insert(entry.part) }
    }
    self.names = names.filter { !spoiled.contains($0.key) }
  }

  /// The names of a part's files; `nil` if not all of them are there.
  func names(of part: String) -> Set<String>? { names[part] }

  func contents(of name: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
  }

  /// Notes what has been written.
  ///
  /// - Parameter parts: The keys of parts by the names of their files.
  func keep(_ parts: [String: String]) {
    let entries = parts.reduce(into: [String: Entry]()) { entries, file in
      entries[file.key] = Entry(
        part: file.value, identity: FileIdentity.text("\(folder)/\(file.key)"))
    }
    cache.keep(entries, .pages, Self.key(folder))
  }
}
