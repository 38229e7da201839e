import Motion
import Record

/// A rule about what follows a finger.
extension HouseRule {
  static let following = HouseRule(
    name: .following, title: "UIKit hears of the progress that the finger makes in the reference"
  ) { pair in
    for (index, reference) in pair.reference.transitions.enumerated()
    where !reference.updates.isEmpty {
      guard pair.answer.transitions.indices.contains(index),
        case let answer = pair.answer.transitions[index],
        answer.operation == reference.operation
      else { continue }
      let usual = pair.reference.progress(in: reference)
      let heard = pair.answer.progress(in: answer).sorted { $0.key < $1.key }
      if heard.isEmpty, answer.isInteractive, usual.count > Self.few {
        return Failure(
          expected:
            "UIKit hears of \(pair.answer.name(ofTransition: index)) how far the finger is, as in "
            + "the reference", seen: "it hears nothing while the finger moves",
          instant: answer.began,
          because:
            "An interactive transition is as far as it was last told to be: at each movement of the "
            + "finger it has to be told.")
      }
      for (moment, told) in heard {
        guard let expected = usual[moment], abs(told.progress - expected.progress) > tolerance
        else {
          continue
        }
        return Failure(
          expected: "UIKit hears of \(pair.answer.name(ofTransition: index)) a progress of "
            + "\(Wording.text(expected.progress)) when the finger is at "
            + "\(Wording.text(told.location)), as in the reference",
          seen: told.isNew
            ? "it hears \(Wording.text(told.progress))"
            : "it hears nothing then, and \(Wording.text(told.progress)) was the last that it heard",
          instant: told.instant,
          because: RunPair.reason(
            forProgress: heard.compactMap { moment, told in
              usual[moment].map { (told.progress, $0.progress) }
            }))
      }
    }
    return nil
  }

  /// The largest difference of progress that is overlooked: some count the finger's way from where it
  /// went down, and some from where the gesture was recognised.
  private static let tolerance = 0.1
  /// The number of movements up to which a finger makes no way.
  private static let few = 4
}

/// What UIKit has heard when a finger has moved.
private struct HeardProgress {
  /// 0...1.
  var progress: Double
  /// The finger's.
  var location: Point
  var instant: Double
  /// Whether it hears it by this movement, and not by an earlier one.
  var isNew: Bool
}

/// A moment of a scenario: the number of its step, and the milliseconds since that began.
private struct Moment: Hashable, Comparable {
  var step: Int
  var milliseconds: Int

  static func < (one: Moment, other: Moment) -> Bool {
    (one.step, one.milliseconds) < (other.step, other.milliseconds)
  }
}

extension Run {
  /// Returns the progress that UIKit has heard by each movement of a finger in a transition.
  fileprivate func progress(in transition: Transition) -> [Moment: HeardProgress] {
    guard let first = transition.updates.first else { return [:] }
    let end = transition.ended ?? self.end
    let steps = timeline.steps.map(\.instant)
    var found: [Moment: HeardProgress] = [:]
    for event in timeline.touches
    where event.touch.phase == .moved && event.instant >= first.instant - LayerTreeHistory.tolerance
      && event.instant < end - LayerTreeHistory.tolerance
    {
      // What was said under an earlier finger is not about this one.
      guard let step = steps.lastIndex(where: { $0 <= event.instant }),
        let down = timeline.touches.last(where: {
          $0.touch.phase == .began && $0.instant <= event.instant
        })?.instant,
        let update = transition.updates.last(where: {
          $0.instant <= event.instant + LayerTreeHistory.tolerance
        }), update.instant >= down - LayerTreeHistory.tolerance
      else { continue }
      let milliseconds = Int(((event.instant - steps[step]) * 1000).rounded())
      found[Moment(step: step, milliseconds: milliseconds)] = HeardProgress(
        progress: update.progress, location: event.touch.location, instant: event.instant,
        isNew: update.instant >= event.instant - LayerTreeHistory.tolerance)
    }
    return found
  }
}
