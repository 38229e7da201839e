/// A number over time as a line with few corners.
struct Polyline {
  /// In the order of time; two with the same instant are a jump.
  private(set) var corners: [(instant: Double, value: Double)] = []

  /// Keeps as many points as it takes to pass all others at this distance or less.
  init(through points: [(instant: Double, value: Double)], tolerance: Double) {
    self.init(through: [points], tolerance: tolerance)
  }

  /// Simplifies each stretch on its own: its first and last points are kept as they are.
  init(through stretches: [[(instant: Double, value: Double)]], tolerance: Double) {
    for stretch in stretches { add(stretch, tolerance) }
    corners = corners.indices.filter { index in
      index == 0 || index == corners.count - 1
        || corners[index - 1].value != corners[index].value
        || corners[index].value != corners[index + 1].value
    }.map { corners[$0] }
    let isConstant = corners.allSatisfy { $0.value == corners[0].value }
    if isConstant { corners = Array(corners.prefix(1)) }
  }

  private mutating func add(_ points: [(instant: Double, value: Double)], _ tolerance: Double) {
    guard var anchor = points.first else { return }
    corners.append(anchor)
    var last = anchor
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    for point in points.dropFirst() {
      let length = point.instant - anchor.instant
      // A line from the anchor passes all points so far if its slope lies between the two limits.
      let slope = (point.value - anchor.value) / length
      if length <= 0 || slope < lowest || slope > highest {
        if last.instant > anchor.instant || last.value != anchor.value { corners.append(last) }
        anchor = last
        let length = point.instant - anchor.instant
        guard length > 0 else {
          corners.append(point)
          (anchor, last) = (point, point)
          (lowest, highest) = (-.infinity, .infinity)
          continue
        }
        lowest = (point.value - tolerance - anchor.value) / length
        highest = (point.value + tolerance - anchor.value) / length
      } else {
        lowest = max(lowest, (point.value - tolerance - anchor.value) / length)
        highest = min(highest, (point.value + tolerance - anchor.value) / length)
      }
      last = point
    }
    if last.instant > anchor.instant { corners.append(last) }
  }

  /// The value between two corners lies on the line between them.
  func value(at instant: Double) -> Double {
    let next = corners.firstIndex { $0.instant > instant } ?? corners.endIndex
    guard next > 0 else { return corners.first?.value ?? 0 }
    let before = corners[next - 1]
    guard next < corners.endIndex else { return before.value }
    let after = corners[next]
    let fraction = (instant - before.instant) / (after.instant - before.instant)
    return before.value + fraction * (after.value - before.value)
  }
}
