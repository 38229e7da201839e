import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Layer geometry", .inNewWorld)
struct LayerGeometryTests {
  @Test("A layer's geometry has GNUstep's values", arguments: defaults + setters + frames + others)
  func geometry(_ row: Row) { row.check() }

  // CALayer/geometry.m, defaults: 13 of 13.
  static let defaults = [
    Row("a new layer has empty bounds", rect(0, 0, 0, 0)) { CALayer().bounds },
    Row("a layer can be created", true) { type(of: CALayer()) == CALayer.self },
    Row("a new layer is at the origin", point(0, 0)) { CALayer().position },
    Row("a new layer is anchored at its center", point(0.5, 0.5)) { CALayer().anchorPoint },
    Row("a new layer has an anchorPointZ of 0", 0.0) { CALayer().anchorPointZ },
    Row("a new layer has a zPosition of 0", 0.0) { CALayer().zPosition },
    Row("a new layer does not mask", false) { CALayer().masksToBounds },
    Row("a new layer is not flipped", false) { CALayer().isGeometryFlipped },
    Row("a new layer is not hidden", false) { CALayer().isHidden },
    Row("a new layer is not transformed", CATransform3DIdentity) { CALayer().transform },
    Row("a new layer's sublayers are not transformed", CATransform3DIdentity) {
      CALayer().sublayerTransform
    },
    Row("a new layer has no superlayer", true) { CALayer().superlayer == nil },
    Row("a new layer has a contentsScale of 1", 1.0) { CALayer().contentsScale },
  ]

  // CALayer/geometry.m, round trips: 15 of 15.
  static let setters = [
    keeps("setting bounds", \.bounds, rect(1, 2, 3, 4)),
    keeps("setting position", \.position, point(5, 6)),
    keeps("setting anchorPoint", \.anchorPoint, point(0.25, 0.75)),
    keeps("setting anchorPointZ", \.anchorPointZ, 7),
    keeps("setting zPosition", \.zPosition, -5), keeps("setting contentsScale", \.contentsScale, 2),
    keeps("setting masksToBounds", \.masksToBounds, true),
    keeps("setting isGeometryFlipped", \.isGeometryFlipped, true),
    keeps("setting isHidden", \.isHidden, true),
    keeps("setting transform", \.transform, CATransform3DMakeScale(2, 3, 4)),
    keeps("setting sublayerTransform", \.sublayerTransform, CATransform3DMakeTranslation(8, 9, 10)),
    keeps("setting an anchor outside", \.anchorPoint, point(2, -1)),
    keeps(
      "setting negative bounds", \.bounds, rect(0, 0, -100, -50), reads: rect(-100, -50, 100, 50)),
    Row("setting the bounds leaves the position", point(7, 9)) {
      let layer = CALayer()
      layer.position = point(7, 9)
      layer.bounds = rect(0, 0, 30, 40)
      return layer.position
    },
    Row("setting the bounds leaves the anchor", point(0.25, 0.75)) {
      let layer = CALayer()
      layer.anchorPoint = point(0.25, 0.75)
      layer.bounds = rect(0, 0, 30, 40)
      return layer.anchorPoint
    },
  ]

  private static func frame(
    _ title: String, _ expected: CGRect, bounds: CGRect = rect(0, 0, 100, 50),
    position: CGPoint = point(200, 300), anchor: CGPoint = point(0.5, 0.5),
    transform: CATransform3D = CATransform3DIdentity
  ) -> Row {
    Row(title, expected) {
      let layer = layer(bounds, at: position)
      layer.anchorPoint = anchor
      layer.transform = transform
      return layer.frame
    }
  }

  private static func framed(
    _ frame: CGRect, anchor: CGPoint = point(0.5, 0.5), bounds: CGRect = .zero,
    transform: CATransform3D = CATransform3DIdentity
  ) -> @Sendable () -> CALayer {
    {
      let layer = CALayer()
      layer.bounds = bounds
      layer.anchorPoint = anchor
      layer.transform = transform
      layer.frame = frame
      return layer
    }
  }

  // CALayer/geometry.m, frame, setting it and doing so under a transform: 8 + 12 + 8 of 28.
  static let frames: [Row] = {
    let whole = rect(10, 20, 100, 50)
    let scale = CATransform3DMakeScale(2, 4, 1)
    let move = CATransform3DMakeTranslation(10, 20, 0)
    let root2 = CGFloat(2).squareRoot()
    let plain = framed(whole)
    let corner = framed(whole, anchor: point(0, 0))
    let far = framed(whole, anchor: point(1, 1))
    let shifted = framed(whole, bounds: rect(11, 22, 5, 5))
    let negative = framed(rect(0, 0, -100, -50))
    let empty = framed(rect(10, 20, 0, 0))
    let scaled = framed(whole, transform: scale)
    let moved = framed(whole, transform: move)
    return [
      frame("the frame straddles the position", rect(150, 275, 100, 50)),
      frame("an anchor at the corner", rect(200, 300, 100, 50), anchor: point(0, 0)),
      frame("an anchor at the far corner", rect(100, 250, 100, 50), anchor: point(1, 1)),
      frame("an origin of the bounds", rect(150, 275, 100, 50), bounds: rect(11, 22, 100, 50)),
      frame("an anchor outside", rect(-200, 50, 100, 50), position: .zero, anchor: point(2, -1)),
      frame("no size", rect(10, 20, 0, 0), bounds: .zero, position: point(10, 20)),
      Row("moving the anchor leaves the position", point(200, 300)) {
        let layer = layer(rect(0, 0, 100, 50), at: point(200, 300))
        layer.anchorPoint = .zero
        return layer.position
      },
      Row("depth and scale do not move the frame", rect(150, 275, 100, 50)) {
        let layer = layer(rect(0, 0, 100, 50), at: point(200, 300))
        layer.zPosition = 17
        layer.anchorPointZ = 25
        layer.isGeometryFlipped = true
        layer.contentsScale = 2
        return layer.frame
      },
      Row("a frame sizes the bounds", rect(0, 0, 100, 50)) { plain().bounds },
      Row("a frame moves the position", point(60, 45)) { plain().position },
      Row("a frame leaves the anchor", point(0.5, 0.5)) { plain().anchorPoint },
      Row("a frame reads back", whole) { plain().frame },
      Row("a frame with the anchor at the corner", point(10, 20)) { corner().position },
      Row("a frame with the anchor at the far corner", point(110, 70)) { far().position },
      Row("a frame keeps the origin of the bounds", rect(11, 22, 100, 50)) { shifted().bounds },
      Row("a negative frame is standardized", rect(0, 0, 100, 50)) { negative().bounds },
      Row("a negative frame has this center", point(-50, -25)) { negative().position },
      Row("an empty frame", rect(0, 0, 0, 0)) { empty().bounds },
      Row("an empty frame's position", point(10, 20)) { empty().position },
      frame("under a scale", rect(100, 200, 200, 200), transform: scale),
      frame("under a translation", rect(160, 295, 100, 50), transform: move),
      frame(
        "under a rotation", rect(-50 * root2, -50 * root2, 100 * root2, 100 * root2),
        bounds: rect(0, 0, 100, 100), position: .zero,
        transform: CATransform3DMakeRotation(.pi / 4, 0, 0, 1)),
      Row("a frame set under a scale", rect(0, 0, 50, 12.5)) { scaled().bounds },
      Row("the position after a frame set under a scale", point(60, 45)) { scaled().position },
      Row("a frame set under a scale reads back", whole) { scaled().frame },
      Row("a frame set under a translation", rect(0, 0, 100, 50)) { moved().bounds },
      Row("the position excludes the translation", point(50, 25)) { moved().position },
    ]
  }()

  // CALayer/geometry.m, key-value coding and class defaults: 8 of 8. The tree is in LayerTreeTests.
  static let others = [
    Row("bounds by key", rect(0, 0, 100, 50)) {
      layer(rect(0, 0, 100, 50), at: .zero).value(forKey: "bounds") as? NSValue
    },
    Row("position by key", point(200, 300)) {
      layer(.zero, at: point(200, 300)).value(forKey: "position") as? NSValue
    },
    Row("zPosition is set by key", 9.0) {
      let layer = CALayer()
      layer.setValue(NSNumber(value: 9.0), forKey: "zPosition")
      return layer.zPosition
    },
    Row("the class has a default anchor", point(0.5, 0.5)) {
      CALayer.defaultValue(forKey: "anchorPoint") as? NSValue
    },
    Row("default bounds", true) { CALayer.defaultValue(forKey: "bounds") == nil },
    Row("default position", true) { CALayer.defaultValue(forKey: "position") == nil },
    Row("default frame", true) { CALayer.defaultValue(forKey: "frame") == nil },
    Row("default contentsScale", 1) { CALayer.defaultValue(forKey: "contentsScale") as? Int },
  ]
}
