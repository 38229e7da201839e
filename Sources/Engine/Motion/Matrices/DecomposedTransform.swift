/// A matrix of the plane taken apart: first scaled, then sheared, then turned, then moved.
///
/// Parts that differ little belong to matrices that differ little, so they can be interpolated one
/// by one without the picture collapsing on its way.
///
/// Fidelity: that Core Animation goes through such parts was seen (sizes stay the same during a
/// turn); which ones it uses for mirrored and sheared matrices was not.
public struct DecomposedTransform: Equatable, Sendable {
  /// The move, in points.
  public var translation: Point
  /// The stretch along x; negative if the matrix mirrors this axis.
  public var scaleX: Double
  /// The stretch along y; negative if the matrix mirrors this axis.
  public var scaleY: Double
  /// How far x moves for each unit of y, before the turn.
  public var shear: Double
  /// In radians, in -π...π.
  public var rotation: Double

  /// Takes the plane's part of a matrix apart; `nil` if it flattens the plane to a line or a point.
  ///
  /// A mirrored matrix is mirrored along the axis that it turns the wrong way more.
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

  /// The parts put together again.
  public var matrix: Matrix {
    let (sine, cosine) = rotation == 0 ? (0, 1) : Elementary.sineAndCosine(rotation)
    return Matrix(
      a: scaleX * cosine, b: scaleX * sine,
      c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine),
      tx: translation.x, ty: translation.y)
  }

  /// Returns the parts between these and others; angles take the shorter way.
  ///
  /// Half a turn is as long either way; then the angle's own sign decides.
  public func interpolated(to other: DecomposedTransform, at progress: Double) -> DecomposedTransform {
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
