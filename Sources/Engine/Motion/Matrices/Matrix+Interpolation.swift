extension Matrix {
  /// Returns the matrix at a progress from this one (0) to another (1); others extrapolate.
  ///
  /// For several values on one way, a ``MatrixInterpolation`` decomposes the matrices only once.
  public func interpolated(to other: Matrix, at progress: Double) -> Matrix {
    MatrixInterpolation(from: self, to: other).value(at: progress)
  }

  /// Returns a power of the matrix; a negative one of its inverse.
  func repeated(_ count: Int) -> Matrix {
    var power = self
    if count < 0 {
      guard let inverse = inverted() else { return .identity }
      power = inverse
    }
    var remaining = count.magnitude
    var result = Matrix.identity
    while remaining > 0 {
      if remaining & 1 == 1 { result = result.concatenating(power) }
      power = power.concatenating(power)
      remaining >>= 1
    }
    return result
  }
}
