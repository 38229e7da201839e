/// A sequence of lines and Bézier curves, possibly in several subpaths.
public struct Path: Equatable, Hashable, Sendable {
  /// One step of a path, in points.
  public enum Element: Equatable, Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A curve with one control point.
    case quadratic(to: Point, control: Point)
    /// A curve with two control points.
    case cubic(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the subpath began.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A rectangle, clockwise on screen from its upper left corner.
  public init(rectangle: Rectangle) {
    self.init([
      .move(to: Point(x: rectangle.minX, y: rectangle.minY)),
      .line(to: Point(x: rectangle.maxX, y: rectangle.minY)),
      .line(to: Point(x: rectangle.maxX, y: rectangle.maxY)),
      .line(to: Point(x: rectangle.minX, y: rectangle.maxY)),
      .close,
    ])
  }

  /// The point at which the next element starts; the origin for an empty path.
  public var currentPoint: Point {
    var walk = Walk()
    for element in elements { _ = walk.step(element) }
    return walk.current
  }

  /// The lines and curves, including those that close subpaths; moves draw nothing.
  var segments: [PathSegment] {
    var walk = Walk()
    var segments: [PathSegment] = []
    segments.reserveCapacity(elements.count)
    for element in elements {
      if let segment = walk.step(element) { segments.append(segment) }
    }
    return segments
  }

  /// Follows a path from element to element.
  struct Walk {
    private(set) var current = Point.zero
    private(set) var start = Point.zero

    /// Returns the line or curve that the element draws, if it draws.
    mutating func step(_ element: Element) -> PathSegment? {
      let from = current
      switch element {
      case .move(let point):
        current = point
        start = point
        return nil
      case .line(let point):
        current = point
        return PathSegment(from: from, to: point)
      case .quadratic(let point, let control):
        current = point
        return PathSegment(from: from, control: control, to: point)
      case .cubic(let point, let control1, let control2):
        current = point
        return PathSegment(from: from, control1, control2, to: point)
      case .close:
        current = start
        return from == start ? nil : PathSegment(from: from, to: start)
      }
    }
  }
}
