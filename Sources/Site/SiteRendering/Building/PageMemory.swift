import Foundation
import Synchronization

/// Parts of sites that one process makes again and again, so that it reads what it knows no second time.
public final class PageMemory: Sendable {
  private let parts = Mutex<[String: [String: Data]]>([:])

  public init() {}

  /// The files of the part with this key.
  subscript(key: String) -> [String: Data]? {
    get { parts.withLock { $0[key] } }
    set { parts.withLock { $0[key] = newValue } }
  }

  /// Forgets all parts but those with these keys, which grow with each edit otherwise.
  func keepOnly(_ keys: some Sequence<String>) {
    let wanted = Set(keys)
    parts.withLock { $0 = $0.filter { wanted.contains($0.key) } }
  }
}
