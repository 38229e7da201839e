/// Points are whole numbers.
///
/// The one rounding rule: a part of an exercise's points is rounded to the nearest whole number, halves
/// upwards, once for each exercise. Totals are sums of what was rounded.
enum Points {
  /// A share of points, in percent from 0 to 100.
  static func share(_ percent: Int, of points: Int) -> Int {
    (points * percent + 50) / 100
  }

  /// Judged points as a whole number.
  static func whole(_ points: Double) -> Int {
    Int((points + 0.5).rounded(.down))
  }
}
