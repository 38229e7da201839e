import Foundation
import Synchronization

/// Keeps what one process would read again and again: parts of sites, and records of chapters.
public final class PageMemory: Sendable {
  private let parts = Mutex<[String: [String: Data]]>([:])
  private let records = Mutex<[String: ChapterRecord]>([:])

  /// More than several books have; edits would add others for ever.
  private static let most = 1_000

  public init() {}

  /// The files of the part with this key.
  subscript(key: String) -> [String: Data]? {
    get { parts.withLock { $0[key] } }
    set { parts.withLock { $0[key] = newValue } }
  }

  /// Forgets all parts but those with these keys.
  func keepOnly(_ keys: some Sequence<String>) {
    let wanted = Set(keys)
    parts.withLock { $0 = $0.filter { wanted.contains($0.key) } }
  }

  func record(_ key: String) -> ChapterRecord? { records.withLock { $0[key] } }

  func keep(_ record: ChapterRecord, _ key: String) {
    records.withLock {
      if $0.count >= Self.most { $0 = [:] }
      $0[key] = record
    }
  }
}
