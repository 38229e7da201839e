/// SipHash-2-4 by Aumasson and Bernstein: a short keyed digest that cannot be made without the key.
///
/// Tested with the vectors of its authors. <https://www.aumasson.jp/siphash/siphash.pdf>
struct SipHash {
  private let first: UInt64
  private let second: UInt64

  /// A key of 128 bits; the paper's k0 and k1.
  init(key first: UInt64, _ second: UInt64) {
    self.first = first
    self.second = second
  }

  func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { digest(of: $0.baseAddress, count: bytes.count) }
  }

  private func digest(of bytes: UnsafePointer<UInt8>?, count: Int) -> UInt64 {
    // The paper's initial state, "somepseudorandomlygeneratedbytes".
    var v0 = first ^ 0x736f_6d65_7073_6575
    var v1 = second ^ 0x646f_7261_6e64_6f6d
    var v2 = first ^ 0x6c79_6765_6e65_7261
    var v3 = second ^ 0x7465_6462_7974_6573
    func rounds(_ number: Int) {
      var round = 0
      while round < number {
        v0 = v0 &+ v1
        v1 = (v1 &<< 13 | v1 &>> 51) ^ v0
        v0 = v0 &<< 32 | v0 &>> 32
        v2 = v2 &+ v3
        v3 = (v3 &<< 16 | v3 &>> 48) ^ v2
        v0 = v0 &+ v3
        v3 = (v3 &<< 21 | v3 &>> 43) ^ v0
        v2 = v2 &+ v1
        v1 = (v1 &<< 17 | v1 &>> 47) ^ v2
        v2 = v2 &<< 32 | v2 &>> 32
        round &+= 1
      }
    }
    func word(at start: Int, count: Int) -> UInt64 {
      var word: UInt64 = 0
      var index = count
      while index > 0, let bytes {
        index &-= 1
        word = word &<< 8 | UInt64((bytes + (start &+ index)).pointee)
      }
      return word
    }
    var start = 0
    while start &+ 8 <= count {
      let word = word(at: start, count: 8)
      v3 ^= word
      rounds(2)
      v0 ^= word
      start &+= 8
    }
    let last = word(at: start, count: count &- start) | UInt64(truncatingIfNeeded: count) &<< 56
    v3 ^= last
    rounds(2)
    v0 ^= last
    v2 ^= 0xff
    rounds(4)
    return v0 ^ v1 ^ v2 ^ v3
  }
}
