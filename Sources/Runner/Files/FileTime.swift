import Foundation

/// When a file or folder was written the last time.
public struct FileTime: Comparable, Sendable {
  public let seconds: Int
  public let nanoseconds: Int

  public init(_ status: stat) {
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  public static func < (one: FileTime, other: FileTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
