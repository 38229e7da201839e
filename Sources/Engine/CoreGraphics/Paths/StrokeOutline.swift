import Motion

/// The area that a line of some width covers, as parts that overlap.
///
/// All parts are wound alike, so that the winding rule fills them as one.
struct StrokeOutline {
  private let halfWidth: Double
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double
  private(set) var path = Path()

  /// The number of corners of the circles for round caps and joins.
  private static let circleCorners = 32

  init(width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double) {
    halfWidth = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Adds a line along a chain of points; a chain that ends where it begins is closed.
  mutating func add(_ chain: [Point]) {
    var points: [Point] = []
    for point in chain where point != points.last { points.append(point) }
    guard points.count > 1, let first = points.first, let last = points.last else {
      if cap == .round, let point = points.first { addCircle(around: point) }
      return
    }
    let directions = zip(points, points.dropFirst()).map { Point.direction(from: $0, to: $1) }
    for (index, direction) in directions.enumerated() {
      let side = direction.turned.scaled(by: halfWidth)
      let (from, to) = (points[index], points[index + 1])
      addPart([
        from.adding(side), to.adding(side), to.subtracting(side), from.subtracting(side),
      ])
      if index > 0 { addJoin(at: from, directions[index - 1], direction) }
    }
    if first == last {
      addJoin(at: first, directions[directions.count - 1], directions[0])
    } else {
      addCap(at: first, directions[0].scaled(by: -1))
      addCap(at: last, directions[directions.count - 1])
    }
  }

  private mutating func addCap(at end: Point, _ outwards: Point) {
    switch cap {
    case .butt: break
    case .round: addCircle(around: end)
    case .square:
      let reach = outwards.scaled(by: halfWidth)
      let side = reach.turned
      addPart([
        end.adding(side), end.adding(side).adding(reach), end.subtracting(side).adding(reach),
        end.subtracting(side),
      ])
    }
  }

  private mutating func addJoin(at corner: Point, _ before: Point, _ after: Point) {
    if join == .round { return addCircle(around: corner) }
    // The gap is on the outer side of the turn.
    let turn = before.x * after.y - before.y * after.x
    let outwards = turn > 0 ? -halfWidth : halfWidth
    let (one, other) = (before.turned.scaled(by: outwards), after.turned.scaled(by: outwards))
    var part = [corner, corner.adding(one)]
    let cosine = before.x * after.x + before.y * after.y
    // The miter is 1 / cos(half the turn) line widths long.
    if join == .miter, 1 + cosine > 1e-9, 2 / (1 + cosine) <= miterLimit * miterLimit {
      part.append(corner.adding(one.adding(other).scaled(by: 1 / (1 + cosine))))
    }
    addPart(part + [corner.adding(other)])
  }

  private mutating func addCircle(around center: Point) {
    addPart(
      (0..<Self.circleCorners).map { corner in
        let angle = 2 * Double.pi * Double(corner) / Double(Self.circleCorners)
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        return center.adding(Point(x: cosine, y: sine).scaled(by: halfWidth))
      })
  }

  private mutating func addPart(_ corners: [Point]) {
    var area = 0.0
    for (one, two) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      area += one.x * two.y - one.y * two.x
    }
    let corners = area < 0 ? corners.reversed() : corners
    path.elements.append(.move(to: corners[0]))
    for corner in corners.dropFirst() { path.elements.append(.line(to: corner)) }
    path.elements.append(.close)
  }
}

extension Path {
  /// Returns the dashes along a path; the lengths are those of dashes and gaps in turns.
  ///
  /// The path itself if the lengths have no sum.
  func dashed(phase: Double, lengths: [Double]) -> Path {
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    var result = Path()
    for chain in flattened() {
      var (index, rest) = (0, phase - (phase / total).rounded(.down) * total)
      while rest >= lengths[index % lengths.count] {
        rest -= lengths[index % lengths.count]
        index += 1
      }
      var left = lengths[index % lengths.count] - rest
      if index % 2 == 0 { result.elements.append(.move(to: chain[0])) }
      for (from, to) in zip(chain, chain.dropFirst()) {
        let length = from.distance(to: to)
        var gone = 0.0
        while length - gone > left {
          gone += left
          let place = from.interpolated(to: to, at: gone / length)
          result.elements.append(index % 2 == 0 ? .line(to: place) : .move(to: place))
          index += 1
          left = lengths[index % lengths.count]
        }
        left -= length - gone
        if index % 2 == 0 { result.elements.append(.line(to: to)) }
      }
    }
    return result
  }
}

extension Point {
  /// Of length 1.
  fileprivate static func direction(from: Point, to: Point) -> Point {
    let length = from.distance(to: to)
    return Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  /// A quarter turn further.
  fileprivate var turned: Point { Point(x: -y, y: x) }

  fileprivate func adding(_ other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
  fileprivate func subtracting(_ other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
