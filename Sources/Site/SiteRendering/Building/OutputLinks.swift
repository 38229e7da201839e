import Foundation
import Markdown

/// Checks the links between the files of a site.
struct OutputLinks {
  private(set) var broken: [BrokenLink] = []

  init(_ files: [String: Data]) {
    var identifiers: [String: Set<String>] = [:]
    let pages = files.filter { $0.key.hasSuffix(".html") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
    for (name, text) in pages { identifiers[name] = Set(Self.values(of: " id=", in: text)) }
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      let addresses = [" href=", " src=", " srcset="].flatMap { Self.values(of: $0, in: text) }
      for address in Set(addresses).sorted() {
        if !isValid(address, from: name, files: files, identifiers: identifiers) {
          broken.append(BrokenLink(page: name, address: address))
        }
      }
    }
  }

  private func isValid(
    _ address: String, from page: String, files: [String: Data],
    identifiers: [String: Set<String>]
  ) -> Bool {
    if address.prefix(while: { $0 != "/" && $0 != "#" }).contains(":") { return true }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.first.map { $0.isEmpty ? page : String($0) } ?? page
    guard files[file] != nil else { return false }
    guard parts.count == 2 else { return true }
    return identifiers[file]?.contains(String(parts[1])) ?? false
  }

  /// The values of an attribute.
  ///
  /// Our pages write all of them in double quotation marks.
  private static func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: attribute + "\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
        .replacing("&#39;", with: "'")
    }
  }
}
