import Motion
import Record

/// A rule that prescribes no curve and no means: a run is compared with itself wherever the reference's
/// run shows what to expect.
extension HouseRule {
  static let movements = HouseRule(
    name: .movements, title: "Each transition is seen on its way"
  ) { pair in
    var (budget, usualBudget) = (RunPair.budget, RunPair.budget)
    for (index, reference) in pair.reference.transitions.enumerated() {
      guard pair.answer.transitions.indices.contains(index),
        case let answer = pair.answer.transitions[index], answer.operation == reference.operation,
        !answer.isInteractive, !reference.isInteractive,
        !pair.reference.hasLeftTheApp(before: reference),
        pair.reference.visibleMovement(of: reference) == .onTheWay
      else { continue }
      guard case .cut(let instant)? = pair.answer.visibleMovement(of: answer) else {
        if answer.animator != nil, reference.animator != nil,
          case let cut = pair.asking(
            about: reference, &budget, { pair.answer.cut(in: answer, &$0) }),
          cut != nil || budget <= 0,
          pair.reference.cut(in: reference, &usualBudget) == nil, usualBudget > 0
        {
          guard let cut else { return .tooMuchToCompare(in: answer, at: answer.instant(0.5)) }
          return Failure(
            expected: "what \(pair.answer.name(ofTransition: index)) changes on the screen changes "
              + "little by little, as in the reference",
            seen: "half of it and more changes within a fortieth of a second", instant: cut)
        }
        if answer.animator != nil, reference.animator != nil,
          let failure = pair.pictureInFront(of: answer, as: reference, &budget, &usualBudget)
        {
          return failure
        }
        continue
      }
      return Failure(
        expected: "\(pair.answer.name(ofTransition: index)) is seen on its way, "
          + "between its first picture and its last",
        seen: "what it changes on the screen changes at once", instant: instant,
        because: pair.hiddenView(at: answer.instant(0.5), reference.instant(0.5))
          ?? pair.coveredView(at: answer.instant(0.5), reference.instant(0.5)))
    }
    return nil
  }
}

extension RunPair {
  /// Returns a failure if a transition moves what nobody sees: the screen looks as before or as after it.
  fileprivate func pictureInFront(
    of answer: Transition, as reference: Transition, _ budget: inout Int, _ usualBudget: inout Int
  ) -> Failure? {
    guard self.answer.couldHide(answer),
      !self.answer.exchangesContents(at: answer.instant(0.5))
    else { return nil }
    let few = 2
    let own = asking(about: reference, &budget) {
      self.answer.momentsOnTheWay(of: answer, enough: few, &$0)
    }
    guard (own ?? 0) < few, own != nil || budget <= 0,
      let usual = self.reference.momentsOnTheWay(of: reference, &usualBudget), usual > 4
    else { return nil }
    guard own != nil, case let jump = self.answer.jump(in: answer, &budget), budget > 0 else {
      return .tooMuchToCompare(in: answer, at: answer.instant(0.5))
    }
    guard let jump else { return nil }
    return Failure(
      expected:
        "the \(answer.operation.noun) is seen on its way, between its first picture and its last",
      seen: "the screen changes from the one to the other at once", instant: jump)
  }
}

/// When a transition changes what is seen.
private enum VisibleMovement: Equatable {
  case onTheWay
  /// In one step, to a tenth of its time.
  case cut(at: Double)
}

extension Run {
  /// Compares what is seen on the way with the transition's first picture and its last.
  ///
  /// - Returns: `nil` if first and last are the same, or there was no time for a way.
  fileprivate func visibleMovement(of transition: Transition) -> VisibleMovement? {
    guard transition.isAnimated, let ended = transition.ended,
      ended - transition.began > Self.shortestWay,
      ended + RunPair.calm <= end
    else { return nil }
    let first = picture(at: max(transition.began - Self.justBefore, 0))
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

  /// A transition that takes no longer has no way that could be looked at, in seconds.
  private static let shortestWay = 0.1
}
