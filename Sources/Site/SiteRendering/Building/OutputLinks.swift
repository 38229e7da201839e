import Foundation
import Markdown

/// Checks the links between the files of a site.
struct OutputLinks {
  private(set) var broken: [BrokenLink] = []

  /// - Parameters:
  ///   - files: The names of all files.
  ///   - pages: Those that are pages, with their links.
  init(_ files: Set<String>, pages: [String: PageLinks]) {
    for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
      for address in page.addresses.sorted()
      where !Self.isValid(address, from: name, files: files, pages: pages) {
        broken.append(BrokenLink(page: name, address: address))
      }
    }
  }

  init(_ files: [String: Data]) {
    self.init(
      Set(files.keys),
      pages: files.filter { $0.key.hasSuffix(".html") }.mapValues(PageLinks.init))
  }

  private static func isValid(
    _ address: String, from page: String, files: Set<String>, pages: [String: PageLinks]
  ) -> Bool {
    if address.prefix(while: { $0 != "/" && $0 != "#" }).contains(":") { return true }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.first.map { $0.isEmpty ? page : String($0) } ?? page
    guard files.contains(file) else { return false }
    guard parts.count == 2 else { return true }
    return pages[file]?.identifiers.contains(String(parts[1])) ?? false
  }
}
