import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing
@Suite("Key-value coding, and values of animations", .inNewWorld)
struct KeyValueTests {
  @Test("Properties, their components and custom keys are read and written by key", arguments: rows)
  func keys(_ row: Row) { row.check() }

  private static func set(
    _ value: Any?, _ keyPath: String, on layer: CALayer = CALayer(), read: String? = nil
  ) -> Any? {
    layer.setValue(value, forKeyPath: keyPath)
    return layer.value(forKeyPath: read ?? keyPath)
  }

  static let rows = [
    // CALayer/dynamic.m: 9 of 24; keys replace dynamic properties, which Swift on Linux lacks.
    Row("a custom key", [true, "hello", true]) {
      let layer = CALayer()
      let fresh = layer.value(forKey: "p") == nil
      layer.setValue("hello", forKey: "p")
      let kept = layer.value(forKey: "p") as? String ?? ""
      layer.setValue(nil, forKey: "p")
      return [fresh, kept, layer.value(forKey: "p") == nil]
    },
    Row("a number", 99) {
      let layer = CALayer()
      layer.setValue(-42, forKey: "p")
      layer.setValue(NSNumber(value: 99), forKey: "p")
      return layer.value(forKey: "p") as? Int
    },
    Row("layers do not share", [11, 22]) {
      let (first, second) = (CALayer(), CALayer())
      first.setValue(11, forKey: "p")
      second.setValue(22, forKey: "p")
      return [first, second].map { $0.value(forKey: "p") as? Int ?? 0 }
    },
    Row("a structure", point(7, 8)) {
      let layer = CALayer()
      layer.setValue(NSValue(cgPoint: point(7, 8)), forKey: "p")
      return layer.value(forKey: "p")
    },
    Row("hidden", true) { set(true, "hidden") },
    Row("a color", CGColor.white) { set(CGColor.white, "backgroundColor") },
    Row("no color", nil) { set(nil, "backgroundColor") },
    Row("transform.scale.x", CATransform3DMakeScale(3, 1, 1)) {
      set(3, "transform.scale.x", read: "transform")
    },
    Row("transform.rotation.z", 0.5) { set(0.5, "transform.rotation.z") },
    Row("transform.translation.y", CATransform3DMakeTranslation(0, 4, 0)) {
      set(4.0, "transform.translation.y", read: "transform")
    },
    Row("position.x", point(4, 0)) { set(4, "position.x", read: "position") },
    Row("bounds.size.width", rect(0, 0, 9, 0)) { set(9, "bounds.size.width", read: "bounds") },
    Row("bounds.size", CGSize(width: 2, height: 3)) {
      set(NSValue(cgSize: CGSize(width: 2, height: 3)), "bounds.size")
    },
    Row("frame", rect(1, 2, 3, 4)) { set(NSValue(cgRect: rect(1, 2, 3, 4)), "frame") },
    Row("strokeEnd of a shape", 0.25) { set(0.25, "strokeEnd", on: CAShapeLayer()) },
    Row("strokeEnd of another layer is a custom key", 0.25) { set(0.25, "strokeEnd") },
    Row("name", "box") { set("box", "name") },
    Row("a custom key of an animation", "spin") {
      let animation = CAAnimation()
      animation.setValue("spin", forKey: "name")
      return (animation.copy() as? CAAnimation)?.value(forKey: "name")
    },
  ]

  private static let kinds: [(String, @Sendable () -> Any, AnimatableValue)] = [
    ("opacity", { 1 }, .number(1)), ("opacity", { 1 as CGFloat }, .number(1)),
    ("opacity", { Float(0.5) }, .number(0.5)), ("opacity", { NSNumber(value: 2) }, .number(2)),
    ("hidden", { true }, .number(1)), ("position", { point(1, 2) }, .point(Point(x: 1, y: 2))),
    ("position", { NSValue(cgPoint: point(1, 2)) }, .point(Point(x: 1, y: 2))),
    ("bounds", { NSValue(cgRect: rect(1, 2, 3, 4)) }, .rectangle(Rectangle(rect(1, 2, 3, 4)))),
    ("shadowOffset", { CGSize(width: 1, height: 2) }, .size(Size(width: 1, height: 2))),
    ("transform", { CATransform3DMakeScale(2, 2, 1) }, .matrix(.scale(2, 2))),
    (
      "transform", { NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3)) },
      .matrix(.translation(1, 2, 3))
    ),
    ("transform", { NSValue(cgAffineTransform: .init(scaleX: 2, y: 3)) }, .matrix(.scale(2, 3))),
    ("backgroundColor", { CGColor.white }, .color(CGColor.white.plain)),
    ("colors", { [CGColor.white, CGColor.black] }, .colors([CGColor.white.plain, .black])),
    ("locations", { [0, 0.5, 1] as [NSNumber] }, .numbers([0, 0.5, 1])),
    ("transform.scale", { Optional(2.0) as Any }, .number(2)),
    (
      "path", { CGPath(rect: rect(0, 0, 1, 1), transform: nil) },
      .path(Path(rectangle: Rectangle(x: 0, y: 0, width: 1, height: 1)))
    ),
  ]

  @Test("An animation's values are converted to the type of the property")
  func values() {
    for (keyPath, value, expected) in Self.kinds {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = value()
      let description = animation.describe(for: CALayer())
      #expect(description.kind == .basic(from: nil, to: expected, by: nil), "\(keyPath)")
      #expect(description.keyPath?.text == keyPath)
    }
    let odd = CABasicAnimation(keyPath: "myProgress")
    odd.toValue = NSNull()
    #expect(odd.describe(for: CALayer()).keyPath == nil)
  }

  @Test("Casts convert between geometric values and NSValue, but only to the type that is inside")
  func casts() {
    let (point, box) = (CGPoint(x: 1, y: 2), CGRect(x: 3, y: 4, width: 5, height: 6))
    let values: [Any] = [point, NSValue(cgPoint: point), box, NSValue(cgRect: box)]
    #expect(values.map { $0 as? CGPoint } == [point, point, nil, nil])
    #expect(values.map { $0 as? CGRect } == [nil, nil, box, box])
    #expect(values.map { ($0 as? NSValue)?.cgPointValue } == [point, point, .zero, .zero])
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(((turn as Any) as? NSValue)?.caTransform3DValue.m12 == turn.m12)
    #expect((NSNumber(value: 1) as Any) as? CGPoint == nil)
  }
}
