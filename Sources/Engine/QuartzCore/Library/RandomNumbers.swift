public func arc4random() -> UInt32 { .random(in: 0...UInt32.max) }

/// A number below a bound; 0 if there is none.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound < 2 ? 0 : .random(in: 0..<upperBound)
}

/// A number from 0 to below 1.
public func drand48() -> Double { .random(in: 0..<1) }
