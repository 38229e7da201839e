import Foundation
import Synchronization

/// Keeps what one process would make again and again: parts of sites, and highlighted code.
public final class PageMemory: Sendable {
  private struct Fence: Hashable {
    var code: String
    var language: String
  }

  private let parts = Mutex<[String: [String: Data]]>([:])
  private let chapters = Mutex<[String: SearchedChapter]>([:])
  private let blocks = Mutex<[Fence: String]>([:])

  /// As many blocks as several books have; edits would add others for ever.
  private static let most = 10_000

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
    chapters.withLock { $0 = $0.filter { wanted.contains($0.key) } }
  }

  /// The content for the search index of the chapter whose page has this key.
  func searched(_ key: String, _ make: () -> SearchedChapter) -> SearchedChapter {
    if let known = chapters.withLock({ $0[key] }) { return known }
    let made = make()
    chapters.withLock { $0[key] = made }
    return made
  }

  /// The `pre` element with this code.
  func block(_ code: String, language: String) -> String {
    let fence = Fence(code: code, language: language)
    if let known = blocks.withLock({ $0[fence] }) { return known }
    let block = CodeHTML.block(code, language: language)
    blocks.withLock {
      if $0.count >= Self.most { $0 = [:] }
      $0[fence] = block
    }
    return block
  }
}
