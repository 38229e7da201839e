/// A body's corners and the upright rectangle around them, for one step.
struct PlacedBody {
  let body: Body
  let corners: [Vector]
  private(set) var low = Vector(.infinity, .infinity)
  private(set) var high = Vector(-.infinity, -.infinity)

  init(_ body: Body) {
    self.body = body
    corners = body.corners
    for corner in corners {
      low = Vector(min(low.x, corner.x), min(low.y, corner.y))
      high = Vector(max(high.x, corner.x), max(high.y, corner.y))
    }
  }

  func isNear(_ low: Vector, _ high: Vector) -> Bool {
    low.x <= self.high.x && self.low.x <= high.x && low.y <= self.high.y && self.low.y <= high.y
  }
}

extension [PlacedBody] {
  /// The pairs of bodies whose rectangles overlap, as places in the list, in its order.
  ///
  /// Sorts the left edges and sweeps over them, so that bodies apart cost next to nothing.
  var nearbyPairs: [(Int, Int)] {
    let order = indices.sorted { (self[$0].low.x, $0) < (self[$1].low.x, $1) }
    var pairs: [(Int, Int)] = []
    var open: [Int] = []
    for place in order {
      let body = self[place]
      open.removeAll { self[$0].high.x < body.low.x }
      for other in open where self[other].isNear(body.low, body.high) {
        pairs.append((Swift.min(place, other), Swift.max(place, other)))
      }
      open.append(place)
    }
    return pairs.sorted { $0 < $1 }
  }
}
