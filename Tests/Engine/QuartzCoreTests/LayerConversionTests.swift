import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Converting between layers", .inNewWorld)
struct LayerConversionTests {
  /// A superlayer of 200 by 200 and a sublayer of 50 by 50 at (75, 25).
  private struct Pair {
    let parent = layer(rect(0, 0, 200, 200), at: point(100, 100))
    let child = layer(rect(0, 0, 50, 50), at: point(100, 50))

    init(_ change: (Pair) -> Void = { _ in }) {
      parent.addSublayer(child)
      change(self)
    }
  }

  // CALayer/conversion.m: 35 of 35.
  @Test("Conversions between layers give GNUstep's values", arguments: rows)
  func conversion(_ row: Row) { row.check() }

  static let rows = pairs + trees + affine

  private static let pairs: [Row] = {
    let root2 = CGFloat(2).squareRoot()
    return [
      Row("the child's origin", point(75, 25)) {
        let pair = Pair()
        return pair.child.convert(CGPoint.zero, to: pair.parent)
      },
      Row("the child's far corner", point(125, 75)) {
        let pair = Pair()
        return pair.child.convert(point(50, 50), to: pair.parent)
      },
      Row("the parent's origin", point(-75, -25)) {
        let pair = Pair()
        return pair.parent.convert(CGPoint.zero, to: pair.child)
      },
      Row("from the parent", point(-75, -25)) {
        let pair = Pair()
        return pair.child.convert(CGPoint.zero, from: pair.parent)
      },
      Row("from the child", point(75, 25)) {
        let pair = Pair()
        return pair.parent.convert(CGPoint.zero, from: pair.child)
      },
      Row("a rectangle to the parent", rect(75, 25, 10, 20)) {
        let pair = Pair()
        return pair.child.convert(rect(0, 0, 10, 20), to: pair.parent)
      },
      Row("a rectangle to the child", rect(-75, -25, 10, 20)) {
        let pair = Pair()
        return pair.parent.convert(rect(0, 0, 10, 20), to: pair.child)
      },
      Row("a point to itself", point(3, 4)) {
        let pair = Pair()
        return pair.child.convert(point(3, 4), to: pair.child)
      },
      Row("a rectangle to itself", rect(3, 4, 5, 6)) {
        let pair = Pair()
        return pair.child.convert(rect(3, 4, 5, 6), to: pair.child)
      },
      Row("the parent's bounds origin does not move a child", point(75, 25)) {
        let pair = Pair { $0.parent.bounds = rect(10, 20, 200, 200) }
        return pair.child.convert(CGPoint.zero, to: pair.parent)
      },
      Row("a scaled child spreads about its anchor", point(50, 0)) {
        let pair = Pair { $0.child.transform = CATransform3DMakeScale(2, 2, 1) }
        return pair.child.convert(CGPoint.zero, to: pair.parent)
      },
      Row("its far corner the other way", point(150, 100)) {
        let pair = Pair { $0.child.transform = CATransform3DMakeScale(2, 2, 1) }
        return pair.child.convert(point(50, 50), to: pair.parent)
      },
      Row("a rectangle is scaled", rect(50, 0, 20, 40)) {
        let pair = Pair { $0.child.transform = CATransform3DMakeScale(2, 2, 1) }
        return pair.child.convert(rect(0, 0, 10, 20), to: pair.parent)
      },
      Row("a sublayer transform moves the child", point(85, 45)) {
        let pair = Pair { $0.parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0) }
        return pair.child.convert(CGPoint.zero, to: pair.parent)
      },
      Row("both transforms, the parent's about its anchor", point(60, -38)) {
        let pair = Pair {
          $0.parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
          $0.child.transform = CATransform3DMakeTranslation(5, 6, 0)
        }
        return pair.child.convert(CGPoint.zero, to: pair.parent)
      },
      Row(
        "a rotated rectangle becomes its box",
        rect(100 - 50 * root2, 100 - 50 * root2, 100 * root2, 100 * root2)
      ) {
        let pair = rotated()
        return pair.child.convert(rect(0, 0, 100, 100), to: pair.parent)
      },
      Row("the center of a rotated layer stays", point(100, 100)) {
        let pair = rotated()
        return pair.child.convert(point(50, 50), to: pair.parent)
      },
    ]
  }()

  private static func rotated() -> Pair {
    Pair {
      $0.child.bounds = rect(0, 0, 100, 100)
      $0.child.position = point(100, 100)
      $0.child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    }
  }

  private static let trees: [Row] = [
    Row("a grandchild goes through both parents, and back", [point(0, 0), point(0, 0)]) {
      let grandparent = layer(rect(0, 0, 400, 400), at: point(200, 200))
      let parent = layer(rect(0, 0, 200, 200), at: point(100, 100))
      let child = layer(rect(0, 0, 50, 50), at: point(25, 25))
      grandparent.addSublayer(parent)
      parent.addSublayer(child)
      return [
        child.convert(CGPoint.zero, to: grandparent), grandparent.convert(CGPoint.zero, to: child),
      ]
    },
    Row("one sibling to the other", point(-100, 0)) {
      let parent = layer(rect(0, 0, 200, 200), at: point(100, 100))
      let first = layer(rect(0, 0, 50, 50), at: point(25, 25))
      let second = layer(rect(0, 0, 50, 50), at: point(125, 25))
      parent.sublayers = [first, second]
      return first.convert(CGPoint.zero, to: second)
    },
    Row("layers without a common tree", point(-475, -475)) {
      layer(rect(0, 0, 50, 50), at: point(25, 25))
        .convert(CGPoint.zero, to: layer(rect(0, 0, 50, 50), at: point(500, 500)))
    },
    Row("attached and detached, a layer converts alike", [point(75, 25), point(75, 25)]) {
      let pair = Pair()
      let attached = pair.child.convert(CGPoint.zero, to: pair.parent)
      pair.child.removeFromSuperlayer()
      return [attached, pair.child.convert(CGPoint.zero, to: pair.parent)]
    },
  ]

  private static func affine(
    _ title: String, _ transform: CATransform3D, _ expected: CGAffineTransform
  ) -> Row {
    Row(title, expected) {
      let layer = CALayer()
      layer.transform = transform
      return layer.affineTransform()
    }
  }

  private static let affine: [Row] = {
    let half = CGFloat(0.5).squareRoot()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let six = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    return [
      affine("nothing", CATransform3DIdentity, .identity),
      affine("a flat scale", CATransform3DMakeScale(2, 3, 1), .init(scaleX: 2, y: 3)),
      affine("a flat move", CATransform3DMakeTranslation(3, 4, 0), .init(translationX: 3, y: 4)),
      affine(
        "a turn about z", CATransform3DMakeRotation(.pi / 4, 0, 0, 1),
        .init(a: half, b: half, c: -half, d: half, tx: 0, ty: 0)),
      affine("a scale in z", CATransform3DMakeScale(2, 3, 4), .identity),
      affine("a turn about x", CATransform3DMakeRotation(.pi / 2, 1, 0, 0), .identity),
      affine("a move in z", CATransform3DMakeTranslation(0, 0, 5), .identity),
      affine("a perspective", perspective, .identity),
      Row("an affine transform reads back", six) {
        let layer = CALayer()
        layer.setAffineTransform(six)
        return layer.affineTransform()
      },
      Row("it sits in six places of the matrix", CATransform3DMakeAffineTransform(six)) {
        let layer = CALayer()
        layer.setAffineTransform(six)
        return layer.transform
      },
      Row("it replaces what was there", CATransform3DMakeTranslation(1, 2, 0)) {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(9, 9, 9)
        layer.setAffineTransform(.init(translationX: 1, y: 2))
        return layer.transform
      },
    ]
  }()
}
