import HeadlessQuartzCore

extension CGPoint {
  /// The middle of several points; `nil` if there are none.
  static func centre(of points: [CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - x
    let y = other.y - y
    return (x * x + y * y).squareRoot()
  }

  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}

/// The first points of a movement, which do not yet count as one.
enum Slop {
  /// How far fingers move before a movement begins, in points.
  ///
  /// Measured on the Simulator for pans by a third party; an engine rule for pinches and
  /// rotations.
  static let distance: CGFloat = 10
}
