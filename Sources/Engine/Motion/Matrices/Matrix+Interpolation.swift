extension Matrix {
  /// Returns the matrix at a progress from this one (0) to another (1); others extrapolate.
  ///
  /// Interpolates the components of both, so that sizes stay during a rotation. A full turn does not
  /// move. If one of them has no inverse, the sixteen elements are interpolated instead.
  public func interpolated(to other: Matrix, at progress: Double) -> Matrix {
    if isAffine, other.isAffine {
      if m12 == 0, m21 == 0, other.m12 == 0, other.m21 == 0,
        m11 > 0, m22 > 0, other.m11 > 0, other.m22 > 0
      {
        // Without rotation, shear and mirroring the components are the elements.
        return Matrix(
          a: m11 + (other.m11 - m11) * progress, b: 0,
          c: 0, d: m22 + (other.m22 - m22) * progress,
          tx: m41 + (other.m41 - m41) * progress, ty: m42 + (other.m42 - m42) * progress)
      }
      if let from = DecomposedTransform(self), let to = DecomposedTransform(other) {
        return from.interpolated(to: to, at: progress).matrix
      }
    } else if let from = DecomposedTransform3D(self), let to = DecomposedTransform3D(other) {
      return from.interpolated(to: to, at: progress).matrix
    }
    return combined(with: other) { $0 + ($1 - $0) * progress }
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
