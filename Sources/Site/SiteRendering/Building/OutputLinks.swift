import Foundation
import Markdown

/// Checks the links between the files of a site.
struct OutputLinks {
  private(set) var broken: [BrokenLink] = []

  init(_ files: [String: Data]) {
    let pages = files.filter { $0.key.hasSuffix(".html") }.mapValues(PageAttributes.init)
    for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
      for address in page.addresses.sorted()
      where !Self.isValid(address, from: name, files: files, pages: pages) {
        broken.append(BrokenLink(page: name, address: address))
      }
    }
  }

  private static func isValid(
    _ address: String, from page: String, files: [String: Data], pages: [String: PageAttributes]
  ) -> Bool {
    if address.prefix(while: { $0 != "/" && $0 != "#" }).contains(":") { return true }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.first.map { $0.isEmpty ? page : String($0) } ?? page
    guard files[file] != nil else { return false }
    guard parts.count == 2 else { return true }
    return pages[file]?.identifiers.contains(String(parts[1])) ?? false
  }
}

/// The identifiers of a page's elements, and the addresses of its links.
///
/// Our pages write all attributes in double quotation marks, after one space.
private struct PageAttributes {
  private(set) var identifiers: Set<String> = []
  private(set) var addresses: Set<String> = []

  init(_ page: Data) {
    page.withUnsafeBytes { read($0) }
  }

  /// Goes from one equals sign to the next, because a site has millions of bytes.
  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while let sign = bytes.position(of: "=", from: place) {
      place = sign + 1
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { continue }
      var start = sign
      while start > 0, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start - 1]) {
        start -= 1
      }
      guard start > 0, bytes[start - 1] == UInt8(ascii: " "), sign - start <= 6,
        let end = bytes.position(of: "\"", from: place + 1)
      else { continue }
      let value = bytes[(place + 1)..<end]
      switch String(decoding: bytes[start..<sign], as: UTF8.self) {
      case "id": identifiers.insert(Self.text(value))
      case "href", "src", "srcset": addresses.insert(Self.text(value))
      default: break
      }
    }
  }

  private static func text(_ value: Slice<UnsafeRawBufferPointer>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard value.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func position(of byte: UnicodeScalar, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte.value), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }
}
