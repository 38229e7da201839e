import Motion
import Record

/// A rule for the answers to all exercises: something in a run has to be as in the reference's.
///
/// A rule never names a mistake: it says what differs, and when.
struct HouseRule: Sendable {
  var name: HouseRuleName
  /// A sentence that could be false.
  var title: String
  /// The first difference; `nil` if there is none.
  var difference: @Sendable (RunPair) -> Failure?

  /// In the order in which they are told.
  static let all = [
    ends, animators, following, durations, movements, pauses, presence, contents, colors, jumps,
    flashes,
    rests, order, interaction, leftovers, stillness, repetitions, repeatedTaps, touches, faults,
    refusals,
  ]

  /// Tries every rule on every pair; only differences are reported, those of the first run first,
  /// the earliest of them before the others.
  ///
  /// Later differences mostly follow from the first one.
  ///
  /// - Parameter exceptions: The rules that do not hold in this exercise.
  static func results(on pairs: [RunPair], except exceptions: Set<HouseRuleName> = [])
    -> [TestResult]
  {
    let rules = all.filter { !exceptions.contains($0.name) }
    let differences = zip(rules, firstDifferences(of: rules, on: pairs)).compactMap {
      (rule, first) -> (run: Int, result: TestResult)? in
      guard let (number, failure) = first else { return nil }
      let answer = pairs[number].answer
      var told = failure
      told.expected = answer.circumstances(of: failure) + failure.expected
      return (
        number, TestResult(name: rule.title, status: .fail, failure: told, run: answer.label)
      )
    }
    func instant(_ result: TestResult) -> Double { result.failure?.instant ?? .infinity }
    return differences.enumerated().sorted { one, other in
      (one.element.run, instant(one.element.result), one.offset)
        < (other.element.run, instant(other.element.result), other.offset)
    }.map(\.element.result)
  }

  /// For each rule, the first pair that differs and how.
  ///
  /// One after the other: on all cores the checks' process trapped now and then.
  private static func firstDifferences(
    of rules: [HouseRule], on pairs: [RunPair]
  ) -> [(pair: Int, failure: Failure)?] {
    rules.map { rule in
      pairs.indices.lazy.compactMap { number in rule.difference(pairs[number]).map { (number, $0) }
      }
      .first
    }
  }

  /// The first transition that ends with another argument than the reference's before an instant, or
  /// that somebody else animates by then; what is seen at that instant may follow from it.
  static func earlierDifference(
    of pair: RunPair, before instant: Double?
  ) -> Failure.EarlierDifference? {
    let limit = instant ?? .infinity
    let found = [(animators, limit), (ends, limit - 0.005)].compactMap { rule, limit in
      rule.difference(pair).flatMap { failure in
        failure.instant.flatMap { instant in
          instant > limit
            ? nil
            : Failure.EarlierDifference(
              expected: failure.expected, seen: failure.seen, instant: instant,
              because: failure.because)
        }
      }
    }
    return found.min { $0.instant < $1.instant }
  }

  // MARK: - Transitions

  private static let ends = HouseRule(
    name: .ends, title: "Each transition ends as in the reference"
  ) { pair in
    for index in pair.reference.transitions.indices {
      guard pair.answer.transitions.indices.contains(index) else { return pair.absence(of: index) }
      guard let failure = otherEnd(of: pair, at: index) else { continue }
      // What stands at this place is a later one, or one that came in between.
      if pair.isMissing(index) { return pair.absence(of: index) }
      return pair.isExtra(index) ? pair.surplus(at: index) : failure
    }
    let extra = pair.answer.transitions.dropFirst(pair.reference.transitions.count).first
    return extra.map {
      Failure(
        expected: "there are \(pair.reference.transitions.count) transitions, as in the reference",
        seen: "there was another \($0.operation.noun)", instant: $0.began)
    }
  }

  /// How a transition ends otherwise than the reference's of the same index; `nil` if it does not.
  private static func otherEnd(of pair: RunPair, at index: Int) -> Failure? {
    let reference = pair.reference.transitions[index]
    let name = pair.answer.name(ofTransition: index)
    let answer = pair.answer.transitions[index]
    guard answer.operation == reference.operation else {
      return Failure(
        expected: "transition \(index + 1) is a \(reference.operation.noun)",
        seen: "it is a \(answer.operation.noun)", instant: answer.began)
    }
    if let expected = reference.completed, answer.completed != expected {
      let due = min(answer.began + (reference.duration ?? .infinity), pair.answer.end)
      let seen =
        switch (answer.completed, answer.ended) {
        case (let completed?, let ended?) where ended > due + HouseRule.late:
          "it is still open then; completeTransition(\(completed)) was called only at "
            + "\(Wording.text(ended)) s"
        case (let completed?, _): "completeTransition(\(completed)) was called"
        case (nil, _):
          "it is still open, and so it is when the run ends at \(Wording.text(pair.answer.end)) s"
        }
      let isLate = answer.ended.map { $0 > due + HouseRule.late } ?? true
      let fault = pair.fault(endingOf: answer)
      return Failure(
        expected: "\(name) ends with completeTransition(\(expected))", seen: seen,
        instant: isLate ? due : answer.ended,
        because: pair.reason(forEndOf: index, isExplained: fault != nil), fault: fault)
    }
    if let early = pair.earliness(of: answer, against: reference) {
      return Failure(
        expected: "UIKit hears whether \(name) finishes when the finger leaves",
        seen: "it hears it \(Wording.text(early)) s before", instant: answer.interactionEnded)
    }
    if reference.interactionEnded != nil, answer.interactionEnded == nil {
      if pair.reference.reason(forEndWhileHeld: reference) != nil, answer.ended != nil {
        return Failure(
          expected: "UIKit hears whether \(name) finishes before it hears that it has ended",
          seen: "it hears nothing of that before completeTransition(_:)", instant: answer.ended,
          because: "What comes after completeTransition(_:) is too late: the transition is over.")
      }
      return Failure(
        expected: "UIKit hears whether \(name) finishes when the finger leaves",
        seen: "it hears nothing of the finger's end", instant: answer.ended ?? pair.answer.end,
        because: pair.answer.reason(forEndWhileHeld: answer))
    }
    if let late = pair.delay(of: answer, against: reference) {
      return Failure(
        expected: "UIKit hears whether \(name) finishes when the finger leaves",
        seen: "it hears it \(Wording.text(late)) s later", instant: answer.interactionEnded)
    }
    // Whoever drives it: what comes of that is told above.
    guard answer.isInteractive == reference.isInteractive else {
      return Failure(
        expected: reference.isInteractive
          ? "\(name) begins held by the user" : "\(name) begins to run by itself",
        seen: answer.isInteractive
          ? "it waits to be driven" : "it runs by itself",
        instant: answer.began)
    }
    return nil
  }

  /// How much longer than the reference's a transition is open that has missed its end, in seconds.
  private static let late = 1.0

  private static let animators = HouseRule(
    name: .animators, title: "The app animates what it animates in the reference, and no more"
  ) { pair in
    for (reference, answer) in zip(pair.reference.transitions, pair.answer.transitions)
    where answer.operation == reference.operation
      && (answer.animator == nil) != (reference.animator == nil)
    {
      return Failure(
        expected: "the \(reference.operation.noun) is animated by "
          + (reference.animator == nil ? "UIKit" : "the app"),
        seen: pair.answer.whoAnimates(answer),
        instant: answer.began, because: pair.answer.reason(forAnimatorOf: answer))
    }
    return nil
  }

  private static let durations = HouseRule(
    name: .durations, title: "Each transition takes the time that its animator announced"
  ) { pair in
    for (transition, reference) in zip(pair.answer.transitions, pair.reference.transitions)
    where !pair.answer.hasLeftTheApp(before: transition)
      && !pair.reference.hasLeftTheApp(before: reference)
      && transition.operation == reference.operation
      && pair.reference.keepsItsWord(in: reference)
      && !pair.answer.keepsItsWord(in: transition)
    {
      guard let announced = pair.answer.announcedDuration(of: transition),
        let taken = transition.duration
      else { continue }
      var failure = Failure(
        expected: "the \(transition.operation.noun) takes the \(Wording.text(announced)) s that "
          + "transitionDuration(using:) announces",
        seen: "it took \(Wording.text(taken)) s", instant: transition.began + taken,
        because: pair.answer.reason(forDurationOf: transition, announced: announced))
      failure.reminder =
        "UIKit lets no touch through until completeTransition(_:) is called, and who animates "
        + "beside the transition goes by the time that is announced."
      return failure
    }
    return nil
  }

  // MARK: - Rules and touches

  private static let faults = HouseRule(
    name: .faults, title: "No rule is broken that the reference keeps"
  ) { pair in
    let known = Set(pair.reference.faults().map(\.fault.code))
    return pair.answer.faults().first {
      !known.contains($0.fault.code) && !Fault.Code.limitsOfTheEngine.contains($0.fault.code)
    }.map {
      if $0.fault.code == .toViewNotAdded, pair.answer.hadArrived(by: $0.instant) {
        return Failure(
          expected: "the arriving view stays in the container",
          seen: "it was there, and was taken out before the transition was completed",
          instant: $0.instant, fault: $0.fault.code)
      }
      return Failure(
        expected: "the run has no fault that the reference does not have",
        seen: "the fault \($0.fault.code.rawValue)", instant: $0.instant, fault: $0.fault.code)
    }
  }

  private static let refusals = HouseRule(
    name: .refusals, title: "The user can do what the reference allows"
  ) { pair in
    guard pair.reference.refusals.isEmpty, let refusal = pair.answer.refusals.first else {
      return nil
    }
    return Failure(
      expected: "each step of the scenario can be done, as in the reference",
      seen: refusal.reason, instant: refusal.instant)
  }
}

extension Run {
  /// Whether the view that arrives with the transition under way was in the window, and has left it.
  fileprivate func hadArrived(by instant: Double) -> Bool {
    guard let transition = transitions.last(where: { $0.began <= instant }), let to = transition.to,
      !to.isInTree(at: instant)
    else { return false }
    return timeline.commits.contains {
      $0.instant >= transition.began && $0.instant < instant && to.isInTree(at: $0.instant)
    }
  }
}

extension RunPair {
  /// Says that a transition of the reference never began here.
  fileprivate func absence(of index: Int) -> Failure {
    let began = reference.transitions[index].began
    return Failure(
      expected: "\(reference.name(ofTransition: index)) takes place",
      seen: "it never began", instant: correspondingInstant(to: began),
      because: reason(forMissing: index, at: began))
  }

  /// Says that the answer's transition at an index begins where the reference has none.
  fileprivate func surplus(at index: Int) -> Failure {
    Failure(
      expected: "no transition begins then, as in the reference",
      seen: "\(answer.name(ofTransition: index)) began",
      instant: answer.transitions[index].began)
  }

  /// Whether the answer's transition at an index is one of a later step than the reference's.
  fileprivate func isMissing(_ index: Int) -> Bool {
    step(of: index, in: answer) > step(of: index, in: reference)
  }

  /// Whether it is one of an earlier step.
  fileprivate func isExtra(_ index: Int) -> Bool {
    step(of: index, in: answer) < step(of: index, in: reference)
  }

  private func step(of index: Int, in run: Run) -> Int {
    let instant = run.transitions[index].began
    return run.timeline.steps.last { $0.instant <= instant + LayerTreeHistory.tolerance }?.content
      ?? 0
  }

  /// The fault that the call recorded with which a transition ended; `nil` if there is none, or the
  /// reference has it too.
  fileprivate func fault(endingOf transition: Transition) -> Fault.Code? {
    let known = Set(reference.faults().map(\.fault.code))
    return answer.faults().first {
      Fault.Code.wrongOutcomes.contains($0.fault.code) && !known.contains($0.fault.code)
        && $0.fault.facts["transition"] == "\(transition.id)"
    }?.fault.code
  }

  /// How much longer after the last touch than in the reference the end of an interaction is told,
  /// in seconds; `nil` if it is not longer by a tenth of a second.
  fileprivate func delay(of transition: Transition, against other: Transition) -> Double? {
    guard let own = answer.pauseBeforeInteractionEnd(of: transition),
      let usual = reference.pauseBeforeInteractionEnd(of: other), own - usual > 0.1
    else { return nil }
    return own - usual
  }
}

extension RunPair {
  /// How long before the finger leaves the end of an interaction is told, in seconds; `nil` if that
  /// is less than a tenth of a second, or the reference does it too.
  fileprivate func earliness(of transition: Transition, against other: Transition) -> Double? {
    guard let own = answer.holdingAfterInteractionEnd(of: transition), own > 0.1,
      reference.holdingAfterInteractionEnd(of: other) ?? 0 <= 0.1
    else { return nil }
    return own
  }
}

extension Run {
  /// For how long the finger that was down at the end of an interaction stays down.
  fileprivate func holdingAfterInteractionEnd(of transition: Transition) -> Double? {
    guard let end = transition.interactionEnded else { return nil }
    let touches = timeline.touches
    guard
      let lift = touches.first(where: {
        ($0.touch.phase == .ended || $0.touch.phase == .cancelled) && $0.instant >= end
      }),
      touches.contains(where: {
        $0.touch.finger == lift.touch.finger && $0.instant < end
          && $0.instant >= transition.began - 1
      }),
      !touches.contains(where: {
        $0.touch.phase == .began && $0.instant >= end && $0.instant <= lift.instant
      })
    else { return nil }
    return lift.instant - end
  }

  fileprivate func pauseBeforeInteractionEnd(of transition: Transition) -> Double? {
    guard let end = transition.interactionEnded,
      let touch = timeline.touches.last(where: {
        $0.instant <= end + LayerTreeHistory.tolerance && $0.instant >= transition.began
      })
    else { return nil }
    return end - touch.instant
  }

  /// Returns the last duration that the animator answered before the transition's end, in seconds;
  /// `nil` if it was not asked, or the transition is interactive or not animated.
  fileprivate func announcedDuration(of transition: Transition) -> Double? {
    guard !transition.isInteractive, transition.isAnimated, let ended = transition.ended,
      let animator = transition.animator
    else { return nil }
    let answers = calls("transitionDuration", on: animator).filter {
      $0.instant >= transition.began - 0.1 && $0.instant <= ended
    }
    return answers.last?.call.returned.flatMap(Double.init)
  }

  /// Whether a transition took the time that was announced, or nothing was.
  fileprivate func keepsItsWord(in transition: Transition) -> Bool {
    guard let announced = announcedDuration(of: transition), let taken = transition.duration else {
      return true
    }
    return abs(announced - taken) <= 2 * DisplayFrame.duration + LayerTreeHistory.tolerance
  }
}

extension Fault.Code {
  /// The faults for correct code that the engine cannot run: told in the report, but no mistake.
  static let limitsOfTheEngine: Set<Fault.Code> = [.keyNotSettable, .methodNotExchanged]

  /// The faults recorded when a transition is completed with the wrong value.
  static let wrongOutcomes: Set<Fault.Code> = [
    .completedTrueAfterCancel, .completedFalseWithoutCancel,
  ]
}
