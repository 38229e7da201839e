import Foundation

/// A temporary folder with the mark of its process, so that folders of killed processes can be
/// deleted.
public struct MarkedFolder: Sendable {
  public let path: String

  /// Creates a new folder below another one, and deletes those that ended processes left there.
  public init(in home: String) throws(FileError) {
    Self.removeAbandoned(in: home)
    path = "\(home)/\(ProcessMark.own.text)-\(UInt64.random(in: 0...UInt64.max))"
    try AtomicFile.makeFolder(path)
  }

  /// Deletes the folders that ended processes left below another one.
  ///
  /// A worker in a namespace of its own cannot tell whether its grader has ended; the next one can.
  public static func removeAbandoned(in home: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for name in names where ProcessMark.isAbandoned(name) {
      try? FileManager.default.removeItem(atPath: "\(home)/\(name)")
    }
  }

  /// Deletes the folder with everything in it.
  public func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
