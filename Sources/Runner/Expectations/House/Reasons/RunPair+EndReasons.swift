import Motion
import Record

/// Why a transition ends otherwise than in the reference's run, from what the run recorded.
///
/// Each sentence is either a fact of the run, or true of every program in which the fact holds.
extension RunPair {
  /// Returns the reason for the end of the transition at an index; `nil` if the record has none.
  ///
  /// - Parameter isExplained: Whether the book's page of faults says what is wrong with its end.
  func reason(forEndOf index: Int, isExplained: Bool) -> String? {
    let end = OtherEnd(pair: self, index: index)
    return end.leaving ?? end.takingAway ?? end.holding ?? end.stoppedClock ?? end.usedAnimator
      ?? end.stoppedAnimator
      ?? end.decision ?? end.lettingGo ?? end.past ?? (isExplained ? nil : end.animating)
  }

  /// Why the transition that ends at an instant, as good as when it began, takes no time; `nil` if it
  /// does, if the reference's takes none either, or if something is animated.
  func reason(forEndAtOnceAt instant: Double) -> String? {
    let atOnce = 3 * DisplayFrame.duration
    let pairs = zip(answer.transitions, reference.transitions)
    guard
      let (own, usual) = pairs.first(where: { own, _ in
        own.ended.map { own.began...$0 + atOnce ~= instant } ?? false
      }),
      let taken = own.duration, taken <= atOnce, let due = usual.duration, due > 2 * atOnce,
      own.animator != nil, usual.animator != nil, !own.isInteractive, !usual.isInteractive
    else { return nil }
    guard !answer.hasAnimations(committedAt: own.began, for: taken) else { return nil }
    let fact = "Nothing was animated in the window"
    guard own.completed == true else {
      return "\(fact): completeTransition(false) was called at once."
    }
    guard reference.hasAnimations(committedAt: usual.began, for: due) else {
      return "completeTransition(_:) was called at once: nothing waited until it was due."
    }
    return "\(fact) then. Either completeTransition(_:) did not wait for the animation, or the "
      + "block changes nothing, or only views that are in no window: such a block ends at once, and "
      + "what waits for its end is done at once too."
  }

  /// The instant of the answer's run that is as far into the same step.
  func correspondingInstant(to instant: Double) -> Double {
    let own = answer.timeline.steps
    guard
      let step = reference.timeline.steps.last(where: {
        $0.instant <= instant + LayerTreeHistory.tolerance
      }), let twin = own.first(where: { $0.content == step.content })
    else { return instant }
    let next = own.first { $0.content == step.content + 1 }?.instant ?? answer.end
    return min(twin.instant + instant - step.instant, next)
  }
}

/// A transition of the answer that does not end as the reference's of the same index.
private struct OtherEnd {
  let pair: RunPair
  let index: Int
  let transition: Transition
  let expected: Transition
  /// The instant at which the reference's would have ended; at the latest, the end of the run.
  let due: Double

  init(pair: RunPair, index: Int) {
    self.pair = pair
    self.index = index
    transition = pair.answer.transitions[index]
    expected = pair.reference.transitions[index]
    due = min(transition.began + (expected.duration ?? .infinity), pair.answer.end)
  }

  /// Whether it is not completed when it should be.
  private var isOpen: Bool { transition.ended.map { $0 > due + 0.05 } ?? true }

  private func time(_ instant: Double) -> String {
    "\(Wording.text((instant * 100).rounded() / 100)) s"
  }

  private func name(_ index: Int) -> String {
    "the \(pair.answer.transitions[index].operation.noun) (transition \(index + 1))"
  }

  /// The app goes to the background.
  var leaving: String? {
    guard let instant = pair.answer.leaving(during: transition), instant <= due + 0.05,
      isOpen || transition.completed == false
    else { return nil }
    return "When the app is left, animations that run end early, and their completions are called "
      + "with finished == false. "
      + (isOpen
        ? "What is done only if it is true is not done then, and nobody does it later."
        : "That does not cancel the transition; transitionWasCancelled says whether it was cancelled.")
  }

  /// The system takes the finger away.
  var takingAway: String? {
    let last = pair.answer.timeline.touches.last {
      $0.instant >= transition.began - 1 && $0.instant <= due + 0.1
        && ($0.touch.phase == .ended || $0.touch.phase == .cancelled)
    }
    guard last?.touch.phase == .cancelled, expected.completed == false else { return nil }
    if transition.completed == true {
      return
        "When the system takes a touch away, the gesture's state is .cancelled and not .ended: "
        + "the user has decided nothing, however far the finger had come, and all goes back."
    }
    guard transition.interactionEnd == nil else { return nil }
    return "When the system takes a touch away, the gesture's state is .cancelled and not .ended. "
      + "Nothing that was called for it told UIKit how the transition ends."
  }

  /// UIKit waits for somebody who drives it.
  var holding: String? {
    guard transition.isInteractive, !expected.isInteractive else { return nil }
    func driver(_ run: Run, _ transition: Transition) -> String? {
      run.timeline.calls().last {
        $0.call.method.contains("nteractionController") && $0.instant <= transition.began + 0.02
          && $0.instant > transition.began - 0.1
      }?.call.returned.flatMap { $0 == "nil" ? nil : $0 }
    }
    var text: String
    switch (driver(pair.answer, transition), driver(pair.reference, expected)) {
    case (let own?, .some): text = "\(own) drives it, and its wantsInteractiveStart is true here. "
    case (let own?, nil): text = "UIKit asked who drives it, and was given \(own). "
    default: text = ""
    }
    text += "So it waits to be finished or cancelled, and no finger drives this one."
    if let last = pair.answer.transitions[..<index].lastIndex(where: \.isInteractive) {
      let end = pair.answer.transitions[last]
      text +=
        " The last one that a finger drove was \(name(last))"
        + (end.wasCancelled ? ", which was cancelled" : "")
        + ". If the answer rests on what was set for that, it has to be taken back when it ends"
        + (end.wasCancelled ? ", after a cancel too." : ".")
    }
    return text
  }

  /// A layer's time stands still.
  var stoppedClock: String? {
    guard isOpen else { return nil }
    let tree = pair.answer.history.tree(at: due)
    for (id, layer) in tree.layers.sorted(by: { $0.key < $1.key })
    where layer.timing.speed == 0 && tree.isInTree(id) {
      guard let since = pair.answer.beginning(of: id, at: due, { $0.timing.speed == 0 })
      else { continue }
      let whose =
        id == transition.beginning.container
        ? "The container's layer"
        : "The layer of \(layer.name ?? layer.controller ?? "a \(layer.kind)")"
      let isTap = pair.answer.gesture(before: transition.began)?.isTap == true
      return
        "\(whose) has had the speed 0 since \(pair.answer.moment(since)): its time stands still, "
        + "and no animation in it comes to its end until somebody starts it again."
        + (isTap ? " This transition follows a tap, and no finger moves it on." : "")
    }
    return nil
  }

  /// A property animator that has run already.
  var usedAnimator: String? {
    guard isOpen else { return nil }
    let starts = pair.answer.calls("startAnimation()").filter { $0.call.object != 0 }
    for start in starts where start.instant >= transition.began && start.instant <= due {
      for (earlier, other) in pair.answer.transitions[..<index].enumerated() {
        guard let ended = other.ended,
          starts.contains(where: {
            $0.call.object == start.call.object && $0.instant >= other.began && $0.instant <= ended
          })
        else { continue }
        return "The \(start.call.receiver) that is started at \(time(start.instant)) is that of "
          + "\(name(earlier)), which has run already: its animations and completions are used up. "
          + "Each transition needs one of its own."
      }
    }
    return nil
  }

  /// A property animator that was stopped for good.
  var stoppedAnimator: String? {
    guard isOpen else { return nil }
    let stop = pair.answer.calls("stopAnimation(_:)").last {
      $0.instant >= transition.began && $0.instant <= due && $0.call.arguments.first == "true"
    }
    return stop.map {
      "stopAnimation(true) was called at \(time($0.instant)): an animator that is stopped so takes no "
        + "fraction, does not go on and never calls its completion. pauseAnimation() holds it."
    }
  }

  /// The decision to finish or to cancel that UIKit heard, if it is not the reference's.
  var decision: String? {
    guard let own = transition.interactionEnd, let usual = expected.interactionEnd,
      own.isCancelled != usual.isCancelled
    else { return nil }
    let text =
      "UIKit heard at \(time(own.instant)) that it is "
      + (own.isCancelled ? "cancelled" : "finished")
    let usualInstant = pair.correspondingInstant(to: usual.instant)
    if usualInstant > own.instant + 0.1 {
      return text + ", and nothing else after that. In the reference it hears at "
        + "\(time(usualInstant)) that it is "
        + (usual.isCancelled ? "cancelled" : "finished") + "."
    }
    guard let heard = transition.updates.last(where: { $0.instant <= own.instant })?.progress,
      let known = expected.updates.last(where: { $0.instant <= usual.instant })?.progress
    else { return text + "." }
    return text + "; the progress that it had heard last was \(Wording.text(heard))"
      + (abs(heard - known) > 0.05
        ? ", and in the reference \(Wording.text(known)): the way is measured otherwise."
        : ", as in the reference: that is right, and what is decided from, or how, is not.")
  }

  /// The finger has left, and nothing comes of it.
  var lettingGo: String? {
    guard isOpen, transition.isInteractive else { return nil }
    if let end = transition.interactionEnd {
      let heard =
        "UIKit heard at \(time(end.instant)) that it is "
        + (end.isCancelled ? "cancelled" : "finished") + ", and "
      if let movement = pair.answer.lastingMovement { return heard + movement }
      // Whoever animates the rest has a place for the call, and may have let go of the context by then.
      return pair.answer.hasAnimations(committedAt: end.instant)
        ? heard
          + "completeTransition(_:) was not called when what ran after that was over. It is a call to "
          + "the context: a property that keeps that has to keep it until then, for a call to nil does "
          + "nothing."
        : heard
          + "completeTransition(_:) was not called after that. It is owed on every way, also where "
          + "nothing is left to animate."
    }
    guard
      let lift = pair.answer.timeline.touches.last(where: {
        $0.touch.phase == .ended && $0.instant >= transition.began && $0.instant <= due + 0.1
      })
    else { return nil }
    return "The finger left at \(time(lift.instant)), and UIKit heard neither finish nor cancel."
  }

  /// One of the same kind ended well before.
  var past: String? {
    let answers = pair.answer.transitions
    let references = pair.reference.transitions
    // Two swipes differ in more than in what was left behind.
    guard !transition.isInteractive, let tap = pair.answer.gesture(before: transition.began),
      tap.isTap,
      let earlier = answers[..<index].indices.last(where: {
        references.indices.contains($0) && answers[$0].isLike(references[$0])
          && references[$0].isLike(expected)
          && pair.answer.gesture(before: answers[$0].began)?.isLike(tap) == true
      })
    else { return nil }
    let known = "\(name(earlier)) ended as it should".capitalizedFirst
    if let turn = pair.turn(at: transition.began, since: answers[earlier].began) {
      return "\(known). \(turn)"
    }
    let cancelled = answers[earlier..<index].indices.last { answers[$0].wasCancelled }
    let between =
      cancelled.map {
        " \(name($0)) was cancelled: what is put back or forgotten after a transition has to be so "
          + "after a cancelled one, too."
      }.map { " " + $0.dropFirst().capitalizedFirst } ?? ""
    return
      "\(known), so what makes the difference is what has been left behind since then: a stored "
      + "property, a flag, something that is kept or used up.\(between)"
  }

  /// Nothing is known but that it was animated.
  var animating: String? {
    guard !transition.isInteractive else { return nil }
    if transition.completed == false, !isOpen {
      return "completeTransition(false) says that the \(transition.operation.noun) was called off, "
        + "and UIKit puts the screen back. Nobody has cancelled this one: transitionWasCancelled is "
        + "false."
    }
    let isAnimated = pair.answer.calls("animateTransition(using:)").contains {
      $0.instant >= transition.began - 0.001 && $0.instant <= due
    }
    guard isOpen, isAnimated else { return nil }
    if transition.ended == nil, let movement = pair.answer.lastingMovement {
      return "animateTransition(using:) was called for it, and \(movement)"
    }
    return
      "animateTransition(using:) was called for it, and completeTransition(_:) was not. That is "
      + "owed on every way through the method, also where a completion or a delegate calls it in the end, "
      + "and until then UIKit lets no touch through."
  }
}

extension StringProtocol {
  /// The same, beginning with a capital letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
