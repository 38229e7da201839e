import Motion

/// Noise of points and times that is the same in every run.
///
/// Values at the corners of a grid, blended in between (value noise).
enum FieldNoise {
  /// The side of the coarsest cells, in points.
  private static let cell = 100.0
  private static let octaves = 4

  /// -1...1 in each direction.
  ///
  /// Each octave has cells of half the size, and a share of `1 - smoothness` of the strength.
  static func vector(at place: Vector, time: Double, smoothness: Double) -> Vector {
    let roughness = min(max(1 - smoothness, 0), 1)
    var (sum, total, share, scale) = (Vector(), 0.0, 1.0, 1 / cell)
    for octave in 0..<octaves where share > 0 {
      let (x, y) = (place.x * scale, place.y * scale)
      sum += Vector(value(x, y, time, 2 * octave), value(x, y, time, 2 * octave + 1)) * share
      total += share
      share *= roughness
      scale *= 2
    }
    return sum / total
  }

  private static func value(_ x: Double, _ y: Double, _ time: Double, _ seed: Int) -> Double {
    // Beyond this the corners could not be numbered.
    guard abs(x) < 1e9, abs(y) < 1e9, abs(time) < 1e9 else { return 0 }
    let corner = (Elementary.floor(x), Elementary.floor(y), Elementary.floor(time))
    let blend = (smooth(x - corner.0), smooth(y - corner.1), smooth(time - corner.2))
    var sum = 0.0
    for index in 0..<8 {
      let (right, down, later) = (index & 1, index >> 1 & 1, index >> 2)
      let weight =
        (right == 1 ? blend.0 : 1 - blend.0) * (down == 1 ? blend.1 : 1 - blend.1)
        * (later == 1 ? blend.2 : 1 - blend.2)
      sum +=
        weight * random(Int(corner.0) + right, Int(corner.1) + down, Int(corner.2) + later, seed)
    }
    return sum
  }

  private static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// -1...1, by the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func random(_ numbers: Int...) -> Double {
    var bits: UInt64 = 0
    for number in numbers {
      bits = bits &+ UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return Double(bits >> 11) / Double(1 << 52) - 1
  }
}
