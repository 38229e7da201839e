import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Transforms", .inNewWorld)
struct TransformTests {
  private static func matrix(_ elements: CGFloat...) -> CATransform3D {
    CATransform3D(
      m11: elements[0], m12: elements[1], m13: elements[2], m14: elements[3],
      m21: elements[4], m22: elements[5], m23: elements[6], m24: elements[7],
      m31: elements[8], m32: elements[9], m33: elements[10], m34: elements[11],
      m41: elements[12], m42: elements[13], m43: elements[14], m44: elements[15])
  }

  // CATransform3D/catransform3d.m: 14 of 14. CATransform3DAffine/affine.m: 11 of 11.
  @Test("CATransform3D functions give GNUstep's values", arguments: rows)
  func transforms(_ row: Row) { row.check() }

  static let rows: [Row] = {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let double = CATransform3DMakeScale(2, 2, 2)
    let six = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let deep = perspective
    return [
      Row("identity", matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)) {
        CATransform3DIdentity
      },
      Row("translation", matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1)) {
        CATransform3DMakeTranslation(2, 3, 4)
      },
      Row("scale", matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1)) {
        CATransform3DMakeScale(2, 3, 4)
      },
      Row("rotation about z", matrix(0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)) {
        CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      },
      Row("rotation about x", matrix(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)) {
        CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
      },
      Row("moved, then scaled", matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1)) {
        CATransform3DConcat(move, double)
      },
      Row("scaled, then moved", matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1)) {
        CATransform3DConcat(double, move)
      },
      Row("Translate goes first", matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1)) {
        CATransform3DTranslate(double, 10, 0, 0)
      },
      Row("Scale goes first", matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1)) {
        CATransform3DScale(move, 2, 2, 2)
      },
      Row("inverse of a scale", CATransform3DMakeScale(0.5, 0.5, 0.5)) {
        CATransform3DInvert(double)
      },
      Row("identity is the identity", true) { CATransform3DIsIdentity(CATransform3DIdentity) },
      Row("a scale is not", false) { CATransform3DIsIdentity(double) },
      Row("equal", true) { CATransform3DEqualToTransform(double, CATransform3DMakeScale(2, 2, 2)) },
      Row("not equal", false) { CATransform3DEqualToTransform(double, move) },
      Row("from a flat one", matrix(2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1)) {
        CATransform3DMakeAffineTransform(six)
      },
      Row("the rest is the identity's", [1, 1, 0]) {
        let made = CATransform3DMakeAffineTransform(six)
        return [made.m33, made.m44, made.m13 + made.m14 + made.m31 + made.m32 + made.m43]
      },
      Row("flat: identity", true) { CATransform3DIsAffine(CATransform3DIdentity) },
      Row("flat: made from a flat one", true) {
        CATransform3DIsAffine(CATransform3DMakeAffineTransform(six))
      },
      Row("flat: about z", true) { CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)) },
      Row("not flat: about x", false) {
        CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0))
      },
      Row("not flat: scale in z", false) { CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)) },
      Row("not flat: move in z", false) {
        CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 5))
      },
      Row("not flat: perspective", false) { CATransform3DIsAffine(deep) },
      Row("back to a flat one", six) {
        CATransform3DGetAffineTransform(
          matrix(2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1))
      },
      Row(
        "six numbers of one that is not flat",
        CGAffineTransform(a: 1, b: 2, c: 5, d: 6, tx: 13, ty: 14)
      ) {
        CATransform3DGetAffineTransform(
          matrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
      },
      Row("there and back", six) {
        CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(six))
      },
    ]
  }()

  @Test(
    "Concatenating, inverting and decomposing agree",
    arguments: [
      CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(scaleX: -2, y: 3),
      CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7),
      CGAffineTransform(translationX: 3, y: -4).rotated(by: 1).scaledBy(x: 2, y: 0.5),
    ])
  func plane(_ transform: CGAffineTransform) {
    let undone = transform.concatenating(transform.inverted())
    #expect(Row.text(undone) == Row.text(CGAffineTransform.identity))
    #expect(Row.text(CGAffineTransform(transform.decomposed())) == Row.text(transform))
    let moved = point(3, 5).applying(transform)
    #expect(Row.text(moved.applying(transform.inverted())) == Row.text(point(3, 5)))
    let old = CGAffineTransform(scaleX: 2, y: 3)
    #expect(old.translatedBy(x: 1, y: 1) == .init(translationX: 1, y: 1).concatenating(old))
  }

  @Test("Inverting a singular transform returns it unchanged")
  func degenerate() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)), CATransform3DMakeScale(0, 1, 1)))
  }

  // CGRect+TransformTests in github.com/flowkey/UIKit-cross-platform, which compile against UIKit.
  @Test("A transformed rectangle is the bounding box of its corners")
  func rectangles() {
    let turned = rect(0, 0, 10, 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(Row.text(turned) == Row.text(rect(-20, 0, 20, 10)))
    #expect(rect(1, 2, 3, 4).applying(.init(scaleX: -1, y: 2)) == rect(-4, 4, 3, 8))
    #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
    #expect(CGSize(width: 2, height: 3).applying(.init(scaleX: 2, y: 4)).height == 12)
  }
}
