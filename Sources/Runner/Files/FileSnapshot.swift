import Foundation

/// The files below some folders as they are at one moment.
///
/// Names that begin with a dot are left out: editors keep their own files there.
public struct FileSnapshot: Equatable, Sendable {
  /// The attributes of a file of which one changes whenever the file is written or replaced.
  private struct State: Equatable {
    var file: UInt64
    var size: Int64
    var time: FileTime
  }

  private var states: [String: State] = [:]
  /// The folders, and those in them, in order.
  public private(set) var folders: [String] = []

  /// Looks at all files below the folders.
  public init(below homes: [String]) {
    for home in homes { look(into: home) }
    folders.sort()
  }

  private mutating func look(into folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    folders.append(folder)
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var status = stat()
      // Links to folders may lead round in circles.
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        look(into: path)
      } else if stat(path, &status) == 0 {
        states[path] = State(
          file: UInt64(status.st_ino), size: Int64(status.st_size), time: FileTime(status))
      }
    }
  }

  /// The files once nothing changes any more; some programs save in two steps.
  ///
  /// Returns at once if they are as they were earlier.
  public static func settled(below homes: [String], since earlier: FileSnapshot) -> FileSnapshot {
    var (before, now) = (earlier, FileSnapshot(below: homes))
    while now != before {
      usleep(20_000)
      (before, now) = (now, FileSnapshot(below: homes))
    }
    return now
  }

  /// The same files, but for some that are as they are in a newer snapshot.
  public func with(_ files: [String], of newer: FileSnapshot) -> FileSnapshot {
    var result = self
    for file in files { result.states[file] = newer.states[file] }
    return result
  }

  /// The files that are there and were not, or were others, in order.
  public func changed(since earlier: FileSnapshot) -> [String] {
    states.filter { earlier.states[$0.key] != $0.value }.keys.sorted()
  }

  /// The files that were there and are not, in order.
  public func gone(since earlier: FileSnapshot) -> [String] {
    earlier.states.keys.filter { states[$0] == nil }.sorted()
  }
}
