/// A turn in space, as a unit quaternion.
public struct Quaternion: Equatable, Sendable {
  /// The axis's x times the sine of half the angle.
  public var x: Double
  /// The axis's y times the sine of half the angle.
  public var y: Double
  /// The axis's z times the sine of half the angle.
  public var z: Double
  /// The cosine of half the angle.
  public var w: Double

  /// Makes a turn; the sum of the squares has to be 1.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Reads the turn of a matrix whose upper left 3 by 3 block is a rotation.
  ///
  /// The largest of the four numbers is found first, so that the division by it is harmless.
  init(rotation m: Matrix) {
    let trace = m.m11 + m.m22 + m.m33
    if trace > 0 {
      let root = 2 * (trace + 1).squareRoot()
      self.init(
        x: (m.m23 - m.m32) / root, y: (m.m31 - m.m13) / root, z: (m.m12 - m.m21) / root,
        w: root / 4)
    } else if m.m11 > m.m22, m.m11 > m.m33 {
      let root = 2 * (1 + m.m11 - m.m22 - m.m33).squareRoot()
      self.init(
        x: root / 4, y: (m.m12 + m.m21) / root, z: (m.m13 + m.m31) / root,
        w: (m.m23 - m.m32) / root)
    } else if m.m22 > m.m33 {
      let root = 2 * (1 + m.m22 - m.m11 - m.m33).squareRoot()
      self.init(
        x: (m.m12 + m.m21) / root, y: root / 4, z: (m.m23 + m.m32) / root,
        w: (m.m31 - m.m13) / root)
    } else {
      let root = 2 * (1 + m.m33 - m.m11 - m.m22).squareRoot()
      self.init(
        x: (m.m13 + m.m31) / root, y: (m.m23 + m.m32) / root, z: root / 4,
        w: (m.m12 - m.m21) / root)
    }
  }

  /// The matrix that turns like this quaternion.
  var matrix: Matrix {
    var m = Matrix()
    m.m11 = 1 - 2 * (y * y + z * z)
    m.m12 = 2 * (x * y + z * w)
    m.m13 = 2 * (x * z - y * w)
    m.m21 = 2 * (x * y - z * w)
    m.m22 = 1 - 2 * (x * x + z * z)
    m.m23 = 2 * (y * z + x * w)
    m.m31 = 2 * (x * z + y * w)
    m.m32 = 2 * (y * z - x * w)
    m.m33 = 1 - 2 * (x * x + y * y)
    return m
  }

  /// Returns the turn on the shorter great circle to another, at constant angular speed.
  func interpolated(to other: Quaternion, at progress: Double) -> Quaternion {
    var other = other
    var dot = x * other.x + y * other.y + z * other.z + w * other.w
    if dot < 0 {
      other = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
      dot = -dot
    }
    // The angle from its sine, because the arccosine is inexact where the turns are close.
    let dx = x - other.x
    let dy = y - other.y
    let dz = z - other.z
    let dw = w - other.w
    let chord = (dx * dx + dy * dy + dz * dz + dw * dw).squareRoot()
    let angle = 2 * Elementary.arcsine(chord / 2)
    let sine = Elementary.sine(angle)
    let from = sine < 1e-9 ? 1 - progress : Elementary.sine((1 - progress) * angle) / sine
    let to = sine < 1e-9 ? progress : Elementary.sine(progress * angle) / sine
    return Quaternion(
      x: from * x + to * other.x, y: from * y + to * other.y, z: from * z + to * other.z,
      w: from * w + to * other.w)
  }
}
