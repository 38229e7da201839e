/// The movement of a body in one step.
struct Sweep {
  private let body: Body
  private let former: Body.Placement
  private let formerOutline: Outline
  private let outline: Outline
  private let low: Vector
  private let high: Vector

  init(_ body: Body, from former: Body.Placement) {
    self.body = body
    self.former = former
    formerOutline = Outline(body.outline, at: former)
    outline = Outline(body.outline, at: body.placement)
    let all = formerOutline.corners + outline.corners
    low = Vector(all.map(\.x).min() ?? 0, all.map(\.y).min() ?? 0)
    high = Vector(all.map(\.x).max() ?? 0, all.map(\.y).max() ?? 0)
  }

  /// The part of the step after which the body touches a segment; `nil` if it touches the segment
  /// before or after the step, or not at all.
  func touch(_ piece: Outline) -> Double? {
    let segment = piece.corners
    guard max(segment[0].x, segment[1].x) >= low.x, min(segment[0].x, segment[1].x) <= high.x,
      max(segment[0].y, segment[1].y) >= low.y, min(segment[0].y, segment[1].y) <= high.y,
      Overlap(formerOutline, piece) == nil, Overlap(outline, piece) == nil
    else { return nil }
    // Seen from the body, the segment's ends move; seen from the segment, the body's corners do.
    let sides = body.outline.corners.indices.map(body.outline.side)
    let ends = segment.flatMap { end -> [Double] in
      let (from, to) = (former.offset(end), body.placement.offset(end))
      return sides.compactMap { Self.crossing(from, to, $0.from, $0.to) }
    }
    let paths = zip(formerOutline.corners, outline.corners).compactMap {
      Self.crossing($0, $1, segment[0], segment[1])
    }
    return (ends + paths).min()
  }

  /// The part of the way from one point to another that ends at a side.
  private static func crossing(
    _ from: Vector, _ to: Vector, _ start: Vector, _ end: Vector
  ) -> Double? {
    let (offset, side) = (to - from, end - start)
    let cross = offset.cross(side)
    guard abs(cross) > 1e-12 else { return nil }
    let share = (start - from).cross(side) / cross
    let place = (start - from).cross(offset) / cross
    return (0...1).contains(share) && (0...1).contains(place) ? share : nil
  }
}
