import HeadlessQuartzCore

extension CGPoint {
  /// The mean of several points; `nil` if there are none.
  static func centroid(of points: [CGPoint]) -> CGPoint? {
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

/// The movement that fingers may make before it counts as one.
enum Slop {
  /// The length of that movement, in points.
  ///
  /// Fidelity: for pans as measured by openuikit (see `Tests/Engine/RULES.md`); for pinches and
  /// rotations an engine rule.
  static let distance: CGFloat = 10
}
