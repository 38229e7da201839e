import Foundation
import Motion

extension Path {
  /// Creates an ellipse that fills a rectangle, clockwise from its right end.
  init(ellipseIn rectangle: Rectangle) {
    self.init()
    addArc(
      center: rectangle.center,
      radii: Size(width: rectangle.width / 2, height: rectangle.height / 2), from: 0, to: 2 * .pi,
      clockwise: true)
    elements.append(.close)
  }

  /// Creates a rectangle with round corners, clockwise from the left end of its top edge.
  init(roundedRectangle frame: Rectangle, corners: UIRectCorner, radii: Size) {
    self.init()
    guard radii.width > 0, radii.height > 0 else {
      self = Path(rectangle: frame)
      return
    }
    let places: [(corner: UIRectCorner, point: Point, toCenter: Point, angle: Double)] = [
      (.topRight, Point(x: frame.maxX, y: frame.minY), Point(x: -1, y: 1), -.pi / 2),
      (.bottomRight, Point(x: frame.maxX, y: frame.maxY), Point(x: -1, y: -1), 0),
      (.bottomLeft, Point(x: frame.minX, y: frame.maxY), Point(x: 1, y: -1), .pi / 2),
      (.topLeft, Point(x: frame.minX, y: frame.minY), Point(x: 1, y: 1), .pi),
    ]
    let start = corners.contains(.topLeft) ? radii.width : 0
    elements.append(.move(to: Point(x: frame.minX + start, y: frame.minY)))
    for place in places {
      guard corners.contains(place.corner) else {
        elements.append(.line(to: place.point))
        continue
      }
      let center = Point(
        x: place.point.x + place.toCenter.x * radii.width,
        y: place.point.y + place.toCenter.y * radii.height)
      addArc(
        center: center, radii: radii, from: place.angle, to: place.angle + .pi / 2,
        clockwise: true)
    }
    elements.append(.close)
  }

  /// Adds an arc of a circle, and a line to its beginning if the path is not empty.
  mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) {
    addArc(
      center: center, radii: Size(width: radius, height: radius), from: start, to: end,
      clockwise: clockwise)
  }

  /// Adds an arc of an ellipse as cubic curves of at most a quarter each.
  ///
  /// A difference of a full turn or more in the arc's direction gives a full ellipse; otherwise
  /// the end is looked for in that direction, less than a turn away.
  private mutating func addArc(
    center: Point, radii: Size, from start: Double, to end: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = clockwise ? end - start : start - end
    if sweep >= turn {
      sweep = turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }
    elements.append(elements.isEmpty ? .move(to: point(start)) : .line(to: point(start)))
    let count = Int((sweep / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / Double(count) * (clockwise ? 1 : -1)
    // The length of the handles for which the curve's middle lies on the circle.
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (from, to) = (point(a), point(b))
      elements.append(
        .cubic(
          to: to,
          control1: Point(
            x: from.x - handle * radii.width * sin(a), y: from.y + handle * radii.height * cos(a)),
          control2: Point(
            x: to.x + handle * radii.width * sin(b), y: to.y - handle * radii.height * cos(b))))
    }
  }

  /// The same outline with every subpath drawn from its end to its beginning.
  func reversed() -> Path {
    var result: [Element] = []
    var subpath: [(start: Point, element: Element)] = []
    var start = Point.zero
    var current = Point.zero
    var isClosed = false
    func flush() {
      guard !subpath.isEmpty else { return }
      result.append(.move(to: current))
      for step in subpath.reversed() {
        switch step.element {
        case .line: result.append(.line(to: step.start))
        case .quadratic(_, let control):
          result.append(.quadratic(to: step.start, control: control))
        case .cubic(_, let control1, let control2):
          result.append(.cubic(to: step.start, control1: control2, control2: control1))
        case .move, .close: break
        }
      }
      if isClosed { result.append(.close) }
      subpath = []
      isClosed = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush()
        start = point
        current = point
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        subpath.append((current, element))
        current = point
      case .close:
        isClosed = true
        flush()
        current = start
      }
    }
    flush()
    return Path(result)
  }
}
