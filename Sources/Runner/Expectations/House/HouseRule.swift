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
    ends, animators, durations, movements, presence, jumps, rests, order, leftovers, stillness,
    repetitions, touches, faults, refusals,
  ]

  /// Tries every rule on every pair; only differences are reported, the earliest first.
  ///
  /// What comes later mostly follows from what came first.
  ///
  /// - Parameter exceptions: The rules that do not hold in this exercise.
  static func results(on pairs: [RunPair], except exceptions: Set<HouseRuleName> = [])
    -> [TestResult]
  {
    let differences = all.filter { !exceptions.contains($0.name) }.compactMap {
      (rule) -> TestResult? in
      for pair in pairs {
        if var failure = rule.difference(pair) {
          failure.expected = pair.answer.circumstances(of: failure) + failure.expected
          return TestResult(
            name: rule.title, status: .fail, failure: failure, run: pair.answer.label)
        }
      }
      return nil
    }
    func instant(_ result: TestResult) -> Double { result.failure?.instant ?? .infinity }
    // Rules of one run only: instants of different runs say nothing about each other.
    guard let first = differences.first else { return [] }
    let (own, others) = (
      differences.filter { $0.run == first.run }, differences.filter { $0.run != first.run }
    )
    return own.enumerated().sorted {
      (instant($0.element), $0.offset) < (instant($1.element), $1.offset)
    }.map(\.element) + others
  }

  // MARK: - Transitions

  private static let ends = HouseRule(
    name: .ends, title: "Each transition ends as in the reference"
  ) { pair in
    for (index, reference) in pair.reference.transitions.enumerated() {
      guard pair.answer.transitions.indices.contains(index) else {
        return Failure(
          expected: "\(pair.reference.name(ofTransition: index)) takes place, as in the reference",
          seen: "it never began", instant: pair.answer.end)
      }
      let name = pair.answer.name(ofTransition: index)
      let answer = pair.answer.transitions[index]
      guard answer.operation == reference.operation else {
        return Failure(
          expected: "transition \(index + 1) is a \(reference.operation.noun)",
          seen: "it is a \(answer.operation.noun)", instant: answer.began)
      }
      if let expected = reference.completed, answer.completed != expected {
        return Failure(
          expected: "\(name) ends with completeTransition(\(expected))",
          seen: answer.completed.map { "completeTransition(\($0)) was called" }
            ?? "it is still open, and so it is when the run ends at \(Wording.text(pair.answer.end)) s",
          instant: answer.ended
            ?? min(answer.began + (reference.duration ?? .infinity), pair.answer.end))
      }
      if let early = pair.earliness(of: answer, against: reference) {
        return Failure(
          expected: "UIKit hears whether \(name) finishes when the finger leaves",
          seen: "it hears it \(Wording.text(early)) s before", instant: answer.interactionEnded)
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
    }
    let extra = pair.answer.transitions.dropFirst(pair.reference.transitions.count).first
    return extra.map {
      Failure(
        expected: "there are \(pair.reference.transitions.count) transitions, as in the reference",
        seen: "there was another \($0.operation.noun)", instant: $0.began)
    }
  }

  private static let animators = HouseRule(
    name: .animators, title: "The app animates what it animates in the reference, and no more"
  ) { pair in
    for (reference, answer) in zip(pair.reference.transitions, pair.answer.transitions)
    where (answer.animator == nil) != (reference.animator == nil) {
      return Failure(
        expected: "the \(reference.operation.noun) is animated by "
          + (reference.animator == nil ? "UIKit" : "the app"),
        seen: answer.animator.map { "\($0) animates it" } ?? "UIKit animates it",
        instant: answer.began)
    }
    return nil
  }

  private static let durations = HouseRule(
    name: .durations, title: "Each transition takes the time that its animator announced"
  ) { pair in
    guard pair.reference.transitions.allSatisfy({ pair.reference.keepsItsWord(in: $0) }) else {
      return nil
    }
    for transition in pair.answer.transitions where !pair.answer.keepsItsWord(in: transition) {
      guard let announced = pair.answer.announcedDuration(of: transition),
        let taken = transition.duration
      else { continue }
      return Failure(
        expected: "the \(transition.operation.noun) takes the \(Wording.text(announced)) s that "
          + "transitionDuration(using:) announces",
        seen: "it took \(Wording.text(taken)) s", instant: transition.began + taken)
    }
    return nil
  }

  // MARK: - At rest

  private static let rests = HouseRule(
    name: .rests, title: "When all is still, it looks as in the reference"
  ) { pair in
    for rest in pair.rests {
      let tree = pair.answer.history.tree(at: rest.answer)
      let other = pair.reference.history.tree(at: rest.reference)
      let ours = NamedLayer.all(in: tree, at: rest.answer)
      let theirs = NamedLayer.unique(in: other, at: rest.reference)
      for layer in theirs {
        let namesakes = ours.filter { $0.name == layer.name }
        guard let sentence = difference(between: namesakes, and: layer) else { continue }
        return Failure(
          expected: "\(rest.phrase), \(sentence.expected), as in the reference",
          seen: sentence.seen, instant: rest.answer)
      }
      if let sentence = unnamedDifference(
        between: PaintedLayer.all(in: tree, at: rest.answer),
        and: PaintedLayer.all(in: other, at: rest.reference))
      {
        return Failure(
          expected: "\(rest.phrase), \(sentence.expected), as in the reference",
          seen: sentence.seen, instant: rest.answer)
      }
    }
    return nil
  }

  /// What is seen of layers without a name: one that the other run does not show.
  private static func unnamedDifference(
    between answer: [PaintedLayer], and reference: [PaintedLayer]
  ) -> (expected: String, seen: String)? {
    var missing = reference
    var strangers: [PaintedLayer] = []
    for layer in answer {
      if let index = missing.firstIndex(where: { $0.isNear(layer, within: .exact) }) {
        missing.remove(at: index)
      } else {
        strangers.append(layer)
      }
    }
    if let layer = missing.first {
      return (
        "a layer of \(layer.name) is seen: \(Wording.text(layer.frame)), opacity "
          + Wording.text(layer.opacity),
        strangers.first { $0.name == layer.name }.map {
          "it is \(Wording.text($0.frame)), opacity \(Wording.text($0.opacity))"
        } ?? "it is not seen"
      )
    }
    return strangers.first.map {
      (
        "nothing more is seen in \($0.name)",
        "there is something, \(Wording.text($0.frame)), opacity \(Wording.text($0.opacity))"
      )
    }
  }

  /// What a user or a later maintainer would notice about a layer; ways of hiding are all the same.
  ///
  /// - Parameter namesakes: The answer's layers of the reference's name.
  private static func difference(
    between namesakes: [NamedLayer], and reference: NamedLayer
  ) -> (expected: String, seen: String)? {
    let name = reference.name
    guard reference.isVisible else {
      guard let answer = namesakes.first(where: \.isVisible) else { return nil }
      let opacity =
        answer.opacity > 0.99 ? "" : ", with the opacity \(Wording.text(answer.opacity))"
      return ("\(name) is not seen", "it is seen\(opacity)")
    }
    guard let answer = namesakes.first else {
      return ("\(name) is in the window", "it is not there")
    }
    guard namesakes.count == 1 else {
      return ("there is one \(name)", "there are \(namesakes.count)")
    }
    if !answer.isVisible {
      return ("\(name) is seen", answer.reasonForNotBeingSeen)
    }
    if abs(answer.opacity - reference.opacity) > 0.01 {
      return (
        "\(name) is seen with the opacity \(Wording.text(reference.opacity))",
        "its opacity is \(Wording.text(answer.opacity))"
      )
    }
    if !answer.frame.isNear(reference.frame, within: 1) {
      return ("\(name) is \(Wording.text(reference.frame))", "it is \(Wording.text(answer.frame))")
    }
    if !answer.properties.transform.isNear(reference.properties.transform) {
      let isReset = reference.properties.transform.isNear(.identity)
      return (
        isReset ? "\(name) has no transform" : "\(name) has the transform that it should keep",
        isReset ? "it still has one" : "it has another one"
      )
    }
    if answer.hasMask != reference.hasMask {
      return reference.hasMask
        ? ("\(name) has a mask", "it has none") : ("\(name) has no mask", "it still has one")
    }
    let radius = reference.properties.cornerRadius
    if abs(answer.properties.cornerRadius - radius) > 0.5 {
      return (
        "\(name) has corners of radius \(Wording.text(radius))",
        "they have radius \(Wording.text(answer.properties.cornerRadius))"
      )
    }
    if answer.hasAnimations && !reference.hasAnimations {
      return ("\(name) has no animation left", "it still holds one")
    }
    return nil
  }

  private static let order = HouseRule(
    name: .order, title: "Views that overlap lie in the reference's order"
  ) { pair in
    for rest in pair.rests {
      let ours = NamedLayer.unique(in: pair.answer.history.tree(at: rest.answer), at: rest.answer)
        .filter(\.isVisible)
      let theirs = NamedLayer.unique(
        in: pair.reference.history.tree(at: rest.reference), at: rest.reference
      ).filter(\.isVisible)
      for (index, lower) in theirs.enumerated() {
        for upper in theirs[(index + 1)...] where lower.frame.overlaps(upper.frame) {
          guard let below = ours.first(where: { $0.name == lower.name }),
            let above = ours.first(where: { $0.name == upper.name }), above.place < below.place
          else { continue }
          return Failure(
            expected: "\(rest.phrase), \(upper.name) lies above \(lower.name), as in the reference",
            seen: "it lies below", instant: rest.answer)
        }
      }
    }
    return nil
  }

  private static let leftovers = HouseRule(
    name: .leftovers, title: "Nothing is left in the window"
  ) { pair in
    for rest in pair.rests {
      let ours = Self.countOfPlaces(in: pair.answer, at: rest.answer)
      let theirs = Self.countOfPlaces(in: pair.reference, at: rest.reference)
      for place in ["the window", "the container"] {
        guard let count = ours[place], let expected = theirs[place], count > expected else {
          continue
        }
        return Failure(
          expected:
            "\(rest.phrase), \(place) holds \(expected) \(expected == 1 ? "view" : "views"), "
            + "as in the reference",
          seen: "it holds \(count)", instant: rest.answer)
      }
    }
    return nil
  }

  /// How many layers the window and the last transition's container hold.
  private static func countOfPlaces(in run: Run, at instant: Double) -> [String: Int] {
    let tree = run.history.tree(at: instant)
    var counts: [String: Int] = [:]
    counts["the window"] = tree.root.flatMap { tree.layers[$0] }?.sublayers.count
    let container = run.transitions.last { $0.began <= instant }?.beginning.container
    if let container, container != tree.root, tree.isInTree(container) {
      counts["the container"] = tree.layers[container]?.sublayers.count
    }
    return counts
  }

  // MARK: - Rules and touches

  private static let faults = HouseRule(
    name: .faults, title: "No rule is broken that the reference keeps"
  ) { pair in
    let known = Set(pair.reference.faults().map(\.fault.code))
    return pair.answer.faults().first { !known.contains($0.fault.code) }.map {
      let name = "\($0.fault.code.rawValue), which chapters/faults.md explains"
      if $0.fault.code == .toViewNotAdded, pair.answer.hadArrived(by: $0.instant) {
        return Failure(
          expected: "the arriving view stays in the container",
          seen: "it was there, and was taken out before the transition was completed: \(name)",
          instant: $0.instant)
      }
      return Failure(
        expected: "the run has no fault that the reference does not have", seen: name,
        instant: $0.instant)
    }
  }

  private static let refusals = HouseRule(
    name: .refusals, title: "The user can do what the reference allows"
  ) { pair in
    guard pair.reference.refusals.isEmpty, let refusal = pair.answer.refusals.first else {
      return nil
    }
    return Failure(
      expected: "each step of the scenario can be done, as in the reference", seen: refusal,
      instant: pair.answer.end)
  }
}

extension Run {
  /// Says that a failure is of the second use of the app, and whether the device has been turned.
  fileprivate func circumstances(of failure: Failure) -> String {
    guard let instant = failure.instant, instant > encoreBegins, instant < end else { return "" }
    let tree = history.tree(at: instant)
    let size = tree.root.flatMap { tree.layers[$0] }?.model.bounds.size
    let isTurned = size.map { ($0.width > $0.height) != (screen.width > screen.height) } ?? false
    return "when the app is used once more\(isTurned ? ", on a turned device" : ""): "
  }

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

  /// What the animator answered last before the transition's end when asked how long it takes;
  /// `nil` if it was not asked, or the user drove the transition.
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
    let twoFrames = 2.0 / 60
    return abs(announced - taken) <= twoFrames + LayerTreeHistory.tolerance
  }
}

extension Matrix {
  /// Whether two matrices place layers alike: to a hundredth, and to a point where they move.
  fileprivate func isNear(_ other: Matrix) -> Bool {
    let differences = [
      m11 - other.m11, m12 - other.m12, m13 - other.m13, m14 - other.m14,
      m21 - other.m21, m22 - other.m22, m23 - other.m23, m24 - other.m24,
      m31 - other.m31, m32 - other.m32, m33 - other.m33, m34 - other.m34,
    ]
    let moves = [m41 - other.m41, m42 - other.m42, m43 - other.m43]
    return differences.allSatisfy { abs($0) <= 0.01 } && moves.allSatisfy { abs($0) <= 1 }
  }
}
