import Foundation

/// The learner's files as they are at one moment.
public struct AnswerFiles: Equatable, Sendable {
  /// What changes when a file is written or replaced.
  private struct State: Equatable {
    var file: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private var states: [String: State] = [:]
  /// `exercises` and the folders in it, absolute.
  public private(set) var folders: [String]

  /// Looks at all Swift files below `exercises`.
  public init(in workspace: Workspace) {
    let home = workspace.path("exercises")
    folders = [home]
    for chapter in (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? [] {
      let folder = "\(home)/\(chapter)"
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        continue
      }
      folders.append(folder)
      for name in names where name.hasSuffix(".swift") && !name.hasPrefix(".") {
        var status = stat()
        guard stat("\(folder)/\(name)", &status) == 0 else { continue }
        #if os(Linux)
          let time = status.st_mtim
        #else
          let time = status.st_mtimespec
        #endif
        states["exercises/\(chapter)/\(name)"] = State(
          file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
          nanoseconds: time.tv_nsec)
      }
    }
    folders.sort()
  }

  /// The files that are there and were not, or were others; relative to the workspace, in order.
  ///
  /// A file that has gone is not changed: many programs save by putting another in its place.
  public func changed(since earlier: AnswerFiles) -> [String] {
    states.filter { earlier.states[$0.key] != $0.value }.keys.sorted()
  }
}
