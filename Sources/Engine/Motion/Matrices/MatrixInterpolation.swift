/// An interpolation from one matrix to another, with both decomposed once.
///
/// Interpolates the components of both, so that sizes stay during a rotation. A full turn does not
/// move. If one of them has no inverse, the sixteen elements are interpolated instead.
struct MatrixInterpolation: Sendable {
  private enum Form: Sendable {
    /// Without rotation, shear and mirroring the components are the elements.
    case upright(Matrix, Matrix)
    case plane(DecomposedTransform, DecomposedTransform)
    case space(DecomposedTransform3D, DecomposedTransform3D)
    case elements(Matrix, Matrix)
  }

  private let form: Form

  @inline(__always)
  init(from: Matrix, to: Matrix) {
    if from.isAffine, to.isAffine {
      if from.isUpright, to.isUpright {
        form = .upright(from, to)
        return
      }
      if let start = DecomposedTransform(from), let end = DecomposedTransform(to) {
        form = .plane(start, end)
        return
      }
    } else if let start = DecomposedTransform3D(from), let end = DecomposedTransform3D(to) {
      form = .space(start, end)
      return
    }
    form = .elements(from, to)
  }

  /// Returns the matrix at a progress from the start (0) to the end (1); others extrapolate.
  @inline(__always)
  func value(at progress: Double) -> Matrix {
    switch form {
    case .upright(let from, let to):
      Matrix(
        a: from.m11.interpolated(to: to.m11, at: progress), b: 0,
        c: 0, d: from.m22.interpolated(to: to.m22, at: progress),
        tx: from.m41.interpolated(to: to.m41, at: progress),
        ty: from.m42.interpolated(to: to.m42, at: progress))
    case .plane(let from, let to): from.interpolated(to: to, at: progress).matrix
    case .space(let from, let to): from.interpolated(to: to, at: progress).matrix
    case .elements(let from, let to):
      from.combined(with: to) { $0.interpolated(to: $1, at: progress) }
    }
  }
}

extension Matrix {
  /// Whether an affine matrix neither rotates, shears nor mirrors.
  fileprivate var isUpright: Bool { m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0 }
}
