/// Writes a number with at most two decimals, for SVG.
///
/// Learners' programs decide these numbers. Infinities and NaN become 0; ±1e7 is the limit.
func svg(_ number: Double) -> String {
  guard number.isFinite else { return "0" }
  let hundredths = (max(-1e7, min(1e7, number)) * 100).rounded()
  guard hundredths != 0 else { return "0" }
  let whole = Int(hundredths)
  let sign = whole < 0 ? "-" : ""
  let units = whole.magnitude / 100
  let rest = whole.magnitude % 100
  if rest == 0 { return "\(sign)\(units)" }
  if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
  return rest < 10 ? "\(sign)\(units).0\(rest)" : "\(sign)\(units).\(rest)"
}

/// Writes a number with at most five decimals, for SVG: matrices need more than lengths.
func svg(factor number: Double) -> String {
  guard number.isFinite else { return "0" }
  let rounded = (max(-1e6, min(1e6, number)) * 100_000).rounded() / 100_000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
