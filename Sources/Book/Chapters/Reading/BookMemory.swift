import Foundation
import Synchronization

/// The chapters that one process has read, so that unchanged ones are not parsed again.
public final class BookMemory: Sendable {
  struct Entry {
    var bytes: Data
    /// `nil` if the file is not UTF-8.
    var chapter: Chapter?
    var findings: [AuthorFinding]
  }

  /// A mistake that is written as a difference.
  struct Difference: Hashable {
    var answer: String
    var patch: String
  }

  private let entries = Mutex<[String: Entry]>([:])
  private let mistakes = Mutex<[Difference: String]>([:])

  /// As many differences as several books have; edits would add others for ever.
  private static let most = 10_000

  public init() {}

  /// The remembered entry of a file, if the file still has the same bytes.
  func entry(_ path: String, _ bytes: Data) -> Entry? {
    entries.withLock { $0[path] }.flatMap { $0.bytes == bytes ? $0 : nil }
  }

  func remember(_ entry: Entry, of path: String) {
    entries.withLock { $0[path] = entry }
  }

  /// The wrong answer that a difference leads to, made only if it is not known.
  func mistake(
    _ difference: Difference, _ apply: () throws(PatchError) -> String
  ) throws(PatchError) -> String {
    if let known = mistakes.withLock({ $0[difference] }) { return known }
    let answer = try apply()
    mistakes.withLock {
      if $0.count >= Self.most { $0 = [:] }
      $0[difference] = answer
    }
    return answer
  }
}
