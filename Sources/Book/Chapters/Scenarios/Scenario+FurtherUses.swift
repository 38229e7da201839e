import Motion
import Record

/// The further uses in a drawn play, after the scenario and its second use.
extension Scenario {
  /// One more use, in which the device is turned at the first long pause between gestures, if there is
  /// one in which no finger is down.
  ///
  /// - Parameter turned: The same steps, as they are done on the turned screen.
  func turnedBetween(_ steps: [Step], _ turned: [Step], to size: Size) -> [Step] {
    let gestures = steps.indices.filter { steps[$0].isOfTheHand }
    guard let first = gestures.first, let last = gestures.last, first < last,
      let pause = steps[first..<last].indices.first(where: { index in
        steps[index].isPause(from: Self.longPause)
          && steps[..<index].last(where: \.isOfTheHand)?.holds == false
      })
    else { return [] }
    return steps[...pause] + [.rotate(size), .settle(limit: 10)] + turned[(pause + 1)...]
  }

  func turnBack(to screen: Screen) -> [Step] {
    [.settle(limit: 10), .rotate(screen.size)]
  }

  /// Two more uses: after the beginning of the first, the app returns to its first screen by itself.
  func returned(_ steps: [Step]) -> [Step] {
    let gestures = steps.indices.filter { steps[$0].isOfTheHand }
    guard gestures.count > 1, let first = gestures.first, case .tap = steps[first],
      steps[first + 1].isPause(from: Self.longPause)
    else { return [] }
    return [.settle(limit: 10)] + steps[...(first + 1)] + [.home, .settle(limit: 10)] + steps
  }

  /// One more use, in which the app leaves the screen soon after a finger has been lifted: where drags
  /// decide, after these, else after taps.
  func left(_ steps: [Step]) -> [Step] {
    let hasDrags = steps.contains(where: \.isLiftedDrag)
    let taps = steps.count { if case .tap = $0 { true } else { false } }
    guard hasDrags || taps > 1 else { return [] }
    return [.settle(limit: 10)]
      + steps.flatMap { step -> [Step] in
        let isLast = if case .tap = step { !hasDrags } else { step.isLiftedDrag }
        return isLast ? [step, .wait(Self.momentBeforeLeaving), .background] : [step]
      }
  }

  /// The beginning of a use, with a finger that is slow at first: a record of many slow movements would
  /// be too long where each begins an animation.
  func slowly(_ steps: [Step]) -> [Step] {
    paced(steps) { $0 * Self.slowness }
  }

  /// The beginning of a use, with a finger that flicks.
  func quickly(_ steps: [Step]) -> [Step] {
    paced(steps) { _ in Self.quickness }
  }

  /// The beginning of a use, in which the first movement takes another time.
  private func paced(_ steps: [Step], _ pace: (Double) -> Double) -> [Step] {
    guard let first = steps.firstIndex(where: \.isDrag),
      case .drag(let place, let way, let duration, let ending) = steps[first]
    else { return [] }
    var steps = untilLifted(steps)
    steps[first] = .drag(from: place, by: way, duration: pace(duration), ending: ending)
    return steps
  }

  /// A use whose first finger sets out anywhere on the line across its way, but for the bars at its ends.
  ///
  /// Where only the app knows the place, it stays.
  func elsewhere(
    _ steps: [Step], on size: Size, using generator: inout some RandomNumberGenerator
  ) -> [Step] {
    guard let first = steps.firstIndex(where: \.isDrag),
      case .drag(let place, let way, let duration, let ending) = steps[first],
      let start = place.point(on: size)
    else { return steps }
    let part = Double.random(in: Self.acrossTheWay, using: &generator)
    let isAcross = abs(way.width) >= abs(way.height)
    var steps = steps
    steps[first] = .drag(
      from: .point(
        isAcross
          ? Point(x: start.x, y: part * size.height) : Point(x: part * size.width, y: start.y)),
      by: way, duration: duration, ending: ending)
    return steps
  }

  /// How long a quick finger takes, in seconds.
  private static let quickness = 0.06
  /// Where fingers set out on the line across their way, as parts of the screen.
  private static let acrossTheWay = 0.2...0.85

  /// The beginning of a use, in which a finger moves back to where it went down before it is lifted.
  func backToItsBeginning(_ steps: [Step]) -> [Step] {
    guard let first = steps.firstIndex(where: \.isDrag),
      case .drag(let place, let way, let duration, _) = steps[first]
    else { return [] }
    let rest = untilLifted(steps).reversed().prefix { !$0.isOfTheHand }.reversed()
    return steps[..<first] + [
      .drag(from: place, by: way, duration: duration, ending: .hold), .wait(0.1),
      .dragOn(by: Size(width: -way.width, height: -way.height), duration: duration, ending: .lift),
    ] + rest
  }

  /// The beginning of a use, in which a finger goes a part of its way and then aside, at a right angle to
  /// it, where there is most room, and is lifted there.
  ///
  /// So short a way decides nothing by itself.
  func aside(_ steps: [Step], on size: Size) -> [Step] {
    guard let first = steps.firstIndex(where: \.isDrag),
      case .drag(let place, let way, let duration, _) = steps[first],
      let start = place.point(on: size)
    else { return [] }
    let isAcross = abs(way.width) >= abs(way.height)
    let full = isAcross ? abs(way.width) : abs(way.height)
    let part = min(1, Self.partBefore * (isAcross ? size.width : size.height) / max(full, 1))
    let (along, length) = isAcross ? (start.y, size.height) : (start.x, size.width)
    let distance = (along < length / 2 ? Self.partAside : -Self.partAside) * length
    let rest = untilLifted(steps).reversed().prefix { !$0.isOfTheHand }.reversed()
    return steps[..<first] + [
      .drag(
        from: place, by: Size(width: way.width * part, height: way.height * part),
        duration: duration, ending: .hold), .wait(0.1),
      .dragOn(
        by: isAcross ? Size(width: 0, height: distance) : Size(width: distance, height: 0),
        duration: 0.3, ending: .lift),
    ] + rest
  }

  /// How far a finger goes its way before it goes aside, as a part of the screen.
  private static let partBefore = 0.2
  /// How far a finger goes aside, as a part of the screen.
  private static let partAside = 0.4

  /// The beginning of a use, in which a finger goes from one side of the screen to the other, rests, and
  /// is lifted where it rests.
  ///
  /// It ends where the outcome does not depend on the app's threshold. A finger that begins at an
  /// edge begins there.
  ///
  /// - Parameter isReversed: Whether the finger begins opposite, and goes where the scenario's comes from.
  func asFarAsItGoes(
    _ steps: [Step], on size: Size, theOtherWayRound isReversed: Bool = false
  ) -> [Step] {
    guard let first = steps.firstIndex(where: \.isDrag),
      case .drag(let place, let way, _, _) = steps[first], let start = place.point(on: size)
    else { return [] }
    let isAcross = abs(way.width) >= abs(way.height)
    let length = isAcross ? size.width : size.height
    let along = isAcross ? start.x : start.y
    let isForwards = isAcross ? way.width > 0 : way.height > 0
    let isAtEdge = min(along, length - along) < Self.reachOfEdges
    let usual = isAtEdge ? along : length * (isForwards ? Self.margin : 1 - Self.margin)
    let from = isReversed ? length - usual : usual
    let goal = length * (isForwards != isReversed ? 1 - Self.margin : Self.margin)
    let rest = untilLifted(steps).reversed().prefix { !$0.isOfTheHand }.reversed()
    return steps[..<first] + [
      .drag(
        from: .point(isAcross ? Point(x: from, y: start.y) : Point(x: start.x, y: from)),
        by: isAcross
          ? Size(width: goal - from, height: 0) : Size(width: 0, height: goal - from),
        duration: 0.4, ending: .hold),
      .wait(0.2), .dragOn(by: Size(width: 0, height: 0), duration: 0, ending: .lift),
    ] + rest
  }

  /// The part of the screen that a finger leaves free at either side; no drawn way is longer by
  /// more.
  private static let margin = 0.08
  /// How near to a side of the screen a finger begins at it, in points.
  private static let reachOfEdges = 20.0

  /// Steps until the first finger that moves has been lifted, and the pause after it: later steps
  /// may be for another screen than the one that another movement leads to.
  private func untilLifted(_ steps: [Step]) -> [Step] {
    guard let lift = steps.firstIndex(where: { $0.isDrag && !$0.holds }) else { return steps }
    return steps[...lift] + steps[(lift + 1)...].prefix { !$0.isOfTheHand }
  }

  /// How many times as long a slow finger takes.
  private static let slowness = 4.0

  /// One more use, in which the first drag is taken from the finger before it is lifted.
  func takenAway(_ steps: [Step]) -> [Step] {
    guard let first = steps.firstIndex(where: \.isLiftedDrag) else { return [] }
    var steps = steps
    steps[first] = steps[first].cancelled
    return [.settle(limit: 10)] + steps
  }

  /// Early in a transition that a tap has begun, in seconds.
  private static let momentBeforeLeaving = 0.12

  /// A wait from which on the user is not aiming at a moment, in seconds.
  static let longPause = 0.5
}

extension Step.Place {
  /// The place's point on a screen; `nil` if only the app knows it.
  fileprivate func point(on size: Size) -> Point? {
    switch self {
    case .view, .within: nil
    case .point(let point): point
    case .fraction(let part): Point(x: part.x * size.width, y: part.y * size.height)
    }
  }
}

extension Step {
  /// Whether it means the same on a screen of another shape; the ways of a drag may not.
  var fitsAnyScreen: Bool {
    switch self {
    case .wait, .settle, .tap, .longPress, .background, .home: true
    case .drag, .dragOn, .pinch, .twist, .rotate: false
    }
  }

  /// Whether it is a wait of at least this number of seconds.
  func isPause(from least: Double) -> Bool {
    switch self {
    case .wait(let seconds): seconds >= least
    case .settle: true
    default: false
    }
  }

  var isDrag: Bool {
    switch self {
    case .drag, .dragOn: true
    default: false
    }
  }

  var turns: Bool { if case .rotate = self { true } else { false } }

  /// Whether it leaves a finger on the screen.
  var holds: Bool {
    switch self {
    case .drag(_, _, _, .hold), .dragOn(_, _, .hold), .pinch(_, _, _, .hold),
      .twist(_, _, _, .hold):
      true
    default: false
    }
  }

  /// Whether it moves a finger and lifts it.
  var isLiftedDrag: Bool {
    switch self {
    case .drag(_, _, _, .lift), .dragOn(_, _, .lift): true
    default: false
    }
  }

  /// A drag that ends as it does when a call comes in.
  var cancelled: Step {
    switch self {
    case .drag(let place, let way, let duration, _):
      .drag(from: place, by: way, duration: duration, ending: .cancel)
    case .dragOn(let way, let duration, _): .dragOn(by: way, duration: duration, ending: .cancel)
    default: self
    }
  }

  var isOfTheHand: Bool {
    switch self {
    case .wait, .settle: false
    default: true
    }
  }
}
