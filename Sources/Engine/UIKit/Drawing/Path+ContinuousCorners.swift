import HeadlessCoreGraphics
import Motion

extension Path {
  /// Adds a rectangle with some round corners, clockwise from the end of the top left one.
  ///
  /// Their curvature grows slowly, as since iOS 7, so that a corner takes 1.53 radii of each side. Where two
  /// do not fit on a side, they meet in its middle; where they fit on none, they are quarters of circles.
  /// Without a radius there is no curve. All that was measured on iOS 14 to 17:
  /// github.com/honghaoz/ChouTiUI, NSBezierPath+RoundedRectTests.swift.
  mutating func addContinuousCorners(of r: Rectangle, _ corners: UIRectCorner, radii: Size) {
    let across = Side(length: r.width, radius: radii.width)
    let down = Side(length: r.height, radius: radii.height)
    let share = min(across.share, down.share)
    let round = radii.width == 0 || radii.height == 0 ? [] : corners
    let beginning = Point(
      x: r.minX + (round.contains(.topLeft) ? across.reach : 0), y: r.minY)
    move(to: beginning)
    // Each with the directions in which its sides lie: the one before it, and the one after it.
    let places: [(UIRectCorner, Point, before: Point, after: Point)] = [
      (.topRight, Point(x: r.maxX, y: r.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (.bottomRight, Point(x: r.maxX, y: r.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: r.minX, y: r.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (.topLeft, Point(x: r.minX, y: r.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    for (corner, vertex, before, after) in places {
      guard round.contains(corner) else {
        addLine(to: vertex)
        continue
      }
      let (first, second) = before.y == 0 ? (across, down) : (down, across)
      func point(_ u: Double, _ v: Double) -> Point {
        Point(x: vertex.x + before.x * u + after.x * v, y: vertex.y + before.y * u + after.y * v)
      }
      addLine(to: point(first.reach, 0))
      let points = Side.curve(fitsBefore: first.fits, fitsAfter: second.fits).map {
        point($0.0 * first.radius * share, $0.1 * second.radius * share)
      }
      addCubic(to: points[2], control1: points[0], control2: points[1])
      addLine(to: points[3])
      addCubic(to: points[6], control1: points[4], control2: points[5])
      addCubic(to: points[9], control1: points[7], control2: points[8])
    }
    addLine(to: beginning)
  }
}

/// A side of a rectangle, between two corners.
private struct Side {
  /// In points.
  var length: Double
  /// Of a corner, in points.
  var radius: Double

  /// How far from the vertex a corner begins, in radii.
  private static let reach = 1.528665

  var fits: Bool { length > 2 * Side.reach * radius }
  /// How far from the vertex a corner begins, in points.
  var reach: Double { fits ? Side.reach * radius : length / 2 }
  /// The share of the radius with which two corners meet in the middle; 1 if they fit.
  var share: Double { fits ? 1 : length / 2 / Side.reach / radius }

  /// A corner's points after its beginning, in radii from the vertex: back along the side before it, and
  /// on along the side after it.
  static func curve(fitsBefore: Bool, fitsAfter: Bool) -> [(Double, Double)] {
    switch (fitsBefore, fitsAfter) {
    case (true, true):
      [
        (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, reach),
      ]
    case (true, false):
      [
        (1.63527821, 0), (1.29884046, 0), (0.93667966, 0.11451440), (0.93667966, 0.11451440),
        (0.37430551, 0.31920185), (0, 0.85376552), (0, 1.45223159),
        (0, reach), (0, reach), (0, reach),
      ]
    case (false, true):
      [
        (reach, 0), (reach, 0), (reach, 0), (1.45223159, 0),
        (0.85376552, 0), (0.31920185, 0.37430551), (0.11451440, 0.93667966),
        (0, 1.29884046), (0, 1.63527821), (0, 2.30815370),
      ]
    case (false, false):
      [
        (reach, 0), (reach, 0), (reach, 0), (reach, 0),
        (0.68440656, 0), (0, 0.68440656), (0, reach), (0, reach), (0, reach), (0, reach),
      ]
    }
  }
}
