/// A 4 by 4 matrix for row vectors, laid out like `CATransform3D`.
///
/// A point is transformed as `[x y z 1] × matrix`, so `a.concatenating(b)` applies `a` first.
public struct Matrix: Equatable, Hashable, Sendable {
  /// The first row.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  /// The second row.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  /// The third row.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  /// The fourth row.
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// The identity.
  @inlinable
  public init() {}

  /// An affine transform of the plane.
  ///
  /// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty), as with `CGAffineTransform`.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    m11 = a
    m12 = b
    m21 = c
    m22 = d
    m41 = tx
    m42 = ty
  }

  /// Maps each point to itself.
  public static let identity = Matrix()

  /// Translates along each axis, in points.
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix {
    var matrix = Matrix()
    matrix.m41 = x
    matrix.m42 = y
    matrix.m43 = z
    return matrix
  }

  /// Scales along each axis.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix {
    var matrix = Matrix()
    matrix.m11 = x
    matrix.m22 = y
    matrix.m33 = z
    return matrix
  }

  /// Rotates about the z axis by an angle in radians; on screen, positive is clockwise.
  public static func rotation(_ angle: Double) -> Matrix {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return Matrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Rotates about an axis by an angle in radians; an axis without length gives the identity.
  public static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> Matrix {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let x = x / length
    let y = y / length
    let z = z / length
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let rest = 1 - cosine
    var matrix = Matrix()
    matrix.m11 = cosine + x * x * rest
    matrix.m12 = x * y * rest + z * sine
    matrix.m13 = x * z * rest - y * sine
    matrix.m21 = x * y * rest - z * sine
    matrix.m22 = cosine + y * y * rest
    matrix.m23 = y * z * rest + x * sine
    matrix.m31 = x * z * rest + y * sine
    matrix.m32 = y * z * rest - x * sine
    matrix.m33 = cosine + z * z * rest
    return matrix
  }
}
