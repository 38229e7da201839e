/// A body's outline and the upright rectangle around them, for one step.
struct PlacedBody {
  let body: Body
  let outline: Outline
  let box: Box

  /// An upright rectangle.
  struct Box {
    var low = Vector(.infinity, .infinity)
    var high = Vector(-.infinity, -.infinity)

    func isNear(_ other: Box) -> Bool {
      other.low.x <= high.x && low.x <= other.high.x && other.low.y <= high.y
        && low.y <= other.high.y
    }
  }

  init(_ body: Body) {
    self.body = body
    outline = Outline(body.outline, at: body.placement)
    var box = Box()
    for corner in outline.corners {
      box.low = Vector(min(box.low.x, corner.x), min(box.low.y, corner.y))
      box.high = Vector(max(box.high.x, corner.x), max(box.high.y, corner.y))
    }
    self.box = box
  }
}

extension [PlacedBody] {
  /// The pairs of bodies whose rectangles overlap, as places in the list, in its order.
  ///
  /// Sorts the left edges and sweeps over them, so that bodies apart cost next to nothing.
  var nearbyPairs: [(Int, Int)] {
    let boxes = map(\.box)
    let order = boxes.indices.sorted { one, two in
      let (left, right) = (boxes[one].low.x, boxes[two].low.x)
      return left < right || left == right && one < two
    }
    // One number for both is sorted several times as fast as a pair of numbers.
    var pairs: [Int] = []
    var open: [Int] = []
    for place in order {
      let box = boxes[place]
      var stillOpen = 0
      for index in open.indices where boxes[open[index]].high.x >= box.low.x {
        let other = open[index]
        if boxes[other].isNear(box) {
          pairs.append(Swift.min(place, other) << 32 | Swift.max(place, other))
        }
        open[stillOpen] = other
        stillOpen += 1
      }
      open.removeSubrange(stillOpen...)
      open.append(place)
    }
    pairs.sort()
    return pairs.map { ($0 >> 32, $0 & 0xFFFF_FFFF) }
  }
}
