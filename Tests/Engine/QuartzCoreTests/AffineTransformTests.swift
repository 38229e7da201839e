import EngineTesting
import HeadlessQuartzCore
import Testing

/// Inputs and expected values are those of `TestAffineTransform` in
/// github.com/swiftlang/swift-corelibs-foundation.
@Suite("Affine transforms", .inNewWorld)
struct AffineTransformTests {
  @Test(
    "Transforming a point includes the translation, and transforming a size does not",
    arguments: [
      (
        CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), point(10, 20), point(75, 106),
        point(70, 100)
      ),
      (
        CGAffineTransform(a: 5, b: 4, c: 3, d: 2, tx: 1, ty: 0), point(5, 25), point(101, 70),
        point(100, 70)
      ),
      (.identity, point(25, 10), point(25, 10), point(25, 10)),
      (move(0, 0), point(10, 10), point(10, 10), point(10, 10)),
      (move(0, 5), point(10, 10), point(10, 15), point(10, 10)),
      (move(5, 5), point(10, 10), point(15, 15), point(10, 10)),
      (move(2, 3).concatenating(move(3, 2)), point(-2, -3), point(3, 2), point(-2, -3)),
      (scale(1, 0), point(10, 10), point(10, 0), point(10, 0)),
      (scale(0.5, 1), point(10, 10), point(5, 10), point(5, 10)),
      (scale(0, 2), point(10, 10), point(0, 20), point(0, 20)),
      (scale(4, 0).concatenating(scale(0.5, 1)), point(10, 10), point(20, 0), point(20, 0)),
      (turn(0), point(10, 15), point(10, 15), point(10, 15)),
      (turn(1080), point(10, 15), point(10, 15), point(10, 15)),
      (turn(90), point(15, 10), point(-10, 15), point(-10, 15)),
      (turn(-90), point(15, 10), point(10, -15), point(10, -15)),
      (turn(180), point(10, 15), point(-10, -15), point(-10, -15)),
      (turn(90).concatenating(turn(90)), point(10, 15), point(-10, -15), point(-10, -15)),
      (move(2, 0).concatenating(scale(5, -5)), point(1, 3), point(15, -15), point(5, -15)),
      (scale(-5, 5).concatenating(move(0, 10)), point(3, 1), point(-15, 15), point(-15, 5)),
      (move(20, -5).concatenating(turn(90)), point(10, 10), point(-5, 30), point(-10, 10)),
      (turn(180).concatenating(move(20, 15)), point(10, 10), point(10, 5), point(-10, -10)),
      (scale(0.5, 3).concatenating(turn(-90)), point(20, 5), point(15, -10), point(15, -10)),
      (turn(-90).concatenating(scale(3, -0.5)), point(20, 5), point(15, 10), point(15, 10)),
      (scale(2, 2).concatenating(move(10, 0)), point(10, 15), point(30, 30), point(20, 30)),
      (move(10, 0).concatenating(scale(2, 2)), point(10, 15), point(40, 30), point(20, 30)),
    ])
  func applying(
    transform: CGAffineTransform, start: CGPoint, asPoint: CGPoint, asSize: CGPoint
  ) {
    let seen = start.applying(transform)
    #expect(abs(seen.x - asPoint.x) < 0.001 && abs(seen.y - asPoint.y) < 0.001)
    let size = CGSize(width: start.x, height: start.y).applying(transform)
    #expect(abs(size.width - asSize.x) < 0.001 && abs(size.height - asSize.y) < 0.001)
  }

  @Test("translatedBy, scaledBy and rotated(by:) apply before the transform")
  func order() {
    #expect(move(10, 0).scaledBy(x: 2, y: 2) == scale(2, 2).concatenating(move(10, 0)))
    #expect(scale(2, 3).translatedBy(x: 5, y: 7) == move(5, 7).concatenating(scale(2, 3)))
    #expect(point(1, 1).applying(move(10, 0).scaledBy(x: 2, y: 2)) == point(12, 2))
    let turned = move(10, 0).rotated(by: .pi / 2)
    #expect(turned.tx == 10 && abs(turned.b - 1) < 1e-12)
  }

  @Test("Inverses in reverse order undo a concatenation")
  func inverting() {
    let parts = [move(-30, 40), turn(30), scale(20, -10)]
    let there = parts.reduce(CGAffineTransform.identity) { $0.concatenating($1) }
    let back = parts.reversed().reduce(there) { $0.concatenating($1.inverted()) }
    let seen = point(10, 10).applying(back)
    #expect(abs(seen.x - 10) < 0.001 && abs(seen.y - 10) < 0.001)
    #expect(scale(1, 0).inverted() == scale(1, 0))
  }
}

private func move(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

private func scale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

private func turn(_ degrees: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: degrees * .pi / 180)
}
