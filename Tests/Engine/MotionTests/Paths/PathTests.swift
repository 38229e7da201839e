import Foundation
import Motion
import Testing

@Suite("Paths are measured, flattened and filled")
struct PathTests {
  /// A circle of four cubic curves.
  private func circle(_ radius: Double) -> Path {
    let k = 0.552_284_749_830_793_4 * radius
    let r = radius
    return Path([
      .move(to: Point(x: r, y: 0)),
      .cubic(
        to: Point(x: 0, y: r), control1: Point(x: r, y: k), control2: Point(x: k, y: r)),
      .cubic(
        to: Point(x: -r, y: 0), control1: Point(x: -k, y: r), control2: Point(x: -r, y: k)),
      .cubic(
        to: Point(x: 0, y: -r), control1: Point(x: -r, y: -k), control2: Point(x: -k, y: -r)),
      .cubic(
        to: Point(x: r, y: 0), control1: Point(x: k, y: -r), control2: Point(x: r, y: -k)),
      .close,
    ])
  }

  private func random(_ generator: inout SplitMix) -> Path {
    func point() -> Point {
      Point(x: generator.number(-100, 100), y: generator.number(-100, 100))
    }
    return Path([
      .move(to: point()), .line(to: point()), .quadratic(to: point(), control: point()),
      .cubic(to: point(), control1: point(), control2: point()), .close, .line(to: point()),
    ])
  }

  @Test("The length is the sum of very short chords")
  func length() {
    var generator = SplitMix(seed: 61)
    for _ in 0..<40 {
      let path = random(&generator)
      var chords = 0.0
      for chain in path.flattened(tolerance: 1e-4) {
        for (from, to) in zip(chain, chain.dropFirst()) { chords += from.distance(to: to) }
      }
      #expect(abs(path.length - chords) < 1e-3 * path.length)
    }
  }

  @Test("Simple paths have their known lengths")
  func knownLengths() {
    #expect(Path(rectangle: Rectangle(x: 1, y: 2, width: 30, height: 40)).length == 140)
    // The closed form of a parabola's arc length.
    let parabola = Path([
      .move(to: .zero), .quadratic(to: Point(x: 2, y: 0), control: Point(x: 1, y: 2)),
    ])
    let expected = 5.0.squareRoot() + asinh(2) / 2
    #expect(abs(parabola.length - expected) < 1e-9)
    // Four cubic curves are longer than a circle by less than 3e-4.
    #expect(abs(circle(100).length / (200 * .pi) - 1) < 3e-4)
    #expect(Path().length == 0)
    #expect(Path([.move(to: Point(x: 3, y: 3))]).length == 0)
  }

  @Test("Equal steps of the length fraction are equal steps on the path")
  func constantSpeed() throws {
    let path = circle(50)
    var last = try #require(path.position(atLengthFraction: 0)).point
    var steps: [Double] = []
    for step in 1...200 {
      let place = try #require(path.position(atLengthFraction: Double(step) / 200))
      steps.append(place.point.distance(to: last))
      last = place.point
    }
    let (shortest, longest) = (try #require(steps.min()), try #require(steps.max()))
    #expect(longest / shortest - 1 < 1e-3)
    #expect(last.distance(to: Point(x: 50, y: 0)) < 1e-9)
  }

  @Test("The direction on a circle is perpendicular to the radius")
  func direction() throws {
    for step in 0..<100 {
      let place = try #require(circle(50).position(atLengthFraction: Double(step) / 100))
      let across = atan2(place.point.x, -place.point.y)
      #expect(abs(remainder(place.direction - across, 2 * .pi)) < 2e-3)
    }
    let still = Path([
      .move(to: .zero),
      .cubic(to: Point(x: 9, y: 9), control1: .zero, control2: Point(x: 9, y: 9)),
    ])
    #expect(abs(try #require(still.position(atLengthFraction: 0)).direction - .pi / 4) < 1e-9)
    #expect(abs(try #require(still.position(atLengthFraction: 1)).direction - .pi / 4) < 1e-9)
    #expect(Path().position(atLengthFraction: 0.5) == nil)
  }

  @Test("Fractions outside of 0...1 give the ends, and moves add no length")
  func fractions() throws {
    let path = Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)),
      .move(to: Point(x: 100, y: 100)), .line(to: Point(x: 100, y: 110)),
    ])
    let points = try [-1, 0, 0.25, 0.75, 1, 2].map {
      try #require(path.position(atLengthFraction: $0)).point
    }
    #expect(
      points == [
        .zero, .zero, Point(x: 5, y: 0), Point(x: 100, y: 105), Point(x: 100, y: 110),
        Point(x: 100, y: 110),
      ])
  }

  @Test("The tight bounding box touches the path on all four sides")
  func boxes() {
    var generator = SplitMix(seed: 62)
    for _ in 0..<100 {
      let path = random(&generator)
      let points = path.flattened(tolerance: 1e-5).flatMap(\.self)
      let tight = path.boundingBoxOfPath
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      #expect(abs((xs.min() ?? 0) - tight.minX) < 1e-2)
      #expect(abs((xs.max() ?? 0) - tight.maxX) < 1e-2)
      #expect(abs((ys.min() ?? 0) - tight.minY) < 1e-2)
      #expect(abs((ys.max() ?? 0) - tight.maxY) < 1e-2)
      let around = path.boundingBox.union(tight)
      #expect(around.width - path.boundingBox.width < 1e-9)
      #expect(around.height - path.boundingBox.height < 1e-9)
    }
    let curve = Path([
      .move(to: .zero),
      .cubic(
        to: Point(x: 30, y: 0), control1: Point(x: 10, y: 40), control2: Point(x: 20, y: 40)),
    ])
    #expect(curve.boundingBox == Rectangle(x: 0, y: 0, width: 30, height: 40))
    #expect(curve.boundingBoxOfPath == Rectangle(x: 0, y: 0, width: 30, height: 30))
    #expect(Path().boundingBox == .zero)
  }

  @Test("A circle contains exactly the points inside of it, by either fill rule")
  func containment() {
    var generator = SplitMix(seed: 63)
    for _ in 0..<3000 {
      let point = Point(x: generator.number(-120, 120), y: generator.number(-120, 120))
      let distance = point.distance(to: .zero)
      guard abs(distance - 100) > 0.1 else { continue }
      #expect(circle(100).contains(point) == (distance < 100))
      #expect(circle(100).contains(point, evenOdd: true) == (distance < 100))
    }
  }

  @Test("A ring of two circles has a hole by the even-odd rule only")
  func ring() {
    let ring = Path(circle(100).elements + circle(50).elements)
    #expect(ring.contains(.zero))
    #expect(!ring.contains(.zero, evenOdd: true))
    #expect(ring.contains(Point(x: 75, y: 0), evenOdd: true))
    let open = Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10)),
    ])
    #expect(open.contains(Point(x: 9, y: 5)))
    #expect(!open.contains(Point(x: 1, y: 5)))
  }

  @Test("Interpolating halfway between two circles gives the circle in between")
  func interpolation() {
    let middle = circle(20).interpolated(to: circle(60), at: 0.5)
    #expect(abs(middle.boundingBoxOfPath.width - 80) < 1e-9)
    #expect(abs(middle.length - circle(40).length) < 1e-9)
    let square = Path(rectangle: Rectangle(x: 0, y: 0, width: 1, height: 1))
    #expect(square.interpolated(to: circle(1), at: 0.49) == square)
    #expect(square.interpolated(to: circle(1), at: 0.5) == circle(1))
  }

  @Test("Flattening stays within its tolerance and drops empty subpaths")
  func flattening() {
    let chain = circle(100).flattened(tolerance: 0.1)
    #expect(chain.count == 1)
    #expect(chain[0].first == chain[0].last)
    for (from, to) in zip(chain[0], chain[0].dropFirst()) {
      let middle = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      #expect(abs(middle.distance(to: .zero) - 100) < 0.13)
    }
    #expect(Path([.move(to: .zero), .move(to: Point(x: 1, y: 1))]).flattened().isEmpty)
    let odd = Path([.line(to: Point(x: .nan, y: .infinity)), .close])
    _ = odd.flattened()
    _ = odd.length
    _ = odd.contains(.zero)
  }

  @Test("Transforming a path transforms its points")
  func transformation() {
    var generator = SplitMix(seed: 64)
    let path = random(&generator)
    let moved = path.applying(.translation(3, 4))
    #expect(abs(moved.length - path.length) < 1e-9)
    #expect(moved.boundingBox.minX == path.boundingBox.minX + 3)
    #expect(path.applying(.rotation(.pi)).hasShape(of: path))
    #expect(abs(path.applying(.scale(2, 2)).length - 2 * path.length) < 1e-6)
    #expect(Path([.line(to: Point(x: 1, y: 2))]).currentPoint == Point(x: 1, y: 2))
  }
}
