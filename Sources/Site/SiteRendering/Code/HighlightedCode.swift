import Foundation

/// The blocks of code on one page, each highlighted once.
///
/// A block is known by its whole text, so that none can be another's.
final class HighlightedCode {
  private let known: [String: Data]
  private var used: [String: Data] = [:]

  /// - Parameter packed: The blocks that an earlier build made; `nil` for none.
  init(packed: Data? = nil) {
    known = packed.flatMap(PackedBytes.unpackValues) ?? [:]
  }

  /// The `pre` element with this code.
  func block(_ code: String, language: String) -> String {
    let name = language + "\n" + code
    if let block = used[name] ?? known[name] {
      used[name] = block
      return String(decoding: block, as: UTF8.self)
    }
    let block = CodeHTML.block(code, language: language)
    used[name] = Data(block.utf8)
    return block
  }

  /// Whether the page shows other blocks than those that were known.
  var hasChanged: Bool { used.count != known.count || used.keys.contains { known[$0] == nil } }

  /// The blocks that were asked for.
  var packed: Data { PackedBytes.pack(used) }
}
