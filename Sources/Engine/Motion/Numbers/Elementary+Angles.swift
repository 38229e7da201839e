extension Elementary {
  /// Returns the sine and the cosine of an angle in radians; the error is below 2^-52.
  ///
  /// The angle is reduced by whole quarter turns; for that π/2 is split in three parts, of which
  /// the first two have 25 bits. Beyond 2^27 quarter turns, where a `Double` no longer tells one
  /// angle from the next usefully, the angle counts as zero.
  public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle > -210_000_000, angle < 210_000_000 else {
      return angle - angle == 0 ? (0, 1) : (.nan, .nan)
    }
    let quarter = nearest(angle * 0.6366197723675814)
    let r =
      ((angle - quarter * 1.5707963109016418) - quarter * 1.5893254712295857e-08)
      - quarter * 6.123233995736766e-17
    let r2 = r * r
    let r4 = r2 * r2
    let r8 = r4 * r4
    // Taylor series to the 17th and 18th power: exact to 1e-19 for |r| ≤ π/4.
    let sineLow = (-1.0 / 6 + r2 * (1.0 / 120)) + r4 * (-1.0 / 5040 + r2 * (1.0 / 362_880))
    let sineHigh =
      (-1.0 / 39_916_800 + r2 * (1.0 / 6_227_020_800))
      + r4 * (-1.0 / 1_307_674_368_000 + r2 * (1.0 / 355_687_428_096_000))
    let sine = r + r * r2 * (sineLow + r8 * sineHigh)
    let cosineLow = (1.0 / 24 + r2 * (-1.0 / 720)) + r4 * (1.0 / 40320 + r2 * (-1.0 / 3_628_800))
    let cosineHigh =
      (1.0 / 479_001_600 + r2 * (-1.0 / 87_178_291_200))
      + r4 * (1.0 / 20_922_789_888_000 + r2 * (-1.0 / 6_402_373_705_728_000))
    let cosine = 1 + (r4 * (cosineLow + r8 * cosineHigh) - 0.5 * r2)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the sine of an angle in radians; see ``sineAndCosine(_:)``.
  public static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// Returns the cosine of an angle in radians; see ``sineAndCosine(_:)``.
  public static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// Returns the tangent of an angle in radians; the relative error is below 2^-51.
  public static func tangent(_ angle: Double) -> Double {
    let (sine, cosine) = sineAndCosine(angle)
    return sine / cosine
  }

  /// Returns the angle, in -π/2...π/2, whose tangent is `x`; the error is below 2^-52.
  public static func arctangent(_ x: Double) -> Double {
    guard x == x else { return x }
    let magnitude = x < 0 ? -x : x
    let angle =
      magnitude <= 1
      ? smallArctangent(magnitude) : 1.5707963267948966 - smallArctangent(1 / magnitude)
    return x < 0 ? -angle : angle
  }

  /// Returns the angle, in -π...π, from the x axis to the point (x, y); 0 for the origin.
  public static func arctangent(y: Double, x: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    let width = x < 0 ? -x : x
    let height = y < 0 ? -y : y
    var angle: Double
    if width == .infinity, height == .infinity {
      angle = 0.7853981633974483
    } else if height <= width {
      angle = smallArctangent(height / width)
    } else {
      angle = 1.5707963267948966 - smallArctangent(width / height)
    }
    if x < 0 { angle = 3.141592653589793 - angle }
    return y < 0 ? -angle : angle
  }

  /// Returns the angle, in 0...π, whose cosine is `x`; arguments outside -1...1 are moved there.
  public static func arccosine(_ x: Double) -> Double {
    let x = x < -1 ? -1 : (x > 1 ? 1 : x)
    return arctangent(y: ((1 - x) * (1 + x)).squareRoot(), x: x)
  }

  /// Returns the angle, in -π/2...π/2, whose sine is `x`; arguments outside -1...1 are moved there.
  public static func arcsine(_ x: Double) -> Double {
    let x = x < -1 ? -1 : (x > 1 ? 1 : x)
    return arctangent(y: x, x: ((1 - x) * (1 + x)).squareRoot())
  }

  /// The arctangent for 0...1: atan x = atan c + atan((x - c) / (1 + xc)) with the nearest quarter
  /// as c leaves at most 1/8 for the series.
  private static func smallArctangent(_ x: Double) -> Double {
    let step = nearest(x * 4)
    let c = step * 0.25
    let r = (x - c) / (1 + x * c)
    let r2 = r * r
    var series = 1.0 / 19
    series = -1.0 / 17 + r2 * series
    series = 1.0 / 15 + r2 * series
    series = -1.0 / 13 + r2 * series
    series = 1.0 / 11 + r2 * series
    series = -1.0 / 9 + r2 * series
    series = 1.0 / 7 + r2 * series
    series = -1.0 / 5 + r2 * series
    series = 1.0 / 3 + r2 * series
    let rest = r - r * r2 * series
    switch Int(step) {
    case 0: return rest
    case 1: return 0.24497866312686414 + rest
    case 2: return 0.4636476090008061 + rest
    case 3: return 0.6435011087932844 + rest
    default: return 0.7853981633974483 + rest
    }
  }
}
