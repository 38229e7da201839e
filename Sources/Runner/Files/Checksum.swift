public import Foundation

/// A checksum by which the cache recognises entries that are damaged, misplaced, or made by others.
///
/// SipHash-2-4 (Aumasson and Bernstein, 2012), a message authentication code: without the key nobody
/// makes an entry that passes. A digest of the cache's other kind would take several times as long,
/// and every check reads a megabyte of entries.
public enum Checksum {
  /// The largest size of an entry, in bytes.
  public static let mostBytes = 256 << 20

  /// A text of 16 hexadecimal digits for bytes that belong to a name.
  public static func of(_ bytes: Data, named name: String, key: ChecksumKey) -> String {
    var name = name
    // Of the name's bytes there is no end mark, so its sum opens the one of the bytes.
    let start = name.withUTF8 { sum(UnsafeRawBufferPointer($0), key) }
    let own = ChecksumKey(first: key.first, second: key.second ^ start)
    let digits = String(bytes.withUnsafeBytes { sum($0, own) }, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The text for a file; `nil` if it cannot be read.
  public static func ofFile(_ path: String, named name: String, key: ChecksumKey) -> String? {
    RegularFile.contents(path, atMost: mostBytes).map { of($0, named: name, key: key) }
  }

  /// SipHash-2-4, with the paper's names of variables.
  static func sum(_ bytes: UnsafeRawBufferPointer, _ key: ChecksumKey) -> UInt64 {
    var v0 = key.first ^ 0x736f_6d65_7073_6575
    var v1 = key.second ^ 0x646f_7261_6e64_6f6d
    var v2 = key.first ^ 0x6c79_6765_6e65_7261
    var v3 = key.second ^ 0x7465_6462_7974_6573
    func round() {
      v0 &+= v1
      v1 = (v1 << 13 | v1 >> 51) ^ v0
      v0 = v0 << 32 | v0 >> 32
      v2 &+= v3
      v3 = (v3 << 16 | v3 >> 48) ^ v2
      v0 &+= v3
      v3 = (v3 << 21 | v3 >> 43) ^ v0
      v2 &+= v1
      v1 = (v1 << 17 | v1 >> 47) ^ v2
      v2 = v2 << 32 | v2 >> 32
    }
    func take(_ m: UInt64) {
      v3 ^= m
      round()
      round()
      v0 ^= m
    }
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for offset in whole..<bytes.count {
      last |= UInt64(bytes[offset]) << UInt64(8 * (offset - whole))
    }
    take(last)
    v2 ^= 0xff
    for _ in 0..<4 { round() }
    return v0 ^ v1 ^ v2 ^ v3
  }
}
