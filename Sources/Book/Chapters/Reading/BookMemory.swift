import Foundation
import Synchronization

/// The chapters that one process has read, so that what has not changed is not parsed again.
public final class BookMemory: Sendable {
  struct Entry {
    var bytes: Data
    /// `nil` if the file is not UTF-8.
    var chapter: Chapter?
    var findings: [AuthorFinding]
  }

  private let entries = Mutex<[String: Entry]>([:])

  public init() {}

  /// What was read from a file, if it has the same bytes now.
  func entry(_ path: String, _ bytes: Data) -> Entry? {
    entries.withLock { $0[path] }.flatMap { $0.bytes == bytes ? $0 : nil }
  }

  func remember(_ entry: Entry, of path: String) {
    entries.withLock { $0[path] = entry }
  }
}
