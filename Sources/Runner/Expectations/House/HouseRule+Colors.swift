import Motion
import Record

/// Rules about what is seen inside of what lies where it should.
extension HouseRule {
  static let colors = HouseRule(
    name: .colors, title: "What lies on its way as in the reference has its colours"
  ) { pair in
    var budget = RunPair.budget
    for (index, answer) in pair.animated {
      let reference = pair.reference.transitions[index]
      for fraction in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let (own, other) = (answer.instant(fraction), reference.instant(fraction))
        let layers = PaintedLayer.all(in: pair.answer.history.tree(at: own), at: own)
        let others = PaintedLayer.all(in: pair.reference.history.tree(at: other), at: other)
        // With another curve there is nothing to compare.
        guard PaintedLayer.difference(layers, others, within: .exact) == nil,
          let difference = pair.difference(at: own, and: other, &budget),
          difference.share > Thresholds.share
        else { continue }
        return Failure(
          expected: "\(pair.answer.name(ofTransition: index)) has the colours of the reference on "
            + "its way, where everything lies as there",
          seen: difference.sentence, instant: own,
          because: pair.otherBackground(at: own, other))
      }
    }
    return nil
  }
}

/// From where on these rules notice a difference; the right answers of the book and their alternatives
/// stay below.
private enum Thresholds {
  /// A share of the screen.
  static let share = 0.06
}

extension RunPair {
  /// The answer's transitions that the app animates as in the reference, with their indices; those
  /// before the app was left.
  fileprivate var animated: [(index: Int, answer: Transition)] {
    zip(answer.transitions, reference.transitions).enumerated().compactMap { index, pair in
      pair.0.isLike(pair.1) && pair.1.isAnimated && pair.0.ended != nil && pair.1.ended != nil
        && !reference.hasLeftTheApp(before: pair.1) ? (index, pair.0) : nil
    }
  }

  /// How the screens of both runs differ; `nil` if the budget is not enough to say.
  func difference(
    at instant: Double, and other: Double, _ budget: inout Int
  ) -> DisplayDifference? {
    let own = answer.history.displayList(at: instant)
    let usual = reference.history.displayList(at: other)
    budget -= own.cost + usual.cost
    guard budget > 0 else { return nil }
    return own.difference(from: usual, seed: seed, budget: &budget)
  }
}

extension DisplayDifference {
  /// "12 % of the screen has other colours, within …".
  var sentence: String {
    "\(Wording.text((share * 1000).rounded() / 10)) % of the screen has other colours"
      + (area.map { ", within \(Wording.text($0))" } ?? "")
  }
}
