import Motion
import Record

/// A rule about transitions that take place more than once.
extension HouseRule {
  static let repetitions = HouseRule(
    name: .repetitions, title: "What is done again looks as it did the first time"
  ) { pair in
    let answers = pair.answer.transitions
    let references = pair.reference.transitions
    // Where the answer has gone its own way, nothing after that can be compared.
    let alike = zip(answers, references).prefix { $0.isLike($1) }.count
    for (later, reference) in references.prefix(alike).enumerated()
    where !pair.reference.hasLeftTheApp(before: reference) {
      let earlier = references[..<later]
      guard
        let first = earlier.firstIndex(where: {
          $0.isLike(reference) && !pair.reference.hasLeftTheApp(before: $0)
        })
      else { continue }
      // A cut has no way: what the app itself shows meanwhile is seen in whatever takes its time.
      guard !pair.isCutInReference(first) else { continue }
      let isAsBefore =
        pair.reference.difference(of: reference, from: references[first], within: .exact) == nil
      let failure =
        isAsBefore
        ? pair.answer.difference(of: answers[later], from: answers[first], within: .rough)
        // Another picture, or a turned screen: who was right before has to be right now.
        : pair.difference(at: first, within: .rough) == nil
          ? pair.difference(at: later, within: .loose) : nil
      if var failure = failure ?? pair.colorDifference(of: later, from: first) {
        let words = [
          pair.hiddenView(in: later, at: failure.instant),
          pair.reason(forRepeating: later, after: first, isAsBefore: isAsBefore),
        ].compactMap(\.self)
        failure.because = words.isEmpty ? nil : words.joined(separator: " ")
        return failure
      }
    }
    return nil
  }
}

/// The limits above which a difference is noticed.
///
/// Chosen: the right answers of the book and their alternatives stay below.
private enum Thresholds {
  /// In seconds.
  static let duration = 0.05
  /// A share of the screen that has other colours, and one that counts as having the same.
  static let otherColors = 0.01
  static let sameColors = 0.002
}

extension Run {
  /// Returns the difference between two transitions of a kind at the same parts of their time.
  fileprivate func difference(
    of later: Transition, from first: Transition, within tolerance: PaintedLayer.Tolerance
  ) -> Failure? {
    guard let duration = first.duration, let laterDuration = later.duration else { return nil }
    let noun = later.operation.noun
    if abs(duration - laterDuration) > Thresholds.duration {
      return Failure(
        expected: "a later \(noun) takes as long as the first, \(Wording.text(duration)) s",
        seen: "it takes \(Wording.text(laterDuration)) s", instant: later.ended)
    }
    return difference(
      of: Span(later), from: Span(first), in: self, within: tolerance,
      "a later \(noun) looks like the first: at the same moment of it ")
  }
}

extension RunPair {
  /// Whether a transition takes no time in the reference, and some in the answer.
  fileprivate func isCutInReference(_ index: Int) -> Bool {
    guard let usual = reference.transitions[index].duration,
      let own = answer.transitions[index].duration
    else { return false }
    return usual <= Thresholds.duration && own > Thresholds.duration
  }

  /// Returns the difference in looks between a transition on its way and the reference's.
  ///
  /// One that a finger holds is compared while it is held. From where the finger leaves it, it goes on or back
  /// at a pace of its own, which is seen the better the farther it has to go.
  fileprivate func difference(
    at index: Int, within tolerance: PaintedLayer.Tolerance
  ) -> Failure? {
    answer.difference(
      of: answer.heldSpan(of: answer.transitions[index]),
      from: reference.heldSpan(of: reference.transitions[index]), in: reference,
      within: tolerance,
      "\(answer.name(ofTransition: index)) looks as in the reference, as an earlier one does: on "
        + "its way ")
  }
}

extension RunPair {
  /// Returns the difference in colours between a later transition and the reference's, if an
  /// earlier one has the reference's colours.
  fileprivate func colorDifference(of later: Int, from first: Int) -> Failure? {
    var budget = Self.budget
    var seen: DisplayDifference?
    for fraction in [0.5, 0.3, 0.7] {
      guard let now = display(of: later, at: fraction, &budget), now.share > Thresholds.otherColors,
        let before = display(of: first, at: fraction, &budget),
        before.share <= Thresholds.sameColors
      else { return nil }
      seen = seen ?? now
    }
    guard let seen else { return nil }
    return Failure(
      expected:
        "\(answer.name(ofTransition: later)) looks as in the reference, as an earlier one does",
      seen: seen.sentence, instant: answer.transitions[later].instant(0.5))
  }

  private func display(
    of index: Int, at fraction: Double, _ budget: inout Int
  ) -> DisplayDifference? {
    let own = answer.transitions[index].instant(fraction)
    let other = reference.transitions[index].instant(fraction)
    return answer.history.displayList(at: own).difference(
      from: reference.history.displayList(at: other), budget: &budget)
  }
}

extension Run {
  /// A transition up to the end of the touch that holds it, or all of one that nobody holds.
  fileprivate func heldSpan(of transition: Transition) -> Span {
    var span = Span(transition)
    let lifts = timeline.touches.lazy.filter {
      $0.touch.phase == .ended || $0.touch.phase == .cancelled
    }
    if transition.isInteractive, let lift = lifts.first(where: { $0.instant > span.began }) {
      span.duration = min(span.duration, lift.instant - span.began)
    }
    return span
  }
}

extension Transition {
  /// Whether another one changes the same controllers in the same way, to the same end.
  func isLike(_ other: Transition) -> Bool {
    operation == other.operation && completed == other.completed
      && isInteractive == other.isInteractive && fromController == other.fromController
      && toController == other.toController
  }
}
