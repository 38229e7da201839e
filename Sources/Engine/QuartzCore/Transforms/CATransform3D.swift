import Motion

/// Transforms row vectors.
public struct CATransform3D: Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// All zero; the identity is ``CATransform3DIdentity``.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

extension CATransform3D {
  package init(_ matrix: Matrix) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
      m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
      m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
      m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
  }

  package var plain: Matrix {
    var result = Matrix()
    result.m11 = m11
    result.m12 = m12
    result.m13 = m13
    result.m14 = m14
    result.m21 = m21
    result.m22 = m22
    result.m23 = m23
    result.m24 = m24
    result.m31 = m31
    result.m32 = m32
    result.m33 = m33
    result.m34 = m34
    result.m41 = m41
    result.m42 = m42
    result.m43 = m43
    result.m44 = m44
    return result
  }
}

public let CATransform3DIdentity = CATransform3D(Matrix.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.plain == .identity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.plain == b.plain
}
