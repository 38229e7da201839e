import Motion

extension Matrix {
  /// All elements, by rows.
  var numbers: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }

  /// The largest difference between two elements at the same place.
  func distance(to other: Matrix) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }

  /// A random 2-D matrix, often with reflection and shear.
  static func plane(_ generator: inout SplitMix) -> Matrix {
    Matrix(
      a: generator.number(-2, 2), b: generator.number(-2, 2), c: generator.number(-2, 2),
      d: generator.number(-2, 2), tx: generator.number(-99, 99), ty: generator.number(-99, 99))
  }

  /// A random 3-D matrix of scale, rotation, translation and perspective.
  static func space(_ generator: inout SplitMix) -> Matrix {
    var eye = Matrix()
    eye.m34 = generator.number(-0.01, 0.01)
    return Matrix.scale(
      generator.number(0.2, 3), generator.number(0.2, 3), generator.number(0.2, 3)
    )
    .concatenating(
      .rotation(
        generator.number(-3, 3), x: generator.number(-1, 1), y: generator.number(-1, 1),
        z: generator.number(-1, 1))
    )
    .concatenating(
      .translation(generator.number(-9, 9), generator.number(-9, 9), generator.number(-9, 9))
    )
    .concatenating(eye)
  }
}
