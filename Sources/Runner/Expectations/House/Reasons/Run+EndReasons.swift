import Motion
import Record

/// Reasons for a transition's end and animator that the answer's own run shows.
extension Run {
  /// Says that something has not come to rest when the run ends, as the end of a sentence; `nil` if
  /// everything has.
  var lastingMovement: String? {
    movement(at: end).map {
      "\($0) when the run ends at \(Wording.text((end * 100).rounded() / 100)) s: it needs longer "
        + "than in the reference, and what waits for its end is not done."
    }
  }

  /// Whether layers with animations were committed at an instant, or within some seconds from then.
  func hasAnimations(committedAt instant: Double, for seconds: Double = 0) -> Bool {
    let tolerance = LayerTreeHistory.tolerance
    return timeline.commits.contains { commit in
      instant - tolerance...instant + seconds + tolerance ~= commit.instant
        && commit.layers.contains { !$0.animations.isEmpty }
    }
  }

  /// Says that a transition was completed under a finger; `nil` if no finger was down then.
  func reason(forEndWhileHeld transition: Transition) -> String? {
    guard let ended = transition.ended, let completed = transition.completed,
      let touch = timeline.touches.last(where: { $0.instant <= ended })?.touch,
      touch.phase == .began || touch.phase == .moved
    else { return nil }
    return "completeTransition(\(completed)) was called at "
      + "\(Wording.text((ended * 100).rounded() / 100)) s, while the finger was still down: whoever "
      + "called it did not wait for the finger."
  }

  /// Says what still moves where a transition ends before its time, or when its time is over; `nil` if
  /// no view with a name does.
  func reason(forDurationOf transition: Transition, announced: Double) -> String? {
    guard let ended = transition.ended, let taken = transition.duration else { return nil }
    let due = transition.began + announced
    let instant = taken < announced ? ended - DisplayFrame.duration : due
    guard let movement = movement(at: instant) else { return nil }
    let time = Wording.text((instant * 100).rounded() / 100)
    return taken < announced
      ? "At \(time) s, just before completeTransition(_:) is called, \(movement)."
      : "At \(time) s, when the announced time is over, \(movement)."
  }

  /// Says who animates a transition, as far as anybody was asked to.
  func whoAnimates(_ transition: Transition) -> String {
    guard let animator = transition.animator else {
      return transition.isAnimated ? "UIKit animates it" : "nobody animates it"
    }
    let isAsked = timeline.calls().contains {
      $0.call.method.hasPrefix("animateTransition") && $0.instant >= transition.began - 0.001
        && $0.instant <= transition.ended ?? end
    }
    return isAsked
      ? "\(animator) animates it" : "UIKit is given \(animator), and does not ask it to animate"
  }

  /// Returns the answer to UIKit's questions for who animates a transition and who holds it, as sentences.
  func reason(forAnimatorOf transition: Transition) -> String {
    guard transition.isAnimated else {
      return "It was asked for without animation (animated: false). Then UIKit asks nobody who "
        + "animates it."
    }
    func question(_ word: String) -> Call? {
      timeline.calls().last {
        $0.call.method.contains(word) && $0.instant <= transition.began + 0.001
          && $0.instant > transition.began - 0.1
      }?.call
    }
    guard let asked = question("animationController"), let returned = asked.returned else {
      return "UIKit asked no object of yours who animates it: either there is no delegate at that "
        + "moment (a delegate is held weakly, so one that nobody else keeps is gone), or it does not "
        + "answer the question."
    }
    let animating =
      "\(asked.receiver).\(asked.method) returned \(returned) for it. With nil UIKit animates it itself."
    guard let held = question("interactionController"), let holder = held.returned, holder != "nil"
    else { return animating }
    return animating
      + " And \(held.receiver).\(held.method) returned \(holder), so the transition waits to be driven."
  }
}

extension Call {
  /// Whether it is the action of a gesture recogniser.
  var isAction: Bool {
    direction == .toApp && arguments.first?.hasSuffix("GestureRecognizer") == true
      && arguments.count == 2
  }
}
