import Motion
import Record

/// A stretch of a run in which layers are animated: from the beginning of an animation to the end of the last
/// one that overlaps it.
///
/// What an animation waits before it begins is no part of it; that it is paused on its way is.
struct AnimatedSpan: Equatable {
  /// In seconds.
  var interval: ClosedRange<Double>
  /// When the animations advance: ranges that do not touch, in order.
  var advances: [ClosedRange<Double>]
  /// Whether all its animations begin and end together, so that a part of its time is a part of each.
  var isUniform: Bool

  /// Shorter rests between two animations do not count, in seconds.
  private static let shortestRest = 0.1
  /// How many layers of trees are read at most: a stranger's program decides how many commits there are.
  private static let budget = 250_000

  /// The part of the animations' time that is over at an instant, 0...1.
  func progress(at instant: Double) -> Double {
    func length(until end: Double) -> Double {
      advances.reduce(0) { $0 + max(0, min(end, $1.upperBound) - $1.lowerBound) }
    }
    let whole = length(until: .infinity)
    return whole > 0 ? length(until: instant) / whole : 1
  }

  /// Whether its animations stand still at an instant between two advances.
  func isPaused(at instant: Double) -> Bool {
    interval.contains(instant) && !advances.contains { $0.contains(instant) }
  }

  /// The spans of a run, in order.
  static func all(in timeline: Timeline) -> [AnimatedSpan] {
    joined(strands(in: timeline))
  }

  // MARK: - Animations

  /// An animation of a layer; the same one, also where its layer's clock is stopped and started again.
  private struct Name: Hashable {
    var layer: Int
    var key: String
    var beginTime: Double
  }

  /// When each animation advances.
  private static func strands(in timeline: Timeline) -> [[ClosedRange<Double>]] {
    var tree = LayerTree(epoch: timeline.epoch)
    var strands: [Name: [ClosedRange<Double>]] = [:]
    var budget = Self.budget
    for (index, commit) in timeline.commits.enumerated() {
      tree.apply(commit)
      let isLast = index + 1 == timeline.commits.count
      let next = isLast ? timeline.end : timeline.commits[index + 1].instant
      guard next > commit.instant else { continue }
      let animated = tree.layers.values.filter { !$0.animations.isEmpty }
      guard !animated.isEmpty else { continue }
      budget -= tree.layers.count
      guard budget > 0 else { break }
      let parents = parents(in: tree)
      for layer in animated {
        guard let clocks = clocks(of: layer.id, in: tree, parents) else { continue }
        for keyed in layer.animations {
          let timing = keyed.animation.timing
          guard let first = instant(of: timing.beginTime, clocks, tree.epoch),
            let last = instant(of: timing.activeEnd, clocks, tree.epoch)
          else { continue }
          // A clock that runs backwards reaches the end first.
          let began = max(min(first, last), commit.instant)
          let ended = min(max(first, last), next)
          guard began < ended else { continue }
          let name = Name(layer: layer.id, key: keyed.key, beginTime: timing.beginTime)
          strands[name, default: []].append(began...ended)
        }
      }
    }
    return strands.values.map(union)
  }

  /// Each layer's superlayer, or the layer that it masks.
  private static func parents(in tree: LayerTree) -> [Int: Int] {
    var parents: [Int: Int] = [:]
    for layer in tree.layers.values {
      for child in layer.sublayers { parents[child] = layer.id }
      if let mask = layer.mask { parents[mask] = layer.id }
    }
    return parents
  }

  /// The clocks from a layer to the root, from the inside out; `nil` if it is not in the tree.
  private static func clocks(
    of id: Int, in tree: LayerTree, _ parents: [Int: Int]
  ) -> [Timing]? {
    var clocks: [Timing] = []
    var current = id
    // A damaged record could hold a ring.
    while let layer = tree.layers[current], clocks.count <= tree.layers.count {
      clocks.append(layer.timing)
      if current == tree.root { return clocks }
      guard let parent = parents[current] else { return nil }
      current = parent
    }
    return nil
  }

  /// The instant at which a layer's clock shows a time; `nil` if it is stopped.
  private static func instant(of time: Double, _ clocks: [Timing], _ epoch: Double) -> Double? {
    var time = time
    for clock in clocks {
      guard clock.speed != 0 else { return nil }
      time = clock.parentTime(atLocalTime: time)
    }
    return time.isNaN ? nil : time - epoch
  }

  // MARK: - Spans

  private static func joined(_ strands: [[ClosedRange<Double>]]) -> [AnimatedSpan] {
    var spans: [(hull: ClosedRange<Double>, strands: [[ClosedRange<Double>]])] = []
    for strand in strands.sorted(by: { $0[0].lowerBound < $1[0].lowerBound }) {
      let hull = strand[0].lowerBound...strand[strand.count - 1].upperBound
      if let last = spans.last, hull.lowerBound - last.hull.upperBound < shortestRest {
        let end = max(last.hull.upperBound, hull.upperBound)
        spans[spans.count - 1] = (last.hull.lowerBound...end, last.strands + [strand])
      } else {
        spans.append((hull, [strand]))
      }
    }
    return spans.map { span in
      let first = span.strands[0]
      return AnimatedSpan(
        interval: span.hull, advances: union(span.strands.flatMap(\.self)),
        isUniform: span.strands.allSatisfy { near($0, first) })
    }
  }

  /// Ranges that do not touch, in order.
  private static func union(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var found: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = found.last, range.lowerBound - last.upperBound < 1e-6 {
        found[found.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        found.append(range)
      }
    }
    return found
  }

  private static func near(_ one: [ClosedRange<Double>], _ other: [ClosedRange<Double>]) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < DisplayFrame.duration / 2 }
    return one.count == other.count
      && zip(one, other).allSatisfy {
        near($0.lowerBound, $1.lowerBound) && near($0.upperBound, $1.upperBound)
      }
  }
}
