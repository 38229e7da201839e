/// Fidelity: each run has the same numbers.
public func arc4random() -> UInt32 { World.current.randomNumbers.next() }

/// A number below a bound; 0 if there is none.
///
/// Fidelity: each run has the same numbers.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  UInt32((UInt64(arc4random()) * UInt64(upperBound)) >> 32)
}

/// A number from 0 to below 1.
///
/// Fidelity: each run has the same numbers.
public func drand48() -> Double { Double(arc4random()) / 0x1p32 }

/// Numbers that look like chance: Sebastiano Vigna's SplitMix64 (2015).
struct RandomNumbers {
  private var state: UInt64 = 0

  mutating func next() -> UInt32 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: number >> 32)
  }
}
