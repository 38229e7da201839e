extension Elementary {
  // ln 2 in two parts: the first has 32 significant bits, so its product with an exponent is exact.
  private static var ln2High: Double { 0.6931471803691238 }
  private static var ln2Low: Double { 1.9082149292705877e-10 }

  /// Returns e raised to `x`, with a relative error below 2^-52.
  ///
  /// The argument is reduced to at most ln(2)/2, where the Taylor series to the 13th power is
  /// exact to 4e-18.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let k = nearest(x * 1.4426950408889634)
    let r = (x - k * ln2High) - k * ln2Low
    let r2 = r * r
    let r4 = r2 * r2
    let low = (1.0 / 6 + r * (1.0 / 24)) + r2 * (1.0 / 120 + r * (1.0 / 720))
    let middle =
      (1.0 / 5040 + r * (1.0 / 40320)) + r2 * (1.0 / 362_880 + r * (1.0 / 3_628_800))
    let high = 1.0 / 39_916_800 + r * (1.0 / 479_001_600) + r2 * (1.0 / 6_227_020_800)
    let tail = low + r4 * (middle + r4 * high)
    let result = 1 + (r + r2 * (0.5 + r * tail))
    return scaled(result, byPowerOfTwo: Int(k))
  }

  /// Returns the natural logarithm; the error is below 2^-52 of the result or 2^-53.
  ///
  /// `-infinity` for 0, not a number below. With x = 2^k · m and m near 1, ln m is the series of
  /// 2 artanh((m - 1) / (m + 1)).
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var x = x
    var k = 0
    if x < .leastNormalMagnitude {
      x *= 18_014_398_509_481_984  // 2^54
      k = -54
    }
    k += Int(x.bitPattern >> 52) - 1023
    var m = Double(bitPattern: (x.bitPattern & 0xF_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if m > 1.4142135623730951 {
      m *= 0.5
      k += 1
    }
    let s = (m - 1) / (m + 1)
    let s2 = s * s
    var series = 1.0 / 23
    series = 1.0 / 21 + s2 * series
    series = 1.0 / 19 + s2 * series
    series = 1.0 / 17 + s2 * series
    series = 1.0 / 15 + s2 * series
    series = 1.0 / 13 + s2 * series
    series = 1.0 / 11 + s2 * series
    series = 1.0 / 9 + s2 * series
    series = 1.0 / 7 + s2 * series
    series = 1.0 / 5 + s2 * series
    series = 1.0 / 3 + s2 * series
    let logarithm = 2 * s + 2 * s * s2 * series
    let power = Double(k)
    return power * ln2High + (logarithm + power * ln2Low)
  }

  /// Returns `x` raised to `y`; the relative error grows with |y ln x| and is below 1e-14 up to 30.
  ///
  /// For a negative `x`, `y` has to be an integer; otherwise the result is not a number.
  public static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if x > 0 { return exp(y * log(x)) }
    guard nearest(y) == y else { return .nan }
    let magnitude = exp(y * log(-x))
    return nearest(y / 2) * 2 == y ? magnitude : -magnitude
  }

  private static func scaled(_ x: Double, byPowerOfTwo k: Int) -> Double {
    if k >= -1022, k <= 1023 { return x * powerOfTwo(k) }
    // In two steps, because 2^1024 and the powers below 2^-1022 are not normal numbers.
    let half = k / 2
    return x * powerOfTwo(half) * powerOfTwo(k - half)
  }

  private static func powerOfTwo(_ k: Int) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: 1023 + k)) << 52)
  }
}
