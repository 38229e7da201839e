import Foundation

/// The lines of a text.
///
/// All kinds of line endings become line feeds.
struct SourceLines: Sendable {
  let bytes: [UInt8]
  /// The offset of each line's first byte, and one past the end of the text.
  private let starts: [Int]

  /// Removes a byte order mark and carriage returns.
  init(_ text: [UInt8]) {
    var bytes = text
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if Self.firstOffset(of: 13, in: bytes, from: 0) != nil { bytes = Self.withLineFeeds(bytes) }
    var starts = [0]
    while let feed = Self.firstOffset(of: 10, in: bytes, from: starts[starts.count - 1]) {
      starts.append(feed + 1)
    }
    if starts[starts.count - 1] < bytes.count { starts.append(bytes.count + 1) }
    self.bytes = bytes
    self.starts = starts
  }

  /// The number of lines.
  ///
  /// A line feed at the end of the text does not begin another line.
  var count: Int { starts.count - 1 }

  /// A line without its line ending, counted from 1; empty if there is no such line.
  subscript(number: Int) -> String {
    guard number >= 1, number <= count else { return "" }
    return String(decoding: bytes[starts[number - 1]..<(starts[number] - 1)], as: UTF8.self)
  }

  /// Lines, each with a line feed.
  func text(_ range: Range<Int>) -> String {
    range.map { self[$0] + "\n" }.joined()
  }

  /// The bytes with the first lines made empty, so that the others keep their numbers.
  func bytes(emptying lines: Int) -> [UInt8] {
    guard lines > 0 else { return bytes }
    let rest = starts[min(lines, count)]
    return Array(repeating: 10, count: lines) + bytes.dropFirst(rest)
  }

  private static func firstOffset(of byte: Int32, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, start < buffer.count,
        let found = memchr(base + start, byte, buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (offset, byte) in bytes.enumerated() {
      if byte != 13 {
        result.append(byte)
      } else if offset + 1 == bytes.count || bytes[offset + 1] != 10 {
        result.append(10)
      }
    }
    return result
  }
}
