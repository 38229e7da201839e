import Motion
import Record

/// A rule about what fingers meet.
extension HouseRule {
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
        instant: answer.instant,
        because: pair.answer.reason(forMissing: target, at: answer.touch.location, answer.instant))
    }
    return nil
  }
}

extension Run {
  /// Why a finger does not touch a view that is seen where it goes down; `nil` if it is not seen there.
  fileprivate func reason(
    forMissing name: String, at place: Point, _ instant: Double
  ) -> String? {
    let isThere = NamedLayer.all(in: history.tree(at: instant), at: instant).contains {
      let frame = $0.frame
      return $0.name == name && $0.isVisible && frame.minX <= place.x && place.x <= frame.maxX
        && frame.minY <= place.y && place.y <= frame.maxY
    }
    guard isThere else { return nil }
    return
      "\(name) is there, and takes no touch: isUserInteractionEnabled is false, its own or that of "
      + "a view around it, or a view lies over it."
  }

  /// The touches of fingers going down, in order, each with its step and its number in the step.
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
