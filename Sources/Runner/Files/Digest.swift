/// SHA-256 (FIPS 180-4), by which everything in the cache is named.
///
/// Our own, because building swift-crypto, which is BoringSSL, costs the first run half a minute
/// and the cache needs one function of it.
public struct Digest: Hashable, Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// The digest of nothing.
  public init() {}

  /// Takes in some bytes.
  public mutating func update(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    pending.append(contentsOf: bytes)
    let whole = pending.count / 64 * 64
    guard whole > 0 else { return }
    pending.withUnsafeBufferPointer { buffer in
      state.withUnsafeMutableBufferPointer { state in
        var offset = 0
        while offset < whole {
          Digest.compress(buffer.baseAddress.unsafelyUnwrapped + offset, state)
          offset += 64
        }
      }
    }
    pending.removeFirst(whole)
  }

  /// Takes in a text with its length, so that "ab", "c" differs from "a", "bc".
  public mutating func update(field text: String) {
    var text = text
    let length = UInt64(text.utf8.count)
    withUnsafeBytes(of: length.littleEndian) { update($0) }
    text.withUTF8 { update($0) }
  }

  /// The 32 bytes of the digest of all that was taken in.
  public func bytes() -> [UInt8] {
    var copy = self
    let bits = count * 8
    let zeros = (119 - Int(count % 64)) % 64
    copy.update([0x80] + [UInt8](repeating: 0, count: zeros))
    withUnsafeBytes(of: bits.bigEndian) { copy.update($0) }
    return copy.state.flatMap { word in
      [UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
    }
  }

  /// The digest in 64 hexadecimal digits.
  public func text() -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of some fields, in 64 hexadecimal digits.
  public static func text(of fields: [String]) -> String {
    var digest = Digest()
    for field in fields { digest.update(field: field) }
    return digest.text()
  }

  /// HMAC-SHA-256 (RFC 2104).
  public static func authentication(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key
    if block.count > 64 {
      var digest = Digest()
      digest.update(block)
      block = digest.bytes()
    }
    block += [UInt8](repeating: 0, count: 64 - block.count)
    var inner = Digest()
    inner.update(block.map { $0 ^ 0x36 })
    inner.update(message)
    var outer = Digest()
    outer.update(block.map { $0 ^ 0x5c })
    outer.update(inner.bytes())
    return outer.bytes()
  }

  /// One round over a block of 64 bytes.
  ///
  /// Names of variables are the standard's.
  private static func compress(
    _ block: UnsafePointer<UInt8>, _ state: UnsafeMutableBufferPointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for t in 0..<16 {
        let p = block + 4 * t
        w[t] = UInt32(p[0]) << 24 | UInt32(p[1]) << 16 | UInt32(p[2]) << 8 | UInt32(p[3])
      }
      for t in 16..<64 {
        let x = w[t - 15]
        let y = w[t - 2]
        let s0 = (x >> 7 | x << 25) ^ (x >> 18 | x << 14) ^ (x >> 3)
        let s1 = (y >> 17 | y << 15) ^ (y >> 19 | y << 13) ^ (y >> 10)
        w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
      }
      var a = state[0], b = state[1], c = state[2], d = state[3]
      var e = state[4], f = state[5], g = state[6], h = state[7]
      constants.withUnsafeBufferPointer { k in
        for t in 0..<64 {
          let s1 = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
          let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
          let s0 = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
          let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
          h = g
          g = f
          f = e
          e = d &+ t1
          d = c
          c = b
          b = a
          a = t1 &+ t2
        }
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
