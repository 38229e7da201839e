import Foundation

/// The files of a site: bytes to be written, and names of files that an earlier build wrote.
struct SiteContents {
  private(set) var made: [String: Data]
  private(set) var inPlace: Set<String> = []
  /// The keys of parts by the names of their files.
  private(set) var parts: [String: String] = [:]

  init(_ files: [String: Data]) {
    made = files
  }

  var names: Set<String> { inPlace.union(made.keys) }

  /// Adds files; of two with the same name the first one stays.
  mutating func add(_ files: [String: Data], part: String? = nil) {
    for (name, data) in files where made[name] == nil && !inPlace.contains(name) {
      made[name] = data
      parts[name] = part
    }
  }

  mutating func addInPlace(_ names: Set<String>, part: String) {
    for name in names where made[name] == nil {
      inPlace.insert(name)
      parts[name] = part
    }
  }
}
