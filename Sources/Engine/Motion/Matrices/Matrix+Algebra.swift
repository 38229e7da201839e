extension Matrix {
  /// The plane's part: the first row and column.
  @inlinable public var a: Double { m11 }
  /// How far y goes for each unit of x.
  @inlinable public var b: Double { m12 }
  /// How far x goes for each unit of y.
  @inlinable public var c: Double { m21 }
  /// How far y goes for each unit of y.
  @inlinable public var d: Double { m22 }
  /// The translation along x, in points.
  @inlinable public var tx: Double { m41 }
  /// The translation along y, in points.
  @inlinable public var ty: Double { m42 }

  /// Whether only a, b, c, d, tx and ty differ from the identity.
  @inlinable
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1
      && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// Returns the matrix that applies this one first and `other` to the result.
  public func concatenating(_ other: Matrix) -> Matrix {
    var product = Matrix()
    if isAffine, other.isAffine {
      product.m11 = m11 * other.m11 + m12 * other.m21
      product.m12 = m11 * other.m12 + m12 * other.m22
      product.m21 = m21 * other.m11 + m22 * other.m21
      product.m22 = m21 * other.m12 + m22 * other.m22
      product.m41 = m41 * other.m11 + m42 * other.m21 + other.m41
      product.m42 = m41 * other.m12 + m42 * other.m22 + other.m42
      return product
    }
    product.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31 + m14 * other.m41
    product.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32 + m14 * other.m42
    product.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33 + m14 * other.m43
    product.m14 = m11 * other.m14 + m12 * other.m24 + m13 * other.m34 + m14 * other.m44
    product.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31 + m24 * other.m41
    product.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32 + m24 * other.m42
    product.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33 + m24 * other.m43
    product.m24 = m21 * other.m14 + m22 * other.m24 + m23 * other.m34 + m24 * other.m44
    product.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31 + m34 * other.m41
    product.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32 + m34 * other.m42
    product.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33 + m34 * other.m43
    product.m34 = m31 * other.m14 + m32 * other.m24 + m33 * other.m34 + m34 * other.m44
    product.m41 = m41 * other.m11 + m42 * other.m21 + m43 * other.m31 + m44 * other.m41
    product.m42 = m41 * other.m12 + m42 * other.m22 + m43 * other.m32 + m44 * other.m42
    product.m43 = m41 * other.m13 + m42 * other.m23 + m43 * other.m33 + m44 * other.m43
    product.m44 = m41 * other.m14 + m42 * other.m24 + m43 * other.m34 + m44 * other.m44
    return product
  }

  /// The factor by which the matrix scales volumes; 0 if it has no inverse.
  public var determinant: Double {
    if isAffine { return m11 * m22 - m12 * m21 }
    let minors = PairedMinors(self)
    return minors.determinant
  }

  /// Returns the inverse; `nil` if there is none.
  public func inverted() -> Matrix? {
    if isAffine {
      let determinant = m11 * m22 - m12 * m21
      guard determinant != 0, determinant - determinant == 0 else { return nil }
      return Matrix(
        a: m22 / determinant, b: -m12 / determinant,
        c: -m21 / determinant, d: m11 / determinant,
        tx: (m21 * m42 - m22 * m41) / determinant,
        ty: (m12 * m41 - m11 * m42) / determinant)
    }
    return PairedMinors(self).inverse(of: self)
  }

  /// Returns the matrix with each number multiplied by a factor.
  func multiplied(by factor: Double) -> Matrix {
    combined(with: .identity) { number, _ in number * factor }
  }

  /// Combines this matrix with another one, element by element.
  @inline(__always)
  func combined(with other: Matrix, _ combine: (Double, Double) -> Double) -> Matrix {
    var result = Matrix()
    result.m11 = combine(m11, other.m11)
    result.m12 = combine(m12, other.m12)
    result.m13 = combine(m13, other.m13)
    result.m14 = combine(m14, other.m14)
    result.m21 = combine(m21, other.m21)
    result.m22 = combine(m22, other.m22)
    result.m23 = combine(m23, other.m23)
    result.m24 = combine(m24, other.m24)
    result.m31 = combine(m31, other.m31)
    result.m32 = combine(m32, other.m32)
    result.m33 = combine(m33, other.m33)
    result.m34 = combine(m34, other.m34)
    result.m41 = combine(m41, other.m41)
    result.m42 = combine(m42, other.m42)
    result.m43 = combine(m43, other.m43)
    result.m44 = combine(m44, other.m44)
    return result
  }
}

/// The determinants of the 2 by 2 blocks in a matrix's upper and lower pair of rows.
///
/// Laplace's expansion along the pairs gives the determinant and the inverse from them.
private struct PairedMinors {
  let s0, s1, s2, s3, s4, s5: Double
  let c0, c1, c2, c3, c4, c5: Double

  init(_ m: Matrix) {
    s0 = m.m11 * m.m22 - m.m21 * m.m12
    s1 = m.m11 * m.m23 - m.m21 * m.m13
    s2 = m.m11 * m.m24 - m.m21 * m.m14
    s3 = m.m12 * m.m23 - m.m22 * m.m13
    s4 = m.m12 * m.m24 - m.m22 * m.m14
    s5 = m.m13 * m.m24 - m.m23 * m.m14
    c5 = m.m33 * m.m44 - m.m43 * m.m34
    c4 = m.m32 * m.m44 - m.m42 * m.m34
    c3 = m.m32 * m.m43 - m.m42 * m.m33
    c2 = m.m31 * m.m44 - m.m41 * m.m34
    c1 = m.m31 * m.m43 - m.m41 * m.m33
    c0 = m.m31 * m.m42 - m.m41 * m.m32
  }

  var determinant: Double {
    s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
  }

  func inverse(of m: Matrix) -> Matrix? {
    let determinant = self.determinant
    guard determinant != 0, determinant - determinant == 0 else { return nil }
    var result = Matrix()
    result.m11 = (m.m22 * c5 - m.m23 * c4 + m.m24 * c3) / determinant
    result.m12 = (-m.m12 * c5 + m.m13 * c4 - m.m14 * c3) / determinant
    result.m13 = (m.m42 * s5 - m.m43 * s4 + m.m44 * s3) / determinant
    result.m14 = (-m.m32 * s5 + m.m33 * s4 - m.m34 * s3) / determinant
    result.m21 = (-m.m21 * c5 + m.m23 * c2 - m.m24 * c1) / determinant
    result.m22 = (m.m11 * c5 - m.m13 * c2 + m.m14 * c1) / determinant
    result.m23 = (-m.m41 * s5 + m.m43 * s2 - m.m44 * s1) / determinant
    result.m24 = (m.m31 * s5 - m.m33 * s2 + m.m34 * s1) / determinant
    result.m31 = (m.m21 * c4 - m.m22 * c2 + m.m24 * c0) / determinant
    result.m32 = (-m.m11 * c4 + m.m12 * c2 - m.m14 * c0) / determinant
    result.m33 = (m.m41 * s4 - m.m42 * s2 + m.m44 * s0) / determinant
    result.m34 = (-m.m31 * s4 + m.m32 * s2 - m.m34 * s0) / determinant
    result.m41 = (-m.m21 * c3 + m.m22 * c1 - m.m23 * c0) / determinant
    result.m42 = (m.m11 * c3 - m.m12 * c1 + m.m13 * c0) / determinant
    result.m43 = (-m.m41 * s3 + m.m42 * s1 - m.m43 * s0) / determinant
    result.m44 = (m.m31 * s3 - m.m32 * s1 + m.m33 * s0) / determinant
    return result
  }
}
