/// One line or curve of a path with its start, as a cubic Bézier curve.
///
/// Lines have their control points at the thirds, so that the parameter runs evenly.
struct PathSegment: Equatable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  var isLine: Bool

  init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
    control1 = start.interpolated(to: end, at: 1.0 / 3)
    control2 = start.interpolated(to: end, at: 2.0 / 3)
    isLine = true
  }

  init(from start: Point, control: Point, to end: Point) {
    self.init(
      from: start, start.interpolated(to: control, at: 2.0 / 3),
      end.interpolated(to: control, at: 2.0 / 3), to: end)
  }

  init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// Returns the point at a parameter in 0...1.
  func point(at u: Double) -> Point {
    if isLine { return start.interpolated(to: end, at: u) }
    let r = 1 - u
    let a = r * r * r
    let b = 3 * r * r * u
    let c = 3 * r * u * u
    let d = u * u * u
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the change of the point by the parameter.
  func derivative(at u: Double) -> Point {
    if isLine { return Point(x: end.x - start.x, y: end.y - start.y) }
    let r = 1 - u
    let a = 3 * r * r
    let b = 6 * r * u
    let c = 3 * u * u
    return Point(
      x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// Returns the direction at a parameter as an angle; where the curve stands still, that of the
  /// nearest part that does not.
  func direction(at u: Double) -> Double {
    var tangent = derivative(at: u)
    if tangent.x * tangent.x + tangent.y * tangent.y < 1e-18 {
      let before = point(at: u < 1e-3 ? u : u - 1e-3)
      let after = point(at: u < 1e-3 ? u + 1e-3 : u)
      tangent = Point(x: after.x - before.x, y: after.y - before.y)
    }
    return Elementary.arctangent(y: tangent.y, x: tangent.x)
  }

  /// Returns the first part, up to a parameter, and the rest.
  func split(at u: Double) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = point(at: u)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    let a = start.interpolated(to: control1, at: u)
    let b = control1.interpolated(to: control2, at: u)
    let c = control2.interpolated(to: end, at: u)
    let d = a.interpolated(to: b, at: u)
    let e = b.interpolated(to: c, at: u)
    let middle = d.interpolated(to: e, at: u)
    return (
      PathSegment(from: start, a, d, to: middle), PathSegment(from: middle, e, c, to: end)
    )
  }
}
