/// The overlap of two convex outlines; a segment of a boundary is an outline of two corners.
struct Overlap {
  /// From the second outline into the first; of length 1.
  let normal: Vector
  let places: [(place: Vector, depth: Double)]

  /// `nil` for outlines that are apart.
  ///
  /// The side of least penetration is the one where they touch.
  ///
  /// A fast body penetrates deeply in one step. Where `approach` is given, depths are divided by
  /// the speed, so that the side is the one that was touched first: `approach` returns how fast the
  /// first outline comes closer along a normal, in points per second.
  init?(
    _ first: [Vector], _ second: [Vector], approach: (Vector) -> Double = { _ in 0 }
  ) {
    guard
      let ofFirst = Self.sideOfLeastPenetration(
        of: first, against: second, approach: { approach(-$0) }),
      let ofSecond = Self.sideOfLeastPenetration(of: second, against: first, approach: approach)
    else { return nil }
    let sideIsSecond = ofSecond.time <= ofFirst.time
    let side = sideIsSecond ? ofSecond : ofFirst
    let found = Self.corners(of: sideIsSecond ? first : second, behind: side)
    guard !found.isEmpty else { return nil }
    normal = sideIsSecond ? side.normal : -side.normal
    places = found
  }

  private struct Side {
    var from: Vector
    var to: Vector
    /// Outwards.
    var normal: Vector
    var depth: Double
    var time: Double
  }

  /// Below this speed, in points per second, only depth counts.
  private static let minimumApproachSpeed = 10.0

  private static func sideOfLeastPenetration(
    of outline: [Vector], against other: [Vector], approach: (Vector) -> Double
  ) -> Side? {
    var shallowest: Side?
    for index in outline.indices {
      let (from, to) = Self.edge(of: outline, from: index)
      let way = to - from
      guard way.length > 1e-9 else { continue }
      let normal = -way.perpendicular / way.length
      var nearest = other.isEmpty ? 0 : Double.infinity
      for corner in other { nearest = min((corner - from).dot(normal), nearest) }
      let depth = -nearest
      guard depth > 0 else { return nil }
      let time = depth / max(approach(normal), minimumApproachSpeed)
      if time < shallowest?.time ?? .infinity {
        shallowest = Side(from: from, to: to, normal: normal, depth: depth, time: time)
      }
    }
    return shallowest
  }

  /// The ends of the other outline's edge that faces a side, clipped to the side's length.
  private static func corners(of outline: [Vector], behind side: Side) -> [(
    place: Vector, depth: Double
  )] {
    var facing: (Vector, Vector)?
    var least = Double.infinity
    for index in outline.indices {
      let edge = Self.edge(of: outline, from: index)
      let slope = Self.slope(edge.1 - edge.0, side.normal)
      if facing == nil || slope < least { (facing, least) = (edge, slope) }
    }
    guard let facing else { return [] }
    let along = (side.to - side.from) / (side.to - side.from).length
    let length = (side.to - side.from).length
    let start = (facing.0 - side.from).dot(along)
    let end = (facing.1 - side.from).dot(along)
    let places: [Vector] = [(facing.0, start), (facing.1, end)].compactMap { place, distance in
      let inside = min(max(distance, 0), length)
      guard inside != distance else { return place }
      guard abs(end - start) > 1e-9 else { return nil }
      let share = (inside - start) / (end - start)
      return (0...1).contains(share) ? facing.0 + (facing.1 - facing.0) * share : nil
    }
    return places.compactMap { place in
      let depth = -(place - side.from).dot(side.normal)
      return depth > 0 ? (place, depth) : nil
    }
  }

  private static func edge(of outline: [Vector], from index: Int) -> (Vector, Vector) {
    (outline[index], outline[index + 1 < outline.count ? index + 1 : 0])
  }

  /// The cosine of the angle between an edge's outward normal and another normal; -1 is opposite.
  private static func slope(_ edge: Vector, _ normal: Vector) -> Double {
    edge.length > 1e-9 ? (-edge.perpendicular / edge.length).dot(normal) : 1
  }
}
