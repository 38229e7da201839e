import Motion
import Record

/// Rules about how movement ends.
extension HouseRule {
  static let pauses = HouseRule(
    name: .pauses, title: "Each transition moves until it ends"
  ) { pair in
    var (budget, usualBudget) = (RunPair.budget, RunPair.budget)
    for (answer, reference) in zip(pair.answer.transitions, pair.reference.transitions)
    where answer.isLike(reference) && !answer.isInteractive && reference.isAnimated
      && !pair.reference.hasLeftTheApp(before: reference)
    {
      guard let ended = answer.ended, let duration = answer.duration, duration > 0.15,
        pair.reference.differs(in: reference, at: 0.8, from: 0.9, &usualBudget) == true,
        case let rest = pair.asking(
          about: reference, &budget, { pair.answer.rest(of: answer, &$0) }),
        rest != .none
      else { continue }
      // The reference's can be compared.
      guard case .from(let part) = rest else {
        return .tooMuchToCompare(in: answer, at: answer.instant(0.6))
      }
      let instant = (answer.instant(part) * 100).rounded() / 100
      return Failure(
        expected: "the \(answer.operation.noun) moves until it ends at \(Wording.text(ended)) s",
        seen: "from \(Wording.text(instant)) s on the screen stands still", instant: instant,
        because: pair.turn(at: answer)
          ?? (pair.answer.isAnimated(at: instant, until: ended)
            ? "Animations run on until the end, and nothing is seen of them: what they change is covered, "
              + "transparent or off the screen, or has as good as come to rest."
            : "Nothing that is seen moves any more, and until completeTransition(_:) UIKit lets no touch "
              + "through: the movement and the transition do not take the same time."))
    }
    return nil
  }

  static let flashes = HouseRule(
    name: .flashes, title: "Nothing flashes when an animation ends"
  ) { pair in
    let known = Set(pair.reference.flashes.map(\.name))
    return pair.answer.flashes.first { !known.contains($0.name) }.map {
      Failure(
        expected: "when its animation ends, \($0.name) is where the animation has brought it",
        seen: "its layer still has its old values then, and a device shows these for a frame, "
          + "until your code that runs afterwards is seen",
        instant: $0.instant)
    }
  }
}

extension RunPair {
  /// Says that the device has been turned since the first transition of the kind; `nil` if not.
  fileprivate func turn(at transition: Transition) -> String? {
    let earlier = answer.transitions.first {
      $0.began < transition.began && $0.operation == transition.operation
    }
    return earlier.flatMap { turn(at: transition.began, since: $0.began) }
  }
}

/// From when on nothing moves in a transition.
private enum Rest: Equatable {
  /// It moves until late, or never: what never moves is another rule's.
  case none
  /// That part of its way.
  case from(Double)
  /// It would take too long to say.
  case unknown
}

/// A layer that shows its model's value between the end of an animation and the next commit.
private struct Flash {
  var name: String
  var instant: Double
}

extension Run {
  /// From when on nothing moves, if that is before six tenths of a transition's way.
  fileprivate func rest(of transition: Transition, _ budget: inout Int) -> Rest {
    guard let moves = moves(in: transition, after: 0.6, &budget) else { return .unknown }
    if moves { return .none }
    // The earliest moment from which on nothing moves, to a hundredth of the way.
    var (early, late) = (0.0, 0.6)
    while late - early > 0.01 {
      let middle = (early + late) / 2
      guard let moves = self.moves(in: transition, after: middle, &budget) else { return .unknown }
      if moves { early = middle } else { late = middle }
    }
    return early > 0 ? .from(late) : .none
  }

  /// Whether one of some moments from a part of a transition on looks different from its last; `nil` if
  /// that would take too long to say.
  ///
  /// A spring looks like that whenever it swings through its goal, or beyond the edges of the screen.
  fileprivate func moves(
    in transition: Transition, after fraction: Double, _ budget: inout Int
  ) -> Bool? {
    for part in [0, 0.15, 0.3, 0.5, 0.7, 0.85] {
      let moment = fraction + part * (1 - fraction)
      guard let differs = differs(in: transition, at: moment, from: 0.999, &budget)
      else { return nil }
      if differs { return true }
    }
    return false
  }

  /// Whether an animation in the window goes on from an instant until another, to a tenth of a second.
  fileprivate func isAnimated(at instant: Double, until end: Double) -> Bool {
    let tree = history.tree(at: instant)
    return tree.layers.values.contains { layer in
      tree.isInTree(layer.id)
        && layer.animations.contains {
          let last = $0.animation.timing.activeEnd
          return last.isFinite && last > tree.epoch + end - 0.1
        }
    }
  }

  /// Whether two moments of a transition look different; `nil` if that would take too long to say.
  func differs(
    in transition: Transition, at fraction: Double, from other: Double, _ budget: inout Int
  ) -> Bool? {
    let one = history.displayList(at: transition.instant(fraction))
    let two = history.displayList(at: transition.instant(other))
    budget -= one.cost + two.cost
    guard budget > 0 else { return nil }
    return one.difference(from: two, budget: &budget).map { $0.area != nil }
  }

  /// The layers that would flash for a frame on a device: the render server takes an animation off
  /// by itself, and what the app sets when it hears of that is committed later.
  fileprivate var flashes: [Flash] {
    var flashes: [Flash] = []
    for commit in timeline.commits where commit.instant > 0.01 {
      let before = history.tree(at: commit.instant - Self.instantBefore)
      let ended = commit.layersWithEndedAnimations(in: before)
      guard !ended.isEmpty else { continue }
      let after = commit.instant + Self.partOfAFrame
      let earlier = PaintedLayer.allWithCovered(
        in: before, at: commit.instant - Self.instantBefore)
      let between = PaintedLayer.allWithCovered(in: before, at: after)
      let later = PaintedLayer.allWithCovered(in: history.tree(at: commit.instant), at: after)
      guard between != earlier, between != later else { continue }
      for layer in between {
        let old = earlier.first { $0.layer == layer.layer }
        let new = later.first { $0.layer == layer.layer }
        // What leaps and stays there is no flash.
        guard layer.leaps(from: old), layer.leaps(from: new),
          new.map({ !$0.leaps(from: old) }) ?? (old?.isCovered ?? true)
        else { continue }
        flashes.append(
          Flash(
            name: before.nameOfNearest(in: ended, around: layer.layer) ?? layer.name,
            instant: commit.instant))
      }
    }
    return flashes
  }

  /// In seconds.
  private static let instantBefore = 0.001
  private static let partOfAFrame = 0.004
}

extension Commit {
  /// The layers of the tree before it from which it takes an animation.
  fileprivate func layersWithEndedAnimations(in before: LayerTree) -> Set<Int> {
    let removed = removed.filter { before.layers[$0]?.animations.isEmpty == false }
    let changed = layers.filter {
      $0.animations.count < before.layers[$0.id]?.animations.count ?? 0
    }
    return Set(removed + changed.map(\.id))
  }
}

extension LayerTree {
  /// The name of a layer, or of the nearest layer around it, that is one of some layers; `nil` if none
  /// is, or if it has no name.
  ///
  /// What flashes is often only inside of what was animated.
  fileprivate func nameOfNearest(in layers: Set<Int>, around id: Int) -> String? {
    var current = id
    // A damaged record could go in rings.
    for _ in self.layers {
      if layers.contains(current) {
        return self.layers[current]?.name ?? self.layers[current]?.controller
      }
      guard let parent = parent(of: current) else { return nil }
      current = parent
    }
    return nil
  }
}

extension PaintedLayer {
  /// Whether eyes see at once that a layer is not as it was; `nil` stands for one that is not there.
  ///
  /// A spring that ends a hair before its goal lets the edge of what it covers peep out. That shows a
  /// layer as little as it moves one.
  fileprivate func leaps(from other: PaintedLayer?) -> Bool {
    guard let other else { return !isCovered && opacity > 0.3 }
    if isCovered || other.isCovered {
      return isCovered != other.isCovered && opacity > 0.3
        && abs(overhang - other.overhang) > Self.leap
    }
    return abs(opacity - other.opacity) > 0.3 || !frame.isNear(other.frame, within: Self.leap)
      || !(maskFrame ?? frame).isNear(other.maskFrame ?? other.frame, within: Self.leap)
  }

  /// In points.
  private static let leap = 16.0
}
