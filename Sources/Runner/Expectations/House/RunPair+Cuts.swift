import Motion
import Record

extension Run {
  /// The frame at which most of what a transition changes on the screen changes at once, in its midst;
  /// `nil` if there is none, or if the budget is not enough to say: then nothing of it is left.
  func cut(in transition: Transition, _ budget: inout Int) -> Double? {
    guard transition.isAnimated, let ended = transition.ended,
      ended - transition.began > Cut.shortest, ended + RunPair.calm <= end
    else { return nil }
    let instants = stride(from: 0.05, to: 1, by: 0.1).map(transition.instant)
    let pictures = instants.map(picture)
    let ends = [
      picture(at: max(transition.began - Self.justBefore, 0)), picture(at: ended + RunPair.calm),
    ]
    let ranges = Cut.Ranges(of: pictures + ends)
    var lists = DisplayLists(of: history)
    for index in instants.indices.dropFirst()
    where ranges.hasStep(from: pictures[index - 1], to: pictures[index]) {
      if let instant = cut(
        in: transition, from: instants[index - 1], to: instants[index], ranges, &lists, &budget)
      {
        return instant
      }
    }
    return nil
  }

  /// The number of a transition's moments at which the screen looks neither as before it nor as after it.
  ///
  /// Looks at colours: a picture of a screen that lies in front of everything looks like the screen.
  ///
  /// - Parameter enough: Counts no further.
  /// - Returns: `nil` if the transition changes next to nothing, has no time for a way, or if the budget
  ///   is not enough: then nothing of it is left.
  func momentsOnTheWay(
    of transition: Transition, enough: Int = Cut.moments.count, _ budget: inout Int
  ) -> Int? {
    guard transition.isAnimated, let ended = transition.ended,
      ended - transition.began > Cut.shortest, ended + RunPair.calm <= end
    else { return nil }
    let first = max(transition.began - Self.justBefore, 0)
    let last = ended + RunPair.calm
    var lists = DisplayLists(of: history)
    guard let whole = lists.change(from: first, to: last, &budget), whole > Cut.least else {
      return nil
    }
    var count = 0
    for moment in Cut.moments where count < enough {
      let instant = transition.instant(moment)
      guard let gone = lists.change(from: first, to: instant, &budget),
        let left = lists.change(from: instant, to: last, &budget)
      else { return nil }
      if min(gone, left) > Cut.trace * whole { count += 1 }
    }
    return count
  }

  /// The frame in which the screen stops looking rather as before a transition than as after it, if most of
  /// what the transition changes changes then; otherwise `nil`.
  func jump(in transition: Transition, _ budget: inout Int) -> Double? {
    let first = max(transition.began - Self.justBefore, 0)
    let last = (transition.ended ?? transition.began) + RunPair.calm
    var lists = DisplayLists(of: history)
    guard let frame = lists.turn(from: first, to: last, between: (first, last), &budget),
      let step = lists.change(from: frame.early, to: frame.late, &budget),
      let whole = lists.change(from: first, to: last, &budget), step > Cut.part * whole
    else { return nil }
    return frame.late
  }

  /// Looks for the frame between two instants in which most changes.
  private func cut(
    in transition: Transition, from: Double, to: Double, _ ranges: Cut.Ranges,
    _ lists: inout DisplayLists, _ budget: inout Int
  ) -> Double? {
    // Where a picture takes the place of a view, nothing changes that anybody sees.
    guard let (early, late) = lists.turn(from: from, to: to, between: nil, &budget),
      ranges.hasStep(from: picture(at: early), to: picture(at: late)),
      let step = lists.change(from: early, to: late, &budget),
      let whole = lists.change(
        from: max(transition.began - Self.justBefore, 0),
        to: (transition.ended ?? transition.began) + RunPair.calm, &budget),
      step > Cut.least, step > Cut.part * whole
    else { return nil }
    return late
  }
}

/// The pictures of a run, each made once: every step of a search needs two of the step before.
private struct DisplayLists {
  private let history: LayerTreeHistory
  private var known: [Double: DisplayList] = [:]

  init(of history: LayerTreeHistory) {
    self.history = history
  }

  /// How much the colours of the screen differ at two instants; `nil` leaves nothing of the budget.
  ///
  /// A picture that is known costs as much as a new one, so that the verdict does not depend on which are.
  mutating func change(from: Double, to: Double, _ budget: inout Int) -> Double? {
    let (one, other) = (list(at: from), list(at: to))
    budget -= one.cost + other.cost
    if budget > 0, let difference = one.difference(from: other, samples: 200, budget: &budget) {
      return difference.mean
    }
    budget = 0
    return nil
  }

  /// Halves a span until it is a frame: always the half in which more changes.
  ///
  /// - Parameter ends: The instants from and to which changes are counted; `nil` for the span's own.
  /// - Returns: `nil` if the budget is not enough.
  mutating func turn(
    from: Double, to: Double, between ends: (first: Double, last: Double)?, _ budget: inout Int
  ) -> (early: Double, late: Double)? {
    var (early, late) = (from, to)
    while late - early > Cut.frames {
      let middle = (early + late) / 2
      guard let before = change(from: ends?.first ?? early, to: middle, &budget),
        let after = change(from: middle, to: ends?.last ?? late, &budget)
      else { return nil }
      if before > after { late = middle } else { early = middle }
    }
    return (early, late)
  }

  private mutating func list(at instant: Double) -> DisplayList {
    if let list = known[instant] { return list }
    let list = history.displayList(at: instant)
    known[instant] = list
    return list
  }
}

/// A change at once of what should change little by little.
private enum Cut {
  /// Shorter transitions have too few frames, in seconds.
  static let shortest = 0.2
  /// The part of a range, and of what changes on the screen, that is most of it.
  static let part = 0.5
  /// The least mean change of the screen's colours: none (0) to black and white (1).
  static let least = 0.02
  /// How exactly it is found, in seconds.
  ///
  /// At 1.5 frames, to which a way of one second comes, rounding may not decide.
  static let frames = 1.5 * DisplayFrame.duration - LayerTreeHistory.tolerance
  /// The part of what a transition changes that has to have changed, or to be left, to be seen.
  static let trace = 0.03
  /// The parts of a transition at which it is looked at; the middle ones decide most often.
  static let moments = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]

  /// How far each layer goes in all.
  struct Ranges {
    private var values: [Int: [Extent]] = [:]

    private struct Extent {
      var least: Double
      var most: Double
    }

    /// The largest range that is a trifle: of the opacity, and in points.
    private static let trifle = (opacity: 0.3, points: 40.0)

    init(of pictures: [[PaintedLayer]]) {
      for picture in pictures {
        for layer in picture {
          let numbers = layer.numbers
          guard let known = values[layer.layer] else {
            values[layer.layer] = numbers.map { Extent(least: $0, most: $0) }
            continue
          }
          values[layer.layer] = zip(known, numbers).map {
            Extent(least: min($0.least, $1), most: max($0.most, $1))
          }
        }
      }
      // Who is not seen at some instant has no opacity there.
      for (id, ranges) in values {
        guard pictures.contains(where: { picture in !picture.contains { $0.layer == id } }) else {
          continue
        }
        values[id]?[0].least = min(ranges[0].least, 0)
      }
    }

    /// Whether a layer goes most of its way from one picture to the other.
    func hasStep(from one: [PaintedLayer], to other: [PaintedLayer]) -> Bool {
      let before = Dictionary(one.map { ($0.layer, $0) }, uniquingKeysWith: { $1 })
      let after = Dictionary(other.map { ($0.layer, $0) }, uniquingKeysWith: { $1 })
      return Set(before.keys).union(after.keys).contains { id in
        guard let ranges = values[id] else { return true }
        let steps: [Double]
        if let old = before[id], let new = after[id] {
          steps = zip(old.numbers, new.numbers).map { abs($1 - $0) }
        } else {
          steps = [(before[id] ?? after[id])?.opacity ?? 0]
        }
        return zip(steps, ranges).enumerated().contains { index, pair in
          let range = pair.1.most - pair.1.least
          return range > (index == 0 ? Self.trifle.opacity : Self.trifle.points)
            && pair.0 > Cut.part * range
        }
      }
    }
  }
}

extension PaintedLayer {
  /// Its opacity, then its edges, and those that its masks leave.
  fileprivate var numbers: [Double] {
    let seen = maskFrame ?? frame
    return [
      opacity, frame.minX, frame.minY, frame.maxX, frame.maxY, seen.minX, seen.minY, seen.maxX,
      seen.maxY,
    ]
  }
}
