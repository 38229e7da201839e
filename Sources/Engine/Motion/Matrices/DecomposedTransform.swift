/// An affine transform as a scale, a shear, a rotation and a translation, in this order.
///
/// Interpolating these components keeps sizes during a rotation; interpolating the matrix does not.
///
/// Fidelity: Core Animation keeps sizes during a rotation as well. How it decomposes mirrored and
/// sheared matrices is unknown.
public struct DecomposedTransform: Equatable, Sendable {
  /// In points.
  public var translation: Point
  /// Negative if the matrix mirrors the axis; so is `scaleY`.
  public var scaleX: Double
  public var scaleY: Double
  /// The change of x for each unit of y, before the rotation.
  public var shear: Double
  /// In radians, in -π...π.
  public var rotation: Double

  /// Decomposes the affine part of a matrix; `nil` if the part has no inverse.
  ///
  /// Of a mirrored matrix, the axis with the smaller diagonal element has a negative scale.
  public init?(_ matrix: Matrix) {
    let a = matrix.m11
    let b = matrix.m12
    let c = matrix.m21
    let d = matrix.m22
    let determinant = a * d - b * c
    var length = (a * a + b * b).squareRoot()
    let other = (c * c + d * d).squareRoot()
    let area = length * other
    guard area > 0, area < .infinity,
      (determinant < 0 ? -determinant : determinant) > 1e-12 * area
    else { return nil }
    if determinant < 0, a < d { length = -length }
    let x = a / length
    let y = b / length
    scaleX = length
    scaleY = determinant / length
    shear = (c * x + d * y) / scaleY
    rotation = y == 0 && x > 0 ? 0 : Elementary.arctangent(y: y, x: x)
    translation = Point(x: matrix.m41, y: matrix.m42)
  }

  /// The matrix with these components.
  public var matrix: Matrix {
    let (sine, cosine) = rotation == 0 ? (0, 1) : Elementary.sineAndCosine(rotation)
    return Matrix(
      a: scaleX * cosine, b: scaleX * sine,
      c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine),
      tx: translation.x, ty: translation.y)
  }

  /// Interpolates each component; the rotation takes the shorter direction.
  ///
  /// For half a turn the sign of the angle decides.
  public func interpolated(
    to other: DecomposedTransform, at progress: Double
  ) -> DecomposedTransform {
    var result = self
    var turn = other.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.rotation += turn * progress
    result.translation = translation.interpolated(to: other.translation, at: progress)
    result.scaleX += (other.scaleX - scaleX) * progress
    result.scaleY += (other.scaleY - scaleY) * progress
    result.shear += (other.shear - shear) * progress
    return result
  }
}
