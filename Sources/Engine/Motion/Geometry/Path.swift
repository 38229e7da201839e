/// A sequence of lines and Bézier curves, possibly in several subpaths.
public struct Path: Equatable, Hashable, Sendable {
  /// One step of a path, in points.
  public enum Element: Equatable, Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quadratic(to: Point, control: Point)
    case cubic(to: Point, control1: Point, control2: Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
