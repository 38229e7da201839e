import Foundation
import Motion
import Testing

@Suite("Matrices multiply, invert and transform points")
struct MatrixTests {
  @Test("Concatenating applies the left matrix first")
  func order() {
    let moveThenTurn = Matrix.translation(10, 0).concatenating(.rotation(.pi / 2))
    #expect(moveThenTurn.apply(to: .zero).distance(to: Point(x: 0, y: 10)) < 1e-12)
    let turnThenMove = Matrix.rotation(.pi / 2).concatenating(.translation(10, 0))
    #expect(turnThenMove.apply(to: .zero).distance(to: Point(x: 10, y: 0)) < 1e-12)
  }

  @Test("Concatenation is associative, and the identity changes nothing")
  func algebra() {
    var generator = SplitMix(seed: 41)
    for _ in 0..<300 {
      let a = Matrix.space(&generator)
      let b = Matrix.plane(&generator)
      let c = Matrix.space(&generator)
      let left = a.concatenating(b).concatenating(c)
      #expect(left.distance(to: a.concatenating(b.concatenating(c))) < 1e-9)
      #expect(a.concatenating(.identity) == a)
      #expect(Matrix.identity.concatenating(a) == a)
    }
  }

  @Test("The fast path for 2-D matrices gives the same product as the general one")
  func planeProduct() {
    var generator = SplitMix(seed: 42)
    for _ in 0..<300 {
      let a = Matrix.plane(&generator)
      let b = Matrix.plane(&generator)
      // The z scales of 2 and 1/2 cancel, and keep the products off the fast path.
      let long = a.concatenating(.scale(1, 1, 2)).concatenating(b).concatenating(.scale(1, 1, 0.5))
      #expect(a.concatenating(b).distance(to: long) < 1e-12)
    }
  }

  @Test("A matrix and its inverse cancel; the determinants multiply to 1")
  func inverse() throws {
    var generator = SplitMix(seed: 43)
    for index in 0..<600 {
      let matrix = index % 2 == 0 ? Matrix.plane(&generator) : Matrix.space(&generator)
      guard abs(matrix.determinant) > 1e-3 else { continue }
      let inverse = try #require(matrix.inverted())
      #expect(matrix.concatenating(inverse).distance(to: .identity) < 1e-9)
      #expect(abs(matrix.determinant * inverse.determinant - 1) < 1e-9)
    }
    #expect(Matrix.scale(0, 1).inverted() == nil)
    #expect(Matrix.scale(1, 1, 0).inverted() == nil)
    #expect(Matrix.scale(.nan, 1).inverted() == nil)
  }

  @Test("A rotation about z is the 2-D rotation, and every rotation keeps its axis")
  func rotation() {
    var generator = SplitMix(seed: 44)
    for _ in 0..<200 {
      let angle = generator.number(-7, 7)
      let plane = Matrix.rotation(angle)
      #expect(plane.distance(to: .rotation(angle, x: 0, y: 0, z: 2)) < 1e-15)
      #expect(abs(plane.a - cos(angle)) < 1e-15)
      #expect(abs(plane.b - sin(angle)) < 1e-15)
      #expect(abs(plane.c + sin(angle)) < 1e-15)
      let axis = (generator.number(-1, 1), generator.number(-1, 1), generator.number(-1, 1))
      let turn = Matrix.rotation(angle, x: axis.0, y: axis.1, z: axis.2)
      let image = (
        axis.0 * turn.m11 + axis.1 * turn.m21 + axis.2 * turn.m31,
        axis.0 * turn.m12 + axis.1 * turn.m22 + axis.2 * turn.m32,
        axis.0 * turn.m13 + axis.1 * turn.m23 + axis.2 * turn.m33
      )
      #expect(abs(image.0 - axis.0) + abs(image.1 - axis.1) + abs(image.2 - axis.2) < 1e-12)
      #expect(abs(turn.determinant - 1) < 1e-12)
    }
    #expect(Matrix.rotation(1, x: 0, y: 0, z: 0) == .identity)
    // A quarter turn about x takes y to z, about y takes z to x.
    #expect(abs(Matrix.rotation(.pi / 2, x: 1, y: 0, z: 0).m23 - 1) < 1e-15)
    #expect(abs(Matrix.rotation(.pi / 2, x: 0, y: 1, z: 0).m31 - 1) < 1e-15)
  }

  // github.com/gnustep/libs-quartzcore, CALayer/geometry.m (run against Apple's QuartzCore).
  @Test("The bounding box of a square rotated by 45° is √2 times as wide")
  func boundingBox() {
    let box = Matrix.rotation(.pi / 4)
      .apply(to: Rectangle(x: -50, y: -50, width: 100, height: 100))
    let half = 50 * 2.0.squareRoot()
    #expect(abs(box.minX + half) + abs(box.minY + half) < 1e-12)
    #expect(abs(box.width - 2 * half) + abs(box.height - 2 * half) < 1e-12)
  }

  @Test("In perspective, nearer objects are larger")
  func perspective() {
    var eye = Matrix()
    eye.m34 = -1.0 / 500
    let near = Matrix.translation(0, 0, 250).concatenating(eye)
    #expect(near.apply(to: Point(x: 10, y: -20)) == Point(x: 20, y: -40))
    let far = Matrix.translation(0, 0, -500).concatenating(eye)
    #expect(far.apply(to: Point(x: 10, y: -20)) == Point(x: 5, y: -10))
    // A point behind the eye has no image and is mapped far away.
    let behind = Matrix.translation(0, 0, 600).concatenating(eye)
    #expect(abs(behind.apply(to: Point(x: 10, y: 0)).x) > 1e6)
  }

  @Test("Transforming a size ignores the translation")
  func sizes() {
    let matrix = Matrix(a: 2, b: 1, c: 0, d: 3, tx: 100, ty: 100)
    #expect(matrix.apply(to: Size(width: 1, height: 1)) == Size(width: 2, height: 4))
  }

  @Test("A flattened matrix maps 2-D points to the same place, without depth")
  func flattening() {
    var generator = SplitMix(seed: 45)
    for _ in 0..<200 {
      let matrix = Matrix.space(&generator)
      let point = Point(x: generator.number(-9, 9), y: generator.number(-9, 9))
      #expect(matrix.apply(to: point).distance(to: matrix.flattened.apply(to: point)) < 1e-12)
      let flat = matrix.flattened
      #expect([flat.m13, flat.m23, flat.m43] == [0, 0, 0])
    }
    let plane = Matrix.plane(&generator)
    #expect(plane.flattened == plane)
  }
}
