import Foundation

/// A temporary folder with the mark of its process, so that what a killed one left can be deleted.
public struct MarkedFolder: Sendable {
  /// Its path.
  public let path: String

  /// Creates a new folder below another one, and deletes those that ended processes left there.
  public init(in home: String) throws(FileError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for name in names where ProcessMark.isAbandoned(name) {
      try? FileManager.default.removeItem(atPath: "\(home)/\(name)")
    }
    path = "\(home)/\(ProcessMark.own.text)-\(UInt64.random(in: 0...UInt64.max))"
    try AtomicFile.makeFolder(path)
  }

  /// Deletes the folder with everything in it.
  public func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
