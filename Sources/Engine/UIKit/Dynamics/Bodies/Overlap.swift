/// The overlap of two convex outlines.
struct Overlap {
  /// From the second outline into the first; of length 1.
  let normal: Vector
  /// One or two.
  let places: Places

  struct Place {
    let place: Vector
    /// In points.
    let depth: Double
    /// A number for the sides and corners that make it: the same for the same touch in the next
    /// step.
    let feature: Int
  }

  /// At most two places, which need no memory of their own.
  struct Places: Sequence, IteratorProtocol {
    private(set) var first: Place?
    private var second: Place?

    init(_ one: Place?, _ two: Place?) {
      first = one ?? two
      second = one == nil ? nil : two
    }

    mutating func next() -> Place? {
      defer { (first, second) = (second, nil) }
      return first
    }

    /// The same with other features.
    func marked(_ mark: Int) -> Places {
      func marked(_ place: Place) -> Place {
        Place(place: place.place, depth: place.depth, feature: place.feature | mark)
      }
      return Places(first.map(marked), second.map(marked))
    }
  }

  /// `nil` for outlines that are apart.
  ///
  /// The side of least penetration is the one where they touch.
  ///
  /// A fast body penetrates deeply in one step. Where a velocity is given, that of the first outline
  /// relative to the second one in points per second, depths are divided by the speed, so that the
  /// side is the one that was touched first.
  init?(_ first: Outline, _ second: Outline, velocity: Vector = Vector()) {
    guard
      let ofFirst = Self.sideOfLeastPenetration(of: first, against: second, velocity: velocity),
      let ofSecond = Self.sideOfLeastPenetration(of: second, against: first, velocity: -velocity)
    else { return nil }
    let sideIsSecond = ofSecond.time <= ofFirst.time
    let side = sideIsSecond ? ofSecond : ofFirst
    let found =
      sideIsSecond
      ? Self.places(of: first, behind: side, of: second)
      : Self.places(of: second, behind: side, of: first)
    guard let found else { return nil }
    normal = sideIsSecond ? side.normal : -side.normal
    places = sideIsSecond ? found : found.marked(2)
  }

  private struct Side {
    var index: Int
    /// Outwards.
    var normal: Vector
    var depth: Double
    var time: Double
  }

  /// Below this speed, in points per second, only depth counts.
  private static let minimumApproachSpeed = 10.0

  private static func sideOfLeastPenetration(
    of outline: Outline, against other: Outline, velocity: Vector
  ) -> Side? {
    var shallowest: Side?
    for index in outline.normals.indices {
      let normal = outline.normals[index]
      guard normal != Vector() else { continue }
      var nearest = other.corners.isEmpty ? 0 : Double.infinity
      for corner in other.corners { nearest = min(corner.dot(normal), nearest) }
      let depth = outline.corners[index].dot(normal) - nearest
      guard depth > 0 else { return nil }
      let time = depth / max(velocity.dot(normal), minimumApproachSpeed)
      if time < shallowest?.time ?? .infinity {
        shallowest = Side(index: index, normal: normal, depth: depth, time: time)
      }
    }
    return shallowest
  }

  /// The ends of the other outline's side that faces a side, clipped to that one's length.
  private static func places(
    of outline: Outline, behind side: Side, of other: Outline
  ) -> Places? {
    var facing: Int?
    var least = Double.infinity
    for index in outline.normals.indices {
      let normal = outline.normals[index]
      let slope = normal == Vector() ? 1 : normal.dot(side.normal)
      if facing == nil || slope < least { (facing, least) = (index, slope) }
    }
    guard let facing else { return nil }
    let (from, to) = other.side(side.index)
    let edge = outline.side(facing)
    // A side runs clockwise: its outward normal is a right angle to the left of it.
    let along = side.normal.perpendicular
    let length = (to - from).dot(along)
    let start = (edge.from - from).dot(along)
    let end = (edge.to - from).dot(along)
    let feature = (side.index << 16 | facing) << 2

    func place(_ corner: Vector, _ distance: Double, _ number: Int) -> Place? {
      var place = corner
      let inside = min(max(distance, 0), length)
      if inside != distance {
        guard abs(end - start) > 1e-9 else { return nil }
        let share = (inside - start) / (end - start)
        guard (0...1).contains(share) else { return nil }
        place = edge.from + (edge.to - edge.from) * share
      }
      let depth = -(place - from).dot(side.normal)
      return depth > 0 ? Place(place: place, depth: depth, feature: feature | number) : nil
    }
    let found = Places(place(edge.from, start, 0), place(edge.to, end, 1))
    return found.first == nil ? nil : found
  }
}
