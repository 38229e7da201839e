public import Foundation

/// A checksum by which the cache recognises entries that are damaged or misplaced.
///
/// It is no signature: whoever can write to a cache can make entries that pass, and what they say
/// concerns that cache's owner only.
public enum Checksum {
  /// The largest size of an entry, in bytes.
  public static let mostBytes = 256 << 20

  /// A text for bytes that belong to a name.
  public static func of(_ bytes: Data, named name: String) -> String {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        state = (state ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 29
        offset += 8
      }
      while offset < buffer.count {
        state = (state ^ UInt64(buffer[offset])) &* 0x100_0000_01B3
        offset += 1
      }
    }
    state = (state ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
    let digits = String(state ^ state >> 32, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The text for a file; `nil` if it cannot be read.
  public static func ofFile(_ path: String, named name: String) -> String? {
    RegularFile.contents(path, atMost: mostBytes).map { of($0, named: name) }
  }
}
