extension PathSegment {
  /// The arc length, with an error below 1e-9 of it for curves without cusps.
  var length: Double { length(from: 0, to: 1) }

  /// Returns the arc length between two parameters.
  func length(from low: Double, to high: Double) -> Double {
    if isLine { return start.distance(to: end) * (high - low) }
    return refined(low, high, quadrature(low, high), depth: 0)
  }

  /// Returns the parameter at which the arc has a length.
  ///
  /// Newton's method, kept inside an interval that is known to hold the answer.
  func parameter(atLength target: Double, of whole: Double) -> Double {
    guard whole > 0 else { return 0 }
    if isLine { return target / whole }
    var low = 0.0
    var high = 1.0
    var u = target / whole
    for _ in 0..<40 {
      let miss = length(from: 0, to: u) - target
      if miss < 1e-11 * whole, miss > -1e-11 * whole { break }
      if miss > 0 { high = u } else { low = u }
      let tangent = derivative(at: u)
      let speed = Elementary.hypotenuse(tangent.x, tangent.y)
      let next = speed > 0 ? u - miss / speed : low
      u = next > low && next < high ? next : 0.5 * (low + high)
    }
    return u
  }

  /// Halves the interval until two halves have the length of the whole.
  private func refined(_ low: Double, _ high: Double, _ whole: Double, depth: Int) -> Double {
    let middle = 0.5 * (low + high)
    let first = quadrature(low, middle)
    let second = quadrature(middle, high)
    let change = first + second - whole
    if depth == 12 || (change < 1e-10 * whole && change > -1e-10 * whole) {
      return first + second
    }
    return refined(low, middle, first, depth: depth + 1)
      + refined(middle, high, second, depth: depth + 1)
  }

  /// Gauss and Legendre's rule with eight points (Abramowitz and Stegun, table 25.4).
  private func quadrature(_ low: Double, _ high: Double) -> Double {
    let middle = 0.5 * (low + high)
    let half = 0.5 * (high - low)
    func speed(_ offset: Double) -> Double {
      let first = derivative(at: middle - half * offset)
      let second = derivative(at: middle + half * offset)
      return Elementary.hypotenuse(first.x, first.y) + Elementary.hypotenuse(second.x, second.y)
    }
    return half
      * (0.362683783378362 * speed(0.183434642495650)
        + 0.313706645877887 * speed(0.525532409916329)
        + 0.222381034453374 * speed(0.796666477413627)
        + 0.101228536290376 * speed(0.960289856497536))
  }
}
