import Motion

/// A transform of the plane: a 3 by 3 matrix whose last column is 0, 0, 1.
///
/// Points are rows, so `a.concatenating(b)` applies `a` first:
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
public struct CGAffineTransform: Equatable, Codable, Sendable {
  /// How x changes x.
  public var a: CGFloat
  /// How x changes y.
  public var b: CGFloat
  /// How y changes x.
  public var c: CGFloat
  /// How y changes y.
  public var d: CGFloat
  /// How far along x, in points.
  public var tx: CGFloat
  /// How far along y, in points.
  public var ty: CGFloat

  /// Creates the identity.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six numbers, in order.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a rotation about the origin by `angle` radians, clockwise where y grows downwards.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Elementary.sineAndCosine(Double(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a change of size about the origin; a factor of -1 mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a move by `tx` and `ty` points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether the transform changes nothing, to the last bit.
  public var isIdentity: Bool { self == .identity }
}
