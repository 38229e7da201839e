import Foundation

/// The identifiers of a page's elements, and the addresses of its links.
///
/// Our pages write all attributes in double quotation marks, after one space.
struct PageLinks: Equatable {
  private(set) var identifiers: Set<String> = []
  private(set) var addresses: Set<String> = []

  init(_ page: Data) {
    page.withUnsafeBytes { read($0) }
  }

  /// Takes what ``packed`` has.
  init?(packed: Data) {
    guard let parts = PackedBytes.unpack(packed), parts.count == 2 else { return nil }
    identifiers = Self.lines(of: parts[0])
    addresses = Self.lines(of: parts[1])
  }

  /// A line for each, since no attribute of ours has two.
  var packed: Data {
    PackedBytes.pack(
      [identifiers, addresses].map { Data($0.sorted().joined(separator: "\n").utf8) })
  }

  private static func lines(of text: Data) -> Set<String> {
    Set(text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
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
