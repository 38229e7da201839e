/// A transform as a scale, a shear, a rotation, a translation and a perspective, in this order.
public struct DecomposedTransform3D: Equatable, Sendable {
  /// In points.
  public var translationX: Double
  /// In points.
  public var translationY: Double
  /// In points, towards the viewer.
  public var translationZ: Double
  /// Negative if the matrix mirrors the axis; so are `scaleY` and `scaleZ`.
  public var scaleX: Double
  public var scaleY: Double
  public var scaleZ: Double
  /// The change of x for each unit of y, before the rotation.
  public var shearXY: Double
  /// The change of x for each unit of z, before the rotation.
  public var shearXZ: Double
  /// The change of y for each unit of z, before the rotation.
  public var shearYZ: Double
  /// The rotation, as a unit quaternion.
  public var rotation: Quaternion
  /// The contribution of x to the divisor; these four are the last column.
  public var perspectiveX: Double
  /// The contribution of y to the divisor.
  public var perspectiveY: Double
  /// The contribution of z to the divisor: -1 over the distance of the eye.
  public var perspectiveZ: Double
  /// The constant part of the divisor: 1 for matrices without a common factor.
  public var perspectiveW: Double

  /// Decomposes a matrix with the Gram-Schmidt process; `nil` if it has no inverse.
  public init?(_ matrix: Matrix) {
    guard matrix.m44 != 0 else { return nil }
    let m = matrix.m44 == 1 ? matrix : matrix.multiplied(by: 1 / matrix.m44)
    var affine = m
    affine.m14 = 0
    affine.m24 = 0
    affine.m34 = 0
    affine.m44 = 1
    var x = Row(m.m11, m.m12, m.m13)
    var y = Row(m.m21, m.m22, m.m23)
    var z = Row(m.m31, m.m32, m.m33)
    let determinant = affine.determinant
    let volume = x.length * y.length * z.length
    guard volume > 0, volume < .infinity,
      (determinant < 0 ? -determinant : determinant) > 1e-12 * volume,
      let inverse = affine.inverted()
    else { return nil }
    perspectiveX = inverse.m11 * m.m14 + inverse.m12 * m.m24 + inverse.m13 * m.m34
    perspectiveY = inverse.m21 * m.m14 + inverse.m22 * m.m24 + inverse.m23 * m.m34
    perspectiveZ = inverse.m31 * m.m14 + inverse.m32 * m.m24 + inverse.m33 * m.m34
    perspectiveW =
      inverse.m41 * m.m14 + inverse.m42 * m.m24 + inverse.m43 * m.m34 + inverse.m44 * m.m44
    translationX = m.m41
    translationY = m.m42
    translationZ = m.m43

    scaleX = x.length
    x = x.times(1 / scaleX)
    shearXY = x.dot(y)
    y = y.adding(x, times: -shearXY)
    scaleY = y.length
    y = y.times(1 / scaleY)
    shearXZ = x.dot(z)
    z = z.adding(x, times: -shearXZ)
    shearYZ = y.dot(z)
    z = z.adding(y, times: -shearYZ)
    scaleZ = z.length
    z = z.times(1 / scaleZ)
    if determinant < 0 {
      // Mirrored: the axis with the smallest diagonal element gets the negative scale.
      if x.x <= y.y, x.x <= z.z {
        scaleX = -scaleX
        x = x.times(-1)
        shearXY = -shearXY
        shearXZ = -shearXZ
      } else if y.y <= z.z {
        scaleY = -scaleY
        y = y.times(-1)
        shearYZ = -shearYZ
      } else {
        scaleZ = -scaleZ
        z = z.times(-1)
      }
    }
    shearXY /= scaleY
    shearXZ /= scaleZ
    shearYZ /= scaleZ
    var turn = Matrix()
    (turn.m11, turn.m12, turn.m13) = (x.x, x.y, x.z)
    (turn.m21, turn.m22, turn.m23) = (y.x, y.y, y.z)
    (turn.m31, turn.m32, turn.m33) = (z.x, z.y, z.z)
    rotation = Quaternion(rotation: turn)
  }

  /// The matrix with these components.
  public var matrix: Matrix {
    let turn = rotation.matrix
    let x = Row(turn.m11, turn.m12, turn.m13)
    let y = Row(turn.m21, turn.m22, turn.m23)
    let z = Row(turn.m31, turn.m32, turn.m33)
    let first = x.times(scaleX)
    let second = y.adding(x, times: shearXY).times(scaleY)
    let third = z.adding(x, times: shearXZ).adding(y, times: shearYZ).times(scaleZ)
    var m = Matrix()
    (m.m11, m.m12, m.m13) = (first.x, first.y, first.z)
    (m.m21, m.m22, m.m23) = (second.x, second.y, second.z)
    (m.m31, m.m32, m.m33) = (third.x, third.y, third.z)
    (m.m41, m.m42, m.m43) = (translationX, translationY, translationZ)
    let eye = Row(perspectiveX, perspectiveY, perspectiveZ)
    m.m14 = first.dot(eye)
    m.m24 = second.dot(eye)
    m.m34 = third.dot(eye)
    m.m44 = Row(translationX, translationY, translationZ).dot(eye) + perspectiveW
    return m
  }

  /// Interpolates each component; the rotation spherically and in the shorter direction.
  public func interpolated(
    to other: DecomposedTransform3D, at progress: Double
  ) -> DecomposedTransform3D {
    func between(_ part: (DecomposedTransform3D) -> Double) -> Double {
      let from = part(self)
      return from + (part(other) - from) * progress
    }
    var result = self
    result.translationX = between { $0.translationX }
    result.translationY = between { $0.translationY }
    result.translationZ = between { $0.translationZ }
    result.scaleX = between { $0.scaleX }
    result.scaleY = between { $0.scaleY }
    result.scaleZ = between { $0.scaleZ }
    result.shearXY = between { $0.shearXY }
    result.shearXZ = between { $0.shearXZ }
    result.shearYZ = between { $0.shearYZ }
    result.perspectiveX = between { $0.perspectiveX }
    result.perspectiveY = between { $0.perspectiveY }
    result.perspectiveZ = between { $0.perspectiveZ }
    result.perspectiveW = between { $0.perspectiveW }
    result.rotation = rotation.interpolated(to: other.rotation, at: progress)
    return result
  }
}

/// The first three elements of a row.
private struct Row {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  var length: Double { dot(self).squareRoot() }

  func dot(_ other: Row) -> Double { x * other.x + y * other.y + z * other.z }

  func times(_ factor: Double) -> Row { Row(x * factor, y * factor, z * factor) }

  func adding(_ other: Row, times factor: Double) -> Row {
    Row(x + other.x * factor, y + other.y * factor, z + other.z * factor)
  }
}
