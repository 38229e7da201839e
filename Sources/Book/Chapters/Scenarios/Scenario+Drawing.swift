import Foundation
import Motion
import Record

extension Scenario {
  /// What a play may draw for itself, unless an author has a reason to keep it.
  public enum Aspect: String, CaseIterable, Sendable {
    /// The screen's width and height.
    case screen
    /// How long the user waits.
    case moments
    /// Where fingers land, how far they move, and for how long.
    case hand
    /// Whether the device is turned between two taps.
    case turning
    /// Whether the app is left, or a drag taken from the finger, in the middle.
    case interruptions
  }

  /// A play with values that no chapter shows and that lie anywhere in a range.
  ///
  /// Windows are up to a twelfth larger or smaller than the scenario's screens, in whole points, and
  /// the screen is larger than the window, as where two apps share it. Waits are up to a tenth
  /// longer; ways and durations of the hand a twentieth longer or shorter. Fingers do not aim at the
  /// middle of a view. When the app is used once more, nobody waits for longer than until all is
  /// still. Where the user only taps, the device is turned before, and turned back between the taps
  /// of one more use. Where the scenario can be repeated, the app goes to the background soon after
  /// each tap or drag of one more use; and where the user drags, the first drag of the last is taken
  /// from the finger.
  public func drawn(using generator: inout some RandomNumberGenerator) -> ScenarioVariant {
    var play = variant { Int.random(in: 0..<max(1, $0), using: &generator) }
    if fixed[.screen] == nil {
      play.screen = play.screen.drawn(using: &generator)
      let turned = Screen(
        name: "", size: Size(width: play.screen.size.height, height: play.screen.size.width))
      let again = (encore ?? script).steps(on: turned, with: play.parameters)
      let steps = script.steps(on: play.screen, with: play.parameters)
      var encore = (encore ?? script).steps(on: play.screen, with: play.parameters)
      // What ends as the scenario does can be done after itself.
      let isRepeatable = encore.last(where: \.isOfTheHand) == steps.last(where: \.isOfTheHand)
      if !again.isEmpty, (steps + again).allSatisfy(\.fitsAnyScreen) {
        encore = [.rotate(turned.size), .settle(limit: 10)] + again
        if isRepeatable {
          if fixed[.turning] == nil { encore += turnedBetween(again, to: play.screen.size) }
          if fixed[.interruptions] == nil { encore += left(again) }
        }
      } else if isRepeatable, fixed[.interruptions] == nil {
        encore += left(encore) + takenAway(encore)
      }
      play = ScenarioVariant(
        scenario: name, screen: play.screen, parameters: play.parameters, steps: steps,
        encore: encore)
    }
    play.steps = play.steps.map { drawn($0, using: &generator) }
    play.encore = play.encore.flatMap { step -> [Step] in
      if case .wait(let seconds) = step, seconds >= Self.longPause, fixed[.moments] == nil {
        return [.settle(limit: seconds), .wait(.random(in: 0.01...0.03, using: &generator))]
      }
      return [drawn(step, using: &generator)]
    }
    if fixed[.screen] == nil {
      play.surplus = Size(
        width: .random(in: 90...140, using: &generator).rounded(),
        height: .random(in: 120...200, using: &generator).rounded())
    }
    return play
  }

  /// One more use, in which the device is turned at the first long pause between taps, if there is one.
  private func turnedBetween(_ steps: [Step], to size: Size) -> [Step] {
    let isPause = { (step: Step) in
      switch step {
      case .wait(let seconds): seconds >= Self.longPause
      case .settle: true
      default: false
      }
    }
    let taps = steps.indices.filter { if case .tap = steps[$0] { true } else { false } }
    guard let first = taps.first, let last = taps.last, first < last,
      let pause = steps[first..<last].firstIndex(where: isPause)
    else { return [] }
    return [.settle(limit: 10)] + steps[...pause] + [.rotate(size), .settle(limit: 10)]
      + steps[(pause + 1)...]
  }

  /// One more use, in which the app leaves the screen soon after a finger has been lifted: where drags
  /// decide, after these, else after taps.
  private func left(_ steps: [Step]) -> [Step] {
    let hasDrags = steps.contains(where: \.isLiftedDrag)
    let taps = steps.count { if case .tap = $0 { true } else { false } }
    guard hasDrags || taps > 1 else { return [] }
    return [.settle(limit: 10)]
      + steps.flatMap { step -> [Step] in
        let isLast = if case .tap = step { !hasDrags } else { step.isLiftedDrag }
        return isLast ? [step, .wait(Self.momentBeforeLeaving), .background] : [step]
      }
  }

  /// One more use, in which the first drag is taken from the finger before it is lifted.
  private func takenAway(_ steps: [Step]) -> [Step] {
    guard let first = steps.firstIndex(where: \.isLiftedDrag) else { return [] }
    var steps = steps
    steps[first] = steps[first].cancelled
    return [.settle(limit: 10)] + steps
  }

  /// Early in a transition that a tap has begun, in seconds.
  private static let momentBeforeLeaving = 0.12

  /// A wait from which on the user is not aiming at a moment, in seconds.
  private static let longPause = 0.5

  private func drawn(_ step: Step, using generator: inout some RandomNumberGenerator) -> Step {
    switch step {
    case .wait, .settle: fixed[.moments] == nil ? step.drawn(using: &generator) : step
    default: fixed[.hand] == nil ? step.drawn(using: &generator) : step
    }
  }
}

extension Screen {
  fileprivate func drawn(using generator: inout some RandomNumberGenerator) -> Screen {
    func drawn(_ length: Double) -> Double {
      (length * .random(in: 11.0 / 12...13.0 / 12, using: &generator)).rounded()
    }
    let size = Size(width: drawn(size.width), height: drawn(size.height))
    return Screen(name: "\(Int(size.width))x\(Int(size.height))", size: size)
  }
}

extension Step {
  /// Whether it means the same on a screen of another shape; the ways of a drag may not.
  fileprivate var fitsAnyScreen: Bool {
    switch self {
    case .wait, .settle, .tap, .longPress, .background: true
    case .drag, .dragOn, .pinch, .twist, .rotate: false
    }
  }

  /// Whether it moves a finger and lifts it.
  fileprivate var isLiftedDrag: Bool {
    switch self {
    case .drag(_, _, _, .lift), .dragOn(_, _, .lift): true
    default: false
    }
  }

  /// A drag that ends as it does when a call comes in.
  fileprivate var cancelled: Step {
    switch self {
    case .drag(let place, let way, let duration, _):
      .drag(from: place, by: way, duration: duration, ending: .cancel)
    case .dragOn(let way, let duration, _): .dragOn(by: way, duration: duration, ending: .cancel)
    default: self
    }
  }

  fileprivate var isOfTheHand: Bool {
    switch self {
    case .wait, .settle: false
    default: true
    }
  }

  fileprivate func drawn(using generator: inout some RandomNumberGenerator) -> Step {
    func longer(_ seconds: Double) -> Double {
      seconds * .random(in: 1...1.1, using: &generator)
    }
    func near(_ value: Double) -> Double { value * .random(in: 0.95...1.05, using: &generator) }
    func near(_ way: Size) -> Size { Size(width: near(way.width), height: near(way.height)) }
    func near(_ place: Place) -> Place {
      func moved(_ point: Point, by reach: Double) -> Point {
        Point(
          x: point.x + .random(in: -reach...reach, using: &generator),
          y: point.y + .random(in: -reach...reach, using: &generator))
      }
      return switch place {
      case .view(let name):
        .within(
          name,
          Point(
            x: .random(in: 0.35...0.65, using: &generator),
            y: .random(in: 0.35...0.65, using: &generator)))
      case .within: place
      case .point(let point): .point(moved(point, by: 2))
      case .fraction(let fraction): .fraction(moved(fraction, by: 0.01))
      }
    }
    return switch self {
    case .wait(let seconds): .wait(longer(seconds))
    case .settle, .rotate, .background: self
    case .tap(let place): .tap(near(place))
    case .longPress(let place, let duration): .longPress(near(place), duration: longer(duration))
    case .drag(let place, let way, let duration, let ending):
      .drag(from: near(place), by: near(way), duration: near(duration), ending: ending)
    case .dragOn(let way, let duration, let ending):
      .dragOn(by: near(way), duration: near(duration), ending: ending)
    case .pinch(let place, let scale, let duration, let ending):
      .pinch(near(place), scale: near(scale), duration: near(duration), ending: ending)
    case .twist(let place, let radians, let duration, let ending):
      .twist(near(place), radians: near(radians), duration: near(duration), ending: ending)
    }
  }
}

extension Exercise {
  /// The plays of `check`: all that the chapter shows, and one of drawn values, always the same.
  public var plays: [ScenarioVariant] {
    var generator = SplitMix(seed: 1)
    return scenarios.flatMap(\.variants) + scenarios.prefix(1).map { $0.drawn(using: &generator) }
  }

  /// A drawn play of each scenario.
  public func drawnPlays(
    using generator: inout some RandomNumberGenerator
  ) -> [ScenarioVariant] {
    var plays: [ScenarioVariant] = []
    for scenario in scenarios { plays.append(scenario.drawn(using: &generator)) }
    return plays
  }
}

/// Numbers that follow from a seed, by Steele, Lea and Flood: good enough where nothing is secret.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value &>> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value &>> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value &>> 31
  }
}
