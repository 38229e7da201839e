import Foundation

/// Results under the digest of everything they depend on; nothing in it ever becomes wrong.
///
/// Entries are written beside their place and then moved there, so a reader sees a whole entry or
/// none. An entry that cannot be kept is not missed: the work is done again.
public struct ContentCache: Sendable {
  /// The kinds of results, each with a folder and a bound of its own.
  public enum Kind: String, Sendable, CaseIterable {
    case programs, objects, sources, runs, verdicts, tests

    /// How many entries are kept.
    var bound: Int { 400 }
  }

  /// The folder that holds all kinds.
  public let folder: String

  /// A cache in this folder, which is made if it is missing.
  public init(folder: String) {
    self.folder = folder
  }

  /// Where the entry is, or would be.
  public func path(_ kind: Kind, _ key: String) -> String {
    "\(folder)/\(kind.rawValue)/\(key)"
  }

  /// The entry's bytes; `nil` if it is not kept.
  public func bytes(_ kind: Kind, _ key: String) -> Data? {
    FileManager.default.contents(atPath: path(kind, key))
  }

  /// The entry as a value; `nil` if it is not kept or is of another form.
  public func value<Value: Decodable>(_ kind: Kind, _ key: String, as type: Value.Type) -> Value? {
    bytes(kind, key).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Keeps the bytes, if that is possible.
  public func keep(_ bytes: Data, _ kind: Kind, _ key: String) {
    let place = path(kind, key)
    let draft = "\(place).\(getpid()).\(UInt64.random(in: 0...UInt64.max))"
    let manager = FileManager.default
    let home = "\(folder)/\(kind.rawValue)"
    try? manager.createDirectory(atPath: home, withIntermediateDirectories: true)
    guard manager.createFile(atPath: draft, contents: bytes) else {
      unlink(draft)
      return
    }
    // A full disk can leave a file short without an error.
    let size = (try? manager.attributesOfItem(atPath: draft)[.size] as? Int) ?? -1
    guard size == bytes.count, rename(draft, place) == 0 else {
      unlink(draft)
      return
    }
  }

  /// Keeps the value, if that is possible.
  public func keep<Value: Encodable>(_ value: Value, _ kind: Kind, _ key: String) {
    if let bytes = try? JSONEncoder().encode(value) { keep(bytes, kind, key) }
  }

  /// Drops the oldest entries above each kind's bound. Entries that are older than a tool that uses
  /// them now are safe: they are read and written within one run.
  public func trim() {
    let manager = FileManager.default
    for kind in Kind.allCases {
      let home = "\(folder)/\(kind.rawValue)"
      guard let names = try? manager.contentsOfDirectory(atPath: home), names.count > kind.bound
      else { continue }
      let dated = names.map { name -> (date: Date, path: String) in
        let path = "\(home)/\(name)"
        let date = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return (date ?? .distantPast, path)
      }
      for entry in dated.sorted(by: { $0.date < $1.date }).prefix(names.count - kind.bound * 3 / 4)
      {
        unlink(entry.path)
      }
    }
  }
}
