/// A 4 by 4 matrix for row vectors, laid out like `CATransform3D`.
///
/// A point is transformed as `[x y z 1] × matrix`, so `a.concatenating(b)` applies `a` first.
public struct Matrix: Equatable, Hashable, Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// The identity.
  public init() {}

  /// The matrix that changes nothing.
  public static let identity = Matrix()
}

#if !hasFeature(Embedded)
  extension Matrix: Codable {
    public init(from decoder: any Decoder) throws {
      self.init()
      var values = try decoder.unkeyedContainer()
      let count = try values.decode(Int.self)
      if count == 6 {
        m11 = try values.decode(Double.self)
        m12 = try values.decode(Double.self)
        m21 = try values.decode(Double.self)
        m22 = try values.decode(Double.self)
        m41 = try values.decode(Double.self)
        m42 = try values.decode(Double.self)
      } else {
        for path in Matrix.elements { self[keyPath: path] = try values.decode(Double.self) }
      }
    }

    /// Writes the six numbers of an affine matrix, or all sixteen, after their count.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      var affine = Matrix()
      affine.m11 = m11
      affine.m12 = m12
      affine.m21 = m21
      affine.m22 = m22
      affine.m41 = m41
      affine.m42 = m42
      if affine == self {
        try values.encode(6)
        for value in [m11, m12, m21, m22, m41, m42] { try values.encode(value) }
      } else {
        try values.encode(16)
        for path in Matrix.elements { try values.encode(self[keyPath: path]) }
      }
    }

    private static var elements: [WritableKeyPath<Matrix, Double>] {
      [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
        \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
      ]
    }
  }
#endif
