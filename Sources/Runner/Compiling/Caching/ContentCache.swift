public import Files
import Foundation
import Record

/// Stores results under keys made from everything they depend on, so that no entry ever becomes wrong.
///
/// A reader sees a whole entry or none. An entry that cannot be stored is no error: the work is done
/// again.
public struct ContentCache: Sendable {
  /// The kinds of results, each with its own folder and bound.
  public enum Kind: String, Sendable, CaseIterable {
    case programs, objects, sources, runs, verdicts, tests, pages

    /// How many entries are kept.
    var bound: Int { 400 }
  }

  /// The folder that holds all kinds.
  public let folder: String

  /// The secret that entries have to know to be believed.
  let key: ChecksumKey

  /// A cache in this folder, which need not exist yet.
  ///
  /// - Parameter key: Entries that were kept with another one are made again.
  public init(folder: String, key: ChecksumKey) {
    self.folder = folder
    self.key = key
  }

  /// The folder for temporary folders.
  public var builds: String { folder + "/builds" }

  /// The path of an entry, whether it exists or not.
  public func path(_ kind: Kind, _ key: String) -> String {
    "\(folder)/\(kind.rawValue)/\(key)"
  }

  /// Whether there is an entry, which may be damaged.
  public func holds(_ kind: Kind, _ key: String) -> Bool {
    access(path(kind, key), F_OK) == 0
  }

  /// The entry's bytes; `nil` if there is no such entry, or it is damaged, another's, or was kept
  /// with another key.
  public func bytes(_ kind: Kind, _ key: String) -> Data? {
    let path = path(kind, key)
    guard let entry = RegularFile.contents(path, atMost: Checksum.mostBytes) else { return nil }
    let sum = entry.prefix(16)
    let bytes = Data(entry.dropFirst(16))
    guard Data(checksum(of: bytes, kind, key).utf8) == sum else {
      unlink(path)
      return nil
    }
    return bytes
  }

  private func checksum(of bytes: Data, _ kind: Kind, _ key: String) -> String {
    Checksum.of(bytes, named: kind.rawValue + key, key: self.key)
  }

  /// A text by which a file beside the cache is known to be of this user's own runs.
  public func mark(of text: String) -> String {
    Checksum.of(Data(text.utf8), named: "mark", key: key)
  }

  /// The entry as a value; `nil` if there is none or it has another form.
  public func value<Value: Decodable>(_ kind: Kind, _ key: String, as type: Value.Type) -> Value? {
    bytes(kind, key).flatMap { try? Wire.decode(type, from: $0) }
  }

  /// Stores the bytes, if that is possible.
  public func keep(_ bytes: Data, _ kind: Kind, _ key: String) {
    let sum = Data(checksum(of: bytes, kind, key).utf8)
    try? AtomicFile.write(sum + bytes, to: path(kind, key), isDurable: false)
  }

  /// Stores the value as JSON, if that is possible.
  public func keep<Value: Encodable>(_ value: Value, _ kind: Kind, _ key: String) {
    if let bytes = try? Wire.encode(value) { keep(bytes, kind, key) }
  }

  /// Adds the entries of a cache in another folder that this one lacks.
  ///
  /// An entry's file is never changed, so that both can have the same one where they are on one disk.
  public func takeAlong(entriesOf folder: String) {
    let manager = FileManager.default
    let other = ContentCache(folder: folder, key: key)
    for kind in Kind.allCases {
      let home = "\(other.folder)/\(kind.rawValue)"
      let names = (try? manager.contentsOfDirectory(atPath: home)) ?? []
      guard !names.isEmpty, (try? AtomicFile.makeFolder("\(self.folder)/\(kind.rawValue)")) != nil
      else { continue }
      for name in names where !holds(kind, name) {
        if link(other.path(kind, name), path(kind, name)) == 0 { continue }
        try? manager.copyItem(atPath: other.path(kind, name), toPath: path(kind, name))
      }
    }
  }

  /// Deletes the oldest entries above each kind's bound, but none of the last hour.
  ///
  /// So another run that is going on beside this one loses nothing that it has made for itself.
  public func trim() {
    let now = time(nil)
    for kind in Kind.allCases {
      let home = "\(folder)/\(kind.rawValue)"
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: home),
        names.count > kind.bound
      else { continue }
      let dated = names.map { name -> (age: Int, path: String) in
        let path = "\(home)/\(name)"
        var status = stat()
        return (lstat(path, &status) == 0 ? now - status.st_mtim.tv_sec : .max, path)
      }
      for entry in dated.sorted(by: { $0.age > $1.age }).prefix(names.count - kind.bound * 3 / 4)
      where entry.age > 3_600 {
        unlink(entry.path)
      }
    }
  }
}
