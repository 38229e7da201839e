import EngineTesting
import HeadlessQuartzCore
import Testing

/// Rectangles come from Foundation; their deprecated functions are the engine's own.
///
/// Inputs and expected values are those of `TestNSGeometry` in
/// github.com/swiftlang/swift-corelibs-foundation, applied to methods and functions.
@Suite("Rectangles", .inNewWorld)
struct RectangleTests {
  private static let backwards = rect(85, 95, -60, -70)
  private static let first = rect(10, 10, 50, 60)
  private static let far = rect(-10, -10, -30, -30)

  @available(*, deprecated, message: "tests deprecated functions")
  private static let combining: [Row] = {
    func both(
      _ title: String, _ expected: Any?, _ now: @escaping @Sendable () -> Any?,
      _ earlier: @escaping @Sendable () -> Any?
    ) -> [Row] {
      [Row(title, expected, now), Row("\(title), as a function", expected, earlier)]
    }
    return [
      both("the standard form of a positive size is itself", rect(1.9, 1.9, 10.1, 10.2)) {
        rect(1.9, 1.9, 10.1, 10.2).standardized
      } _: {
        CGRectStandardize(rect(1.9, 1.9, 10.1, 10.2))
      },
      both("the standard form of a negative size", rect(-8.2, -8.3, 10.1, 10.2)) {
        rect(1.9, 1.9, -10.1, -10.2).standardized
      } _: {
        CGRectStandardize(rect(1.9, 1.9, -10.1, -10.2))
      },
      both("the standard form below zero", rect(-12, -12.1, 10.1, 10.2)) {
        rect(-1.9, -1.9, -10.1, -10.2).standardized
      } _: {
        CGRectStandardize(rect(-1.9, -1.9, -10.1, -10.2))
      },
      both("whole numbers around", rect(1, 1, 11, 12)) {
        rect(1.9, 1.9, 10.1, 10.2).integral
      } _: {
        CGRectIntegral(rect(1.9, 1.9, 10.1, 10.2))
      },
      both("whole numbers around a negative size", rect(-9, -9, 11, 11)) {
        rect(1.9, 1.9, -10.1, -10.2).integral
      } _: {
        CGRectIntegral(rect(1.9, 1.9, -10.1, -10.2))
      },
      both("whole numbers below zero", rect(-12, -13, 11, 12)) {
        rect(-1.9, -1.9, -10.1, -10.2).integral
      } _: {
        CGRectIntegral(rect(-1.9, -1.9, -10.1, -10.2))
      },
      both("the union of two in opposite corners", rect(-6.8, -11.2, 13.6, 22.4)) {
        rect(-1.2, -3.4, -5.6, -7.8).union(rect(1.2, 3.4, 5.6, 7.8))
      } _: {
        CGRectUnion(rect(-1.2, -3.4, -5.6, -7.8), rect(1.2, 3.4, 5.6, 7.8))
      },
      both("the union with everything is everything", CGRect.infinite) {
        rect(1, 2, 3, 4).union(.infinite)
      } _: {
        CGRectUnion(rect(1, 2, 3, 4), .infinite)
      },
      both("the intersection of two that overlap", rect(25, 25, 35, 45)) {
        first.intersection(rect(25, 25, 60, 70))
      } _: {
        CGRectIntersection(first, rect(25, 25, 60, 70))
      },
      both("the intersection with one of negative size", rect(25, 25, 35, 45)) {
        first.intersection(backwards)
      } _: {
        CGRectIntersection(first, backwards)
      },
      both("the intersection of two apart is null", true) {
        first.intersection(far).isNull
      } _: {
        CGRectIsNull(CGRectIntersection(first, far))
      },
      both("the intersection with nothing is null", true) {
        CGRect.null.intersection(first).isNull
      } _: {
        CGRectIsNull(CGRectIntersection(.null, first))
      },
      both("the intersection with everything is itself", first) {
        first.intersection(.infinite)
      } _: {
        CGRectIntersection(first, .infinite)
      },
      both("a point inside has an empty intersection that is not null", rect(0, 0, 0, 0)) {
        rect(-10, -10, 20, 20).intersection(.zero)
      } _: {
        CGRectIntersection(rect(-10, -10, 20, 20), .zero)
      },
      both("moved", rect(11.7, 23.9, 5.6, 7.8)) {
        rect(1.2, 3.4, 5.6, 7.8).offsetBy(dx: 10.5, dy: 20.5)
      } _: {
        CGRectOffset(rect(1.2, 3.4, 5.6, 7.8), 10.5, 20.5)
      },
      both("moved, of negative size", rect(-17.3, -31.7, 5.6, 7.8)) {
        rect(-1.2, -3.4, -5.6, -7.8).offsetBy(dx: -10.5, dy: -20.5)
      } _: {
        CGRectOffset(rect(-1.2, -3.4, -5.6, -7.8), -10.5, -20.5)
      },
      both("inset until no width is left", rect(4, 3.4, 0, 7.8)) {
        rect(1.2, 3.4, 5.6, 7.8).insetBy(dx: 2.8, dy: 0)
      } _: {
        CGRectInset(rect(1.2, 3.4, 5.6, 7.8), 2.8, 0)
      },
      both("inset by too much is null", true) {
        rect(1.2, 3.4, 5.6, 7.8).insetBy(dx: 10, dy: -10).isNull
      } _: {
        CGRectIsNull(CGRectInset(rect(1.2, 3.4, 5.6, 7.8), 10, -10))
      },
      both("a negative inset grows", rect(-8.8, -6.6, 25.6, 27.8)) {
        rect(1.2, 3.4, 5.6, 7.8).insetBy(dx: -10, dy: -10)
      } _: {
        CGRectInset(rect(1.2, 3.4, 5.6, 7.8), -10, -10)
      },
      both("a negative inset of a negative size grows", rect(-16.8, -21.2, 25.6, 27.8)) {
        rect(-1.2, -3.4, -5.6, -7.8).insetBy(dx: -10, dy: -10)
      } _: {
        CGRectInset(rect(-1.2, -3.4, -5.6, -7.8), -10, -10)
      },
    ].flatMap { $0 }
  }()

  @available(*, deprecated, message: "tests deprecated functions")
  @Test("Points, sizes and rectangles are printed as on Apple's platforms")
  func printing() {
    let place = CGPoint(x: 20, y: 40.5)
    let size = CGSize(width: 390, height: 844)
    #expect("\(place)" == "(20.0, 40.5)")
    #expect("\(size)" == "(390.0, 844.0)")
    #expect("\(CGRect(origin: place, size: size))" == "(20.0, 40.5, 390.0, 844.0)")
    #expect("\(Optional(place) as Any)" == "Optional((20.0, 40.5))")
  }

  @Test(
    "Rectangles combine as in Foundation's tests, with methods and deprecated functions",
    arguments: combining)
  func combines(_ row: Row) { row.check() }

  @available(*, deprecated, message: "tests deprecated functions")
  @Test(
    "A rectangle contains its minimum edges but not its maximum edges",
    arguments: [
      (rect(5, 5, 10, 10), point(1, 2), false), (rect(5, 5, 10, 10), point(7, 2), false),
      (rect(5, 5, 10, 10), point(2, 7), false), (rect(5, 5, 10, 10), point(-7, -7), false),
      (rect(5, 5, 10, 10), point(15, 15), false), (rect(5, 5, 10, 10), point(7, 7), true),
      (rect(5, 5, 10, 10), point(5, 5), true), (rect(-5, -5, -10, -10), point(-1, -2), false),
      (rect(-5, -5, -10, -10), point(-7, -2), false), (rect(-5, -5, -10, -10), point(7, 7), false),
      (rect(-5, -5, -10, -10), point(-5, -5), false), (rect(-5, -5, -10, -10), point(-7, -7), true),
      (rect(-5, -5, -10, -10), point(-15, -15), true), (.null, point(0, 0), false),
      (.zero, point(0, 0), false), (.infinite, point(0, 0), true),
    ])
  func contains(rectangle: CGRect, point: CGPoint, isInside: Bool) {
    #expect(rectangle.contains(point) == isInside)
    #expect(CGRectContainsPoint(rectangle, point) == isInside)
  }

  @available(*, deprecated, message: "tests deprecated functions")
  @Test(
    "A rectangle contains itself, the null rectangle and rectangles inside of it",
    arguments: [
      (.zero, .infinite, false), (.zero, .null, true), (.zero, .zero, true),
      (.null, .infinite, false), (.null, .null, true), (.null, .zero, false),
      (.infinite, .infinite, true), (.infinite, .null, true), (.infinite, .zero, true),
      (rect(10, 20, 30, 40), rect(10, 20, 30, 40), true),
      (rect(-10, -20, -30, -40), rect(-10, -20, -30, -40), true),
      (rect(-10, -20, 30, 40), rect(20, 20, -30, -40), true),
      (rect(-10, -10, 20, 20), rect(-5, -5, 10, 10), true),
      (rect(-5, -5, 10, 10), rect(-10, -10, 20, 20), false),
    ] as [(CGRect, CGRect, Bool)])
  func holds(outer: CGRect, inner: CGRect, isHeld: Bool) {
    #expect(outer.contains(inner) == isHeld)
    #expect(CGRectContainsRect(outer, inner) == isHeld)
  }

  @available(*, deprecated, message: "tests deprecated functions")
  @Test(
    "Rectangles intersect if they share a point, and the null rectangle intersects nothing",
    arguments: [
      (first, rect(25, 25, 60, 70), true), (first, backwards, true), (first, far, false),
      (first, .null, false), (.null, first, false), (first, .infinite, true),
      (.infinite, .infinite, true), (rect(-10, -10, 20, 20), .zero, true),
    ] as [(CGRect, CGRect, Bool)])
  func meets(one: CGRect, other: CGRect, meet: Bool) {
    #expect(one.intersects(other) == meet)
    #expect(CGRectIntersectsRect(one, other) == meet)
  }

  @available(*, deprecated, message: "tests deprecated functions")
  @Test(
    "Edges and midpoints of a rectangle do not depend on the sign of its size",
    arguments: [
      (rect(1.2, 3.4, 5.6, 7.8), [1.2, 4, 6.8, 3.4, 7.3, 11.2]),
      (rect(-1.2, -3.4, 5.6, 7.8), [-1.2, 1.6, 4.4, -3.4, 0.5, 4.4]),
      (rect(1.2, 3.4, -5.6, -7.8), [-4.4, -1.6, 1.2, -4.4, -0.5, 3.4]),
      (rect(-1.2, -3.4, -5.6, -7.8), [-6.8, -4, -1.2, -11.2, -7.3, -3.4]),
    ])
  func edges(rectangle: CGRect, expected: [CGFloat]) {
    let now = [
      rectangle.minX, rectangle.midX, rectangle.maxX, rectangle.minY, rectangle.midY,
      rectangle.maxY,
    ]
    let earlier = [
      CGRectGetMinX(rectangle), CGRectGetMidX(rectangle), CGRectGetMaxX(rectangle),
      CGRectGetMinY(rectangle), CGRectGetMidY(rectangle), CGRectGetMaxY(rectangle),
    ]
    #expect(zip(now, expected).allSatisfy { abs($0 - $1) < 0.00001 })
    #expect(earlier == now)
    #expect(CGRectGetWidth(rectangle) == 5.6 && CGRectGetHeight(rectangle) == 7.8)
  }

  @available(*, deprecated, message: "tests deprecated functions")
  @Test(
    "isEmpty, isNull and isInfinite distinguish rectangles",
    arguments: [
      (.zero, [true, false, false]), (.null, [true, true, false]),
      (.infinite, [false, false, true]), (rect(10, 20, 30, 0), [true, false, false]),
      (rect(10, 20, -30, 0), [true, false, false]),
      (rect(.infinity, 0, 0, 0), [true, true, false]),
      (rect(.infinity, .infinity, -10, -10), [true, true, false]),
      (rect(1, 2, 3, 4), [false, false, false]),
    ] as [(CGRect, [Bool])])
  func kinds(rectangle: CGRect, expected: [Bool]) {
    #expect([rectangle.isEmpty, rectangle.isNull, rectangle.isInfinite] == expected)
    #expect(
      [CGRectIsEmpty(rectangle), CGRectIsNull(rectangle), CGRectIsInfinite(rectangle)] == expected)
  }

  @available(*, deprecated, message: "tests deprecated functions")
  @Test("Rectangles are equal if they cover the same area")
  func equality() {
    #expect(CGRectEqualToRect(rect(-10, -20, 30, 40), rect(20, 20, -30, -40)))
    #expect(rect(-10, -20, 30, 40).equalTo(rect(20, 20, -30, -40)))
    #expect(!CGRectEqualToRect(rect(10, 20, 30, 40), rect(10, 20, 30, -40)))
    #expect(!CGRectEqualToRect(rect(10, 20, 30, 40), rect(10, -20, 30, 40)))
    #expect(!CGRectEqualToRect(.infinite, .null) && CGRectEqualToRect(.null, .null))
  }

  @Test(
    "A rectangle can be divided from any edge, and the slice is at most the whole",
    arguments: [
      (CGRectEdge.minXEdge, 10, rect(10, 20, 10, 40), rect(20, 20, 20, 40)),
      (.maxXEdge, 10, rect(30, 20, 10, 40), rect(10, 20, 20, 40)),
      (.minYEdge, 10, rect(10, 20, 30, 10), rect(10, 30, 30, 30)),
      (.maxYEdge, 10, rect(10, 50, 30, 10), rect(10, 20, 30, 30)),
      (.minXEdge, 31, rect(10, 20, 30, 40), rect(40, 20, 0, 40)),
      (.maxXEdge, 31, rect(10, 20, 30, 40), rect(10, 20, 0, 40)),
      (.minYEdge, 41, rect(10, 20, 30, 40), rect(10, 60, 30, 0)),
      (.maxYEdge, 41, rect(10, 20, 30, 40), rect(10, 20, 30, 0)),
    ] as [(CGRectEdge, CGFloat, CGRect, CGRect)])
  func dividing(edge: CGRectEdge, distance: CGFloat, slice: CGRect, remainder: CGRect) {
    let parts = rect(10, 20, 30, 40).divided(atDistance: distance, from: edge)
    #expect(parts.slice == slice && parts.remainder == remainder)
  }
}
