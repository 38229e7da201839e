import Motion
import Testing

@Suite("Matrices are taken apart and interpolated by their parts")
struct DecomposedTransformTests {
  @Test("The parts of a matrix of the plane give the matrix again")
  func planeRoundTrip() {
    var generator = SplitMix(seed: 51)
    var count = 0
    for _ in 0..<2000 {
      let matrix = Matrix.plane(&generator)
      guard let parts = DecomposedTransform(matrix) else { continue }
      count += 1
      #expect(parts.matrix.distance(to: matrix) < 1e-12)
    }
    #expect(count > 1990)
  }

  @Test("Plain scales, turns and moves are read as what they are")
  func planeReading() throws {
    let matrix = Matrix.scale(2, 3).concatenating(.rotation(0.7)).concatenating(.translation(4, 5))
    let parts = try #require(DecomposedTransform(matrix))
    #expect(abs(parts.scaleX - 2) + abs(parts.scaleY - 3) < 1e-12)
    #expect(abs(parts.rotation - 0.7) + abs(parts.shear) < 1e-12)
    #expect(parts.translation == Point(x: 4, y: 5))
    let mirrored = try #require(DecomposedTransform(.scale(-1, 1)))
    #expect(mirrored.scaleX == -1 && mirrored.scaleY == 1 && mirrored.rotation == 0)
    let upsideDown = try #require(DecomposedTransform(.scale(1, -1)))
    #expect(upsideDown.scaleX == 1 && upsideDown.scaleY == -1 && upsideDown.rotation == 0)
    #expect(DecomposedTransform(.scale(0, 1)) == nil)
    #expect(DecomposedTransform(Matrix(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)) == nil)
  }

  @Test("The parts of a matrix of space give the matrix again")
  func spaceRoundTrip() throws {
    var generator = SplitMix(seed: 52)
    for _ in 0..<2000 {
      var matrix = Matrix.space(&generator)
      if generator.number(0, 1) < 0.3 { matrix = Matrix.scale(1, -1, 1).concatenating(matrix) }
      if generator.number(0, 1) < 0.3 { matrix = matrix.concatenating(.plane(&generator)) }
      guard abs(matrix.determinant) > 1e-2 else { continue }
      let parts = try #require(DecomposedTransform3D(matrix))
      // The parts leave out the common factor of all numbers, which no point can tell.
      let same = matrix.combined(1 / matrix.m44)
      #expect(parts.matrix.distance(to: same) < 1e-8)
    }
    #expect(DecomposedTransform3D(.scale(1, 1, 0)) == nil)
  }

  @Test("Interpolation begins and ends with the two matrices")
  func ends() {
    var generator = SplitMix(seed: 53)
    for index in 0..<600 {
      let from = index % 2 == 0 ? Matrix.plane(&generator) : Matrix.space(&generator)
      let to = index % 3 == 0 ? Matrix.plane(&generator) : Matrix.space(&generator)
      guard abs(from.determinant) > 0.01, abs(to.determinant) > 0.01 else { continue }
      #expect(from.interpolated(to: to, at: 0).distance(to: from.combined(1 / from.m44)) < 1e-8)
      #expect(from.interpolated(to: to, at: 1).distance(to: to.combined(1 / to.m44)) < 1e-8)
    }
  }

  // facts.md 2.4: in UIKit's frames the sizes stay the same while a view turns.
  @Test("A turn keeps the size of what it turns, at every moment")
  func constantSize() {
    for step in 0...20 {
      let matrix = Matrix.identity.interpolated(to: .rotation(2.5), at: Double(step) / 20)
      #expect(abs(matrix.determinant - 1) < 1e-12)
      #expect(matrix.distance(to: .rotation(2.5 * Double(step) / 20)) < 1e-12)
    }
  }

  // facts.md 2.4: shortest way; a full turn does nothing.
  @Test("Turns take the shorter way")
  func shorterWay() {
    let back = Matrix.identity.interpolated(to: .rotation(1.5 * .pi), at: 0.5)
    #expect(back.distance(to: .rotation(-0.25 * .pi)) < 1e-12)
    let full = Matrix.identity.interpolated(to: .rotation(2 * .pi), at: 0.5)
    #expect(full.distance(to: .identity) < 1e-12)
    let across = Matrix.rotation(3).interpolated(to: .rotation(-3), at: 0.5)
    #expect(across.distance(to: .rotation(.pi)) < 1e-12)
  }

  @Test("Turns in space keep constant speed about their axis")
  func spaceTurn() {
    let target = Matrix.rotation(2, x: 1, y: 2, z: 3)
    for step in 0...10 {
      let matrix = Matrix.identity.interpolated(to: target, at: Double(step) / 10)
      #expect(matrix.distance(to: .rotation(Double(step) / 5, x: 1, y: 2, z: 3)) < 1e-12)
    }
  }

  @Test("A card that flips about y in perspective is seen from its edge half-way")
  func flip() {
    var eye = Matrix()
    eye.m34 = -1.0 / 500
    let flipped = Matrix.rotation(.pi, x: 0, y: 1, z: 0).concatenating(eye)
    let half = eye.interpolated(to: flipped, at: 0.5)
    #expect(half.apply(to: Rectangle(x: -50, y: -50, width: 100, height: 100)).width < 1e-9)
  }

  @Test("A matrix that flattens is interpolated number by number")
  func degenerate() {
    let shrunk = Matrix.scale(0, 0).concatenating(.translation(10, 20))
    let half = Matrix.rotation(.pi / 2).interpolated(to: shrunk, at: 0.5)
    #expect(half.distance(to: Matrix(a: 0, b: 0.5, c: -0.5, d: 0, tx: 5, ty: 10)) < 1e-12)
  }

  @Test("The shorter way for matrices without turns gives the parts' result")
  func straightInterpolation() throws {
    var generator = SplitMix(seed: 54)
    for _ in 0..<300 {
      let from = Matrix(
        a: generator.number(0.1, 3), b: 0, c: 0, d: generator.number(0.1, 3),
        tx: generator.number(-9, 9), ty: generator.number(-9, 9))
      let to = Matrix(
        a: generator.number(0.1, 3), b: 0, c: 0, d: generator.number(0.1, 3),
        tx: generator.number(-9, 9), ty: generator.number(-9, 9))
      let progress = generator.number(-0.2, 1.2)
      let parts = try #require(DecomposedTransform(from)).interpolated(
        to: try #require(DecomposedTransform(to)), at: progress)
      #expect(from.interpolated(to: to, at: progress).distance(to: parts.matrix) < 1e-12)
    }
  }
}

extension Matrix {
  /// Each number times a factor.
  fileprivate func combined(_ factor: Double) -> Matrix {
    var result = self
    for path in [
      \Matrix.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34,
      \.m41, \.m42, \.m43, \.m44,
    ] {
      result[keyPath: path] *= factor
    }
    return result
  }
}
