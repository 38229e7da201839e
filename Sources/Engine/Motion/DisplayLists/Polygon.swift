/// Chains of straight lines, to ask for many points whether they lie inside or on the line.
struct Polygon: Equatable, Sendable {
  private let points: [Point]
  /// For each chain, the index after its last point.
  private let ends: [Int]
  private let bounds: Rectangle

  /// How far chords may be from their curve, in points: less than a pixel shows.
  private static let tolerance = 0.2

  init(_ path: Path) {
    self.init(chains: path.flattened(tolerance: Self.tolerance))
  }

  private init(chains: [[Point]]) {
    var points: [Point] = []
    var ends: [Int] = []
    for chain in chains {
      points += chain
      ends.append(points.count)
    }
    self.points = points
    self.ends = ends
    var bounds = PointBounds()
    for point in points { bounds.include(point) }
    self.bounds = bounds.rectangle
  }

  var count: Int { points.count }

  /// Returns the smallest upright rectangle around a line of a width along the chains.
  func bounds(lineWidth: Double = 0) -> Rectangle {
    Rectangle(
      x: bounds.minX - lineWidth / 2, y: bounds.minY - lineWidth / 2,
      width: bounds.width + lineWidth, height: bounds.height + lineWidth)
  }

  /// Whether a point lies inside; open chains are closed.
  func contains(_ point: Point, evenOdd: Bool) -> Bool {
    guard point.y >= bounds.minY, point.y < bounds.maxY, point.x < bounds.maxX,
      point.x >= bounds.minX
    else { return false }
    var winding = 0
    var start = 0
    for end in ends {
      guard end > start else { continue }
      var from = points[end - 1]
      for index in start..<end {
        let to = points[index]
        if (from.y <= point.y) != (to.y <= point.y) {
          let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
          if to.y > from.y {
            if side > 0 { winding += 1 }
          } else if side < 0 {
            winding -= 1
          }
        }
        from = to
      }
      start = end
    }
    return evenOdd ? winding & 1 == 1 : winding != 0
  }

  /// Whether a point lies on a line of a width along the chains; the ends are cut off straight.
  func isOnLine(_ point: Point, width: Double) -> Bool {
    let reach = width / 2
    guard point.x >= bounds.minX - reach, point.x <= bounds.maxX + reach,
      point.y >= bounds.minY - reach, point.y <= bounds.maxY + reach
    else { return false }
    var start = 0
    for end in ends {
      defer { start = end }
      guard end > start + 1 else { continue }
      let isClosed = points[start] == points[end - 1]
      for index in start + 1..<end {
        let (from, to) = (points[index - 1], points[index])
        // Most segments are far away, and a division is slow.
        if from.x < point.x - reach, to.x < point.x - reach { continue }
        if from.x > point.x + reach, to.x > point.x + reach { continue }
        if from.y < point.y - reach, to.y < point.y - reach { continue }
        if from.y > point.y + reach, to.y > point.y + reach { continue }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { continue }
        var along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
        if along < 0 {
          if index == start + 1, !isClosed { continue }
          along = 0
        } else if along > 1 {
          if index == end - 1, !isClosed { continue }
          along = 1
        }
        let (x, y) = (point.x - from.x - along * dx, point.y - from.y - along * dy)
        if x * x + y * y <= reach * reach { return true }
      }
    }
    return false
  }

  /// Returns the part of the line between two fractions of its length.
  func trimmed(from start: Double, to end: Double) -> Polygon {
    guard start > 0 || end < 1 else { return self }
    let chains = self.chains
    var whole = 0.0
    for chain in chains {
      for index in chain.indices.dropFirst() {
        whole += chain[index - 1].distance(to: chain[index])
      }
    }
    let (first, last) = (start * whole, end * whole)
    var walked = 0.0
    var parts: [[Point]] = []
    for chain in chains {
      var part: [Point] = []
      for index in chain.indices.dropFirst() {
        let (from, to) = (chain[index - 1], chain[index])
        let length = from.distance(to: to)
        defer { walked += length }
        guard length > 0, walked < last, walked + length > first else { continue }
        if part.isEmpty {
          part.append(from.interpolated(to: to, at: walked < first ? (first - walked) / length : 0))
        }
        part.append(
          from.interpolated(to: to, at: walked + length > last ? (last - walked) / length : 1))
      }
      if part.count > 1 { parts.append(part) }
    }
    return Polygon(chains: parts)
  }

  private var chains: [[Point]] {
    ends.indices.map { Array(points[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]]) }
  }
}
