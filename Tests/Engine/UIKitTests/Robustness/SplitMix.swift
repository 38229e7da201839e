import HeadlessCoreGraphics

/// The random number generator SplitMix64 (doi.org/10.1145/2660193.2660195).
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a random integer from 0 to below a number.
  mutating func below(_ count: Int) -> Int {
    count > 0 ? Int(next() % UInt64(count)) : 0
  }

  mutating func bool() -> Bool { next() & 1 == 0 }

  /// Returns true with a probability of one in a number.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Returns a random number from 0 to below 1.
  mutating func fraction() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * fraction()
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
