import Motion
import Record

/// From where on these rules notice a difference.
///
/// Chosen: the right answers of the book and their alternatives stay below.
private enum Noticed {
  /// Of a layer's place, in points.
  static let jump = 8.0
  static let fade = 0.15
  /// A transition that takes no longer has no way that could be looked at, in seconds.
  static let shortestWay = 0.1
  /// What was before an instant is looked at so much earlier, in seconds.
  static let justBefore = 0.001
  /// In seconds.
  static let duration = 0.05
  /// A share of the screen that has other colours, and one that counts as having the same.
  static let otherColors = 0.01
  static let sameColors = 0.002
  /// A share of the screen that changes its colours at once, more than in the reference.
  ///
  /// Right answers that count a finger's way from another point change up to half of it.
  static let change = 0.1
}

/// Rules about what is seen between two rests, and done there.
///
/// They prescribe no curve and no means: a run is compared with itself wherever the reference's run
/// shows what to expect.
extension HouseRule {
  static let movements = HouseRule(
    name: .movements, title: "Each transition is seen on its way"
  ) { pair in
    for (index, reference) in pair.reference.transitions.enumerated() {
      guard pair.answer.transitions.indices.contains(index),
        case let answer = pair.answer.transitions[index], answer.operation == reference.operation,
        !answer.isInteractive, !reference.isInteractive,
        !pair.reference.hasLeftTheApp(before: reference),
        pair.reference.visibleMovement(of: reference) == .onTheWay,
        case .cut(let instant)? = pair.answer.visibleMovement(of: answer)
      else { continue }
      return Failure(
        expected: "\(pair.answer.name(ofTransition: index)) is seen on its way, "
          + "between its first picture and its last",
        seen: "what it changes on the screen changes at once", instant: instant)
    }
    return nil
  }

  static let jumps = HouseRule(
    name: .jumps, title: "Nothing jumps when a transition begins or ends"
  ) { pair in
    var budget = RunPair.budget
    for (answer, reference) in zip(pair.answer.transitions, pair.reference.transitions)
    where answer.isLike(reference) && !pair.reference.hasLeftTheApp(before: reference) {
      guard let ended = answer.ended, let referenceEnded = reference.ended else { continue }
      let seams = [
        ("begins", answer.began, reference.began, 0),
        ("ends", ended, referenceEnded, RunPair.calm),
      ]
      for (word, instant, referenceInstant, after) in seams {
        let allowed = pair.reference.jumps(at: referenceInstant, after: after)
        let seen = pair.answer.jumps(at: instant, after: after)
        for name in seen.keys.sorted() {
          guard let jump = seen[name] else { continue }
          let known = allowed[name]
          let isMoved = jump.distance > (known?.distance ?? 0) + Noticed.jump
          guard isMoved || jump.opacity > (known?.opacity ?? 0) + Noticed.fade else { continue }
          return Failure(
            expected: "\(name) does not jump when the \(answer.operation.noun) \(word)",
            seen: isMoved
              ? "it jumps from \(Wording.text(jump.before.frame)) to "
                + Wording.text(jump.after.frame)
              : "its opacity jumps from \(Wording.text(jump.before.opacity)) to "
                + Wording.text(jump.after.opacity), instant: instant)
        }
        guard after > 0, answer.animator != nil,
          let change = pair.answer.change(at: instant, after: after, &budget),
          change.share > Noticed.change,
          let usual = pair.reference.change(at: referenceInstant, after: after, &budget),
          change.share > usual.share + Noticed.change
        else { continue }
        return Failure(
          expected: "what is seen stays as it is when the \(answer.operation.noun) \(word)",
          seen: change.sentence + " at once", instant: instant)
      }
    }
    return nil
  }

  static let repetitions = HouseRule(
    name: .repetitions, title: "What is done again looks as it did the first time"
  ) { pair in
    let answers = pair.answer.transitions
    let references = pair.reference.transitions
    guard answers.count == references.count,
      zip(answers, references).allSatisfy({ $0.isLike($1) })
    else { return nil }
    for (later, reference) in references.enumerated()
    where !pair.reference.hasLeftTheApp(before: reference) {
      let earlier = references[..<later]
      guard
        let first = earlier.firstIndex(where: {
          $0.isLike(reference) && !pair.reference.hasLeftTheApp(before: $0)
        })
      else { continue }
      let isAsBefore =
        pair.reference.difference(of: reference, from: references[first], within: .exact) == nil
      let failure =
        isAsBefore
        ? pair.answer.difference(of: answers[later], from: answers[first], within: .rough)
        // Another picture, or a turned screen: who was right before has to be right now.
        : pair.difference(at: first, within: .rough) == nil
          ? pair.difference(at: later, within: .loose) : nil
      if let failure { return failure }
      if let failure = pair.colorDifference(of: later, from: first) { return failure }
    }
    return nil
  }

  static let stillness = HouseRule(
    name: .stillness, title: "What comes to rest in the reference comes to rest"
  ) { pair in
    let answer = pair.answer
    guard pair.reference.isStill(at: pair.reference.end),
      let movement = answer.movement(at: answer.end),
      !answer.transitions.contains(where: {
        $0.ended.map { $0 + RunPair.calm > answer.end } ?? true
      })
    else { return nil }
    return Failure(
      expected: "nothing moves any more at the end, as in the reference",
      seen: movement, instant: answer.end)
  }

  static let touches = HouseRule(
    name: .touches, title: "Touches arrive where they do in the reference"
  ) { pair in
    let references = pair.reference.firstTouches
    for answer in pair.answer.firstTouches {
      guard let reference = references.first(where: { $0.place == answer.place }),
        let target = reference.touch.target, answer.touch.target != target,
        pair.answer.isCalm(at: answer.instant), pair.reference.isCalm(at: reference.instant)
      else { continue }
      let location = Wording.text(answer.touch.location)
      return Failure(
        expected: "a finger at \(location) touches \(target), as in the reference",
        seen: answer.touch.target.map { "it touches \($0)" } ?? "it touches nothing",
        instant: answer.instant)
    }
    return nil
  }
}

/// What changes about a layer from one instant to the next.
private struct Jump {
  var before: PaintedLayer
  var after: PaintedLayer

  /// The furthest that an edge of it goes, in points.
  var distance: Double {
    let edges = [
      after.frame.minX - before.frame.minX, after.frame.minY - before.frame.minY,
      after.frame.maxX - before.frame.maxX, after.frame.maxY - before.frame.maxY,
    ]
    return edges.map(abs).max() ?? 0
  }

  var opacity: Double { abs(after.opacity - before.opacity) }
}

/// When a transition changes what is seen.
private enum VisibleMovement: Equatable {
  case onTheWay
  /// In one step, to a tenth of its time.
  case cut(at: Double)
}

extension Run {
  fileprivate func picture(at instant: Double) -> [PaintedLayer] {
    PaintedLayer.all(in: history.tree(at: instant), at: instant)
  }

  /// Compares what is seen on the way with the transition's first picture and its last.
  ///
  /// - Returns: `nil` if first and last are the same, or there was no time for a way.
  fileprivate func visibleMovement(of transition: Transition) -> VisibleMovement? {
    guard transition.isAnimated, let ended = transition.ended,
      ended - transition.began > Noticed.shortestWay,
      ended + RunPair.calm <= end
    else { return nil }
    let first = picture(at: max(transition.began - Noticed.justBefore, 0))
    let last = picture(at: ended + RunPair.calm)
    let differ = { (one: [PaintedLayer], other: [PaintedLayer]) in
      PaintedLayer.difference(one, other, within: .exact) != nil
    }
    guard differ(first, last) else { return nil }
    let instants = stride(from: 0.05, to: 1, by: 0.1).map(transition.instant)
    let way = instants.map(picture)
    if zip(way, way.dropFirst()).count(where: differ) > 1 { return .onTheWay }
    // A single change is a cut, wherever it is.
    if !differ(way[0], last) { return .cut(at: transition.began) }
    return .cut(at: zip(instants, way).first { !differ($0.1, last) }?.0 ?? ended)
  }

  /// How the screen changes from just before an instant to after it; `nil` if the run does not show it,
  /// or if that would take too long to say.
  fileprivate func change(
    at instant: Double, after: Double, _ budget: inout Int
  ) -> DisplayDifference? {
    guard instant > Noticed.justBefore, instant + after <= end else { return nil }
    let before = history.displayList(at: instant - Noticed.justBefore)
    let now = history.displayList(at: instant + after)
    budget -= before.cost + now.cost
    guard budget > 0 else { return nil }
    return before.difference(from: now, budget: &budget)
  }

  /// How far each layer with a name jumps that is seen just before an instant and after it.
  fileprivate func jumps(at instant: Double, after: Double) -> [String: Jump] {
    guard instant > Noticed.justBefore, instant + after <= end else { return [:] }
    var before: [String: PaintedLayer] = [:]
    for layer in picture(at: instant - Noticed.justBefore) where layer.isNamed {
      before[layer.name] = layer
    }
    var jumps: [String: Jump] = [:]
    for layer in picture(at: instant + after) {
      guard layer.isNamed, let old = before[layer.name], old.layer == layer.layer else { continue }
      jumps[layer.name] = Jump(before: old, after: layer)
    }
    return jumps
  }

  /// What differs between two transitions of the same kind, seen at the same parts of their time.
  fileprivate func difference(
    of later: Transition, from first: Transition, within tolerance: PaintedLayer.Tolerance
  ) -> Failure? {
    guard let duration = first.duration, let laterDuration = later.duration else { return nil }
    let noun = later.operation.noun
    if abs(duration - laterDuration) > Noticed.duration {
      return Failure(
        expected: "a later \(noun) takes as long as the first, \(Wording.text(duration)) s",
        seen: "it takes \(Wording.text(laterDuration)) s", instant: later.ended)
    }
    return difference(
      of: later, from: first, in: self, within: tolerance,
      "a later \(noun) looks like the first: at the same moment of it ")
  }

  /// - Parameters:
  ///   - run: The run of the transition to compare with.
  ///   - beginning: How the sentence begins that says what is expected.
  fileprivate func difference(
    of transition: Transition, from other: Transition, in run: Run,
    within tolerance: PaintedLayer.Tolerance, _ beginning: String
  ) -> Failure? {
    for fraction in [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98] {
      let instant = transition.instant(fraction)
      let before = run.picture(at: other.instant(fraction))
      let now = picture(at: instant)
      guard let layer = PaintedLayer.difference(now, before, within: tolerance),
        // What can hardly be seen may be there in one and not in the other.
        PaintedLayer.difference(
          now.filter(tolerance.isSeen), before.filter(tolerance.isSeen), within: tolerance) != nil
      else { continue }
      // A frame-by-frame animation may be one frame early or late.
      let isOff = [-DisplayFrame.duration, DisplayFrame.duration].allSatisfy { shift in
        let near = min(max(instant + shift, transition.began), transition.instant(0.999))
        return PaintedLayer.difference(picture(at: near), before, within: tolerance) != nil
      }
      guard isOff else { continue }
      // A named layer that is missing explains more than two unnamed layers at the same index.
      if let lost = before.first(where: { $0.isNamed && !now.shows($0.name) }) {
        return Failure(
          expected: beginning + lost.sentence(isSeen: true), seen: "\(lost.name) is not seen",
          instant: instant)
      }
      if let new = now.first(where: { $0.isNamed && !before.shows($0.name) }) {
        return Failure(
          expected: beginning + new.sentence(isSeen: false), seen: new.sentence(isSeen: true),
          instant: instant)
      }
      let index = now.firstIndex(of: layer)
      let old = index.flatMap { before.indices.contains($0) ? before[$0] : nil }
      return Failure(
        expected: beginning
          + (index == nil ? layer : old ?? layer).sentence(isSeen: index == nil || old != nil),
        seen: index == nil ? "it is not seen" : layer.sentence(isSeen: true), instant: instant)
    }
    return nil
  }

  /// Where fingers went down, in order, each with its step and its number in the step.
  fileprivate var firstTouches: [(place: [Int], instant: Double, touch: Touch)] {
    var found: [(place: [Int], instant: Double, touch: Touch)] = []
    var step = -1
    for event in timeline.events {
      if case .step(let number) = event.kind { step = number }
      guard case .touch(let touch) = event.kind, touch.phase == .began else { continue }
      found.append(([step, found.count { $0.place[0] == step }], event.instant, touch))
    }
    return found
  }

  /// Whether no transition is under way at an instant, or has only just ended.
  fileprivate func isCalm(at instant: Double) -> Bool {
    transitions.allSatisfy { transition in
      transition.began >= instant
        || transition.ended.map { $0 + RunPair.calm <= instant } ?? false
    }
  }
}

extension RunPair {
  /// What a transition looks like on its way and the reference's does not.
  fileprivate func difference(
    at index: Int, within tolerance: PaintedLayer.Tolerance
  ) -> Failure? {
    answer.difference(
      of: answer.transitions[index], from: reference.transitions[index], in: reference,
      within: tolerance,
      "\(answer.name(ofTransition: index)) looks as in the reference, as an earlier one does: on "
        + "its way ")
  }
}

extension RunPair {
  /// What a later transition shows in other colours than the reference's, where an earlier one showed
  /// what the reference's does.
  fileprivate func colorDifference(of later: Int, from first: Int) -> Failure? {
    var budget = Self.budget
    var seen: DisplayDifference?
    for fraction in [0.5, 0.3, 0.7] {
      guard let now = display(of: later, at: fraction, &budget), now.share > Noticed.otherColors,
        let before = display(of: first, at: fraction, &budget), before.share <= Noticed.sameColors
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

extension Transition {
  /// Whether another one changes the same controllers in the same way, to the same end.
  func isLike(_ other: Transition) -> Bool {
    operation == other.operation && completed == other.completed
      && isInteractive == other.isInteractive && fromController == other.fromController
      && toController == other.toController
  }
}

extension [PaintedLayer] {
  fileprivate func shows(_ name: String) -> Bool { contains { $0.isNamed && $0.name == name } }
}

extension PaintedLayer {
  fileprivate func sentence(isSeen: Bool) -> String {
    let subject = isNamed ? name : "a layer of \(name)"
    guard isSeen else { return "\(subject) is not seen" }
    return "\(subject) is \(Wording.text(frame)), opacity \(Wording.text(opacity))"
  }
}
