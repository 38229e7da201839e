/// Elementary functions that give the same bits on every machine and in WebAssembly.
///
/// System libraries differ in the last bit from one another, and a record has to look the same to
/// the judge and to the browser. Only additions, multiplications, divisions, square roots and
/// integer operations of IEEE 754 are used, in a fixed order.
public enum Elementary {
  /// Rounds to the nearest integer, ties to even; exact for magnitudes below 2^51.
  ///
  /// Adding 1.5 · 2^52 leaves no room for a fraction in a `Double`, so the processor rounds.
  @inlinable
  public static func nearest(_ x: Double) -> Double {
    guard x > -2_251_799_813_685_248, x < 2_251_799_813_685_248 else { return x }
    return (x + 6_755_399_441_055_744) - 6_755_399_441_055_744
  }

  /// Rounds down to an integer.
  @inlinable
  public static func floor(_ x: Double) -> Double {
    let near = nearest(x)
    return near > x ? near - 1 : near
  }

  /// Returns the length of the hypotenuse; overflows for arguments above 1e154.
  @inlinable
  public static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }
}
