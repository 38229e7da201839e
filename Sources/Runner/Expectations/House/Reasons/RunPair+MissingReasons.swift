import Motion
import Record

/// Why a transition did not begin, from what the run recorded of the touch that was to ask for it.
extension RunPair {
  /// Why a transition of the reference did not begin in the answer's run; `nil` if the record does not
  /// say.
  ///
  /// - Parameter instant: When it began in the reference's run.
  func reason(forMissing index: Int, at instant: Double) -> String? {
    let own = correspondingInstant(to: instant)
    if let open = answer.transitions.first(where: {
      $0.began < own && ($0.ended ?? .infinity) > own
    }) {
      return "The \(open.operation.noun) that began at "
        + "\(Wording.text((open.began * 100).rounded() / 100)) s is still open then: until it is "
        + "completed, no touch arrives and no other transition begins."
    }
    guard
      let finger = reference.timeline.touches.last(where: {
        $0.touch.phase == .began && $0.instant <= instant + LayerTreeHistory.tolerance
      })
    else { return nil }
    let down = correspondingInstant(to: finger.instant)
    if let refusal = answer.refusals.last(where: { abs($0.instant - down) < 0.02 }) {
      let origin = hiddenView(at: refusal.instant, finger.instant)
      return "The step in which the user asks for it could not be done, because "
        + "\(refusal.reason)." + (origin.map { " " + $0 } ?? "")
    }
    let next = answer.timeline.touches.first {
      $0.touch.phase == .began && $0.instant > down + 0.001
    }
    let until = next?.instant ?? answer.end
    let window = { (calls: [Timeline.Dated<Call>]) in
      calls.filter { $0.instant >= down - 0.001 && $0.instant < until }
    }
    let refusal = window(answer.calls("gestureRecognizerShouldBegin(_:)")).first {
      $0.call.returned == "false"
    }
    if let refusal {
      return
        "At \(Wording.text((refusal.instant * 100).rounded() / 100)) s \(refusal.call.receiver) "
        + "was asked gestureRecognizerShouldBegin(_:) and answered false, so the gesture did not begin."
    }
    if let lost = answer.faults(.unrecognizedSelector).first(where: {
      $0.instant >= down - 0.001 && $0.instant < until
    }), let selector = lost.content.facts["selector"], let target = lost.content.facts["target"] {
      return
        "For this touch UIKit called \(selector) on \(target), which has no method of this name and form: on a "
        + "device the app crashes. #selector writes the name of a method, with all that belongs to it."
    }
    let expected = reference.timeline.calls().first {
      $0.call.direction == .toApp && $0.call.isAction && $0.instant >= finger.instant
    }
    let actions = window(answer.timeline.calls().filter { $0.call.isAction })
    guard let action = actions.first else {
      guard expected != nil else { return nil }
      let none = "No gesture recogniser called its action for this touch. "
      if let other = otherTarget(at: down, finger) { return none + other }
      if let question = questionThatIsMissing(from: down, until: until, since: finger.instant) {
        return none + question
      }
      return none + stateOfRecognizers(at: down, finger.instant)
    }
    return "\(action.call.receiver).\(action.call.baseName) was called for this touch, "
      + "and asked for no transition."
  }

  /// Says that a finger goes down on another view than in the reference; `nil` if it is the same.
  private func otherTarget(at down: Double, _ usual: Timeline.Dated<Touch>) -> String? {
    let own = answer.timeline.touches.last {
      $0.touch.phase == .began && $0.instant <= down + LayerTreeHistory.tolerance
    }
    guard let target = own?.touch.target, let usualTarget = usual.touch.target,
      target != usualTarget
    else { return nil }
    return "It went down on \(target), which lies in front at that point; in the reference it goes "
      + "down on \(usualTarget)."
  }

  /// What is so of the recognisers that could have called their action for a touch that goes down
  /// at an instant of each run.
  private func stateOfRecognizers(at own: Double, _ usual: Double) -> String {
    let theirs = Set(reference.history.tree(at: usual).kindsOfRecognizers)
    let ours = Set(answer.history.tree(at: own).kindsOfRecognizers)
    if let missing = theirs.subtracting(ours).min() {
      return "In the reference the app has a \(missing), or one of a more special kind, in the "
        + "window then, and here it has none that is enabled: it was never made, is on no view that is "
        + "in the window then, or it is disabled. UIKit's own recognisers do not count."
    }
    guard let present = theirs.intersection(ours).min() else {
      return "None is where the finger went down, or something keeps it from beginning."
    }
    return
      "A \(present) of the app is in the window then, and enabled. Either it has no target, or it is "
      + "on a view that the finger is not on, or its settings or a delegate keep it from beginning."
  }

  /// Says that a recogniser's delegate is asked in the reference's run, after a touch, and nobody in
  /// the answer's; `nil` if somebody is, or the reference asks nobody.
  private func questionThatIsMissing(
    from down: Double, until: Double, since instant: Double
  ) -> String? {
    let method = "gestureRecognizerShouldBegin(_:)"
    guard !answer.calls(method).contains(where: { down - 0.001...until ~= $0.instant }),
      let usual = reference.calls(method).first(where: { $0.instant >= instant - 0.001 })
    else { return nil }
    return "In the reference, the recogniser's delegate \(usual.call.receiver) is asked \(method) "
      + "then, and here no object of yours is asked."
  }
}

extension LayerTree {
  /// The kinds of all enabled recognisers of views that are in the window.
  fileprivate var kindsOfRecognizers: [String] {
    layers.values.filter { !$0.recognizers.isEmpty && isInTree($0.id) }.flatMap(\.recognizers)
  }
}
