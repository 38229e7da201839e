import Foundation
import Motion
import Record

extension Scenario {
  /// An aspect of a play that is drawn at random, unless an author has a reason to keep it.
  public enum Aspect: String, CaseIterable, Sendable {
    /// The screen's width and height.
    case screen
    /// How long the user waits.
    case moments
    /// The places at which fingers land, the lengths of their ways, and the durations.
    case hand
    /// Whether the device is turned between two taps.
    case turning
    /// Whether the app is left, or a drag taken from the finger, in the middle.
    case interruptions
    /// Whether the app returns to its first screen by itself.
    case returning
  }

  /// A play with values that no chapter shows and that lie anywhere in a range.
  ///
  /// Windows are up to a twelfth larger or smaller than the scenario's screens, in whole points, and
  /// the screen is larger than the window, as where two apps share it. Waits are up to a tenth
  /// longer; ways and durations of the hand a twentieth longer or shorter. Fingers do not aim at the
  /// middle of a view. When the app is used once more, nobody waits for longer than until all is
  /// still, and where the user only taps, the device is turned before.
  ///
  /// Further uses follow: turned between two gestures; with an app that returns to its first screen by
  /// itself; with an app that goes to the background soon after each tap or drag; with a first drag that is
  /// taken from the finger; with a slow finger, with one that moves back, with one that goes
  /// a part of its way and then aside, with one that goes as far as the screen reaches, the scenario's way and
  /// the other way round, and with a quick one. These set out anywhere on the line across their way.
  public func drawn(using generator: inout some RandomNumberGenerator) -> ScenarioVariant {
    var play = variant { Int.random(in: 0..<max(1, $0), using: &generator) }
    // In the uses after the second somebody looks at what has come to rest.
    var further: [Step] = []
    var interrupted: [Step] = []
    var fingers: [Step] = []
    if fixed[.screen] == nil {
      play.screen = play.screen.drawn(using: &generator)
      let turned = Screen(
        name: "", size: Size(width: play.screen.size.height, height: play.screen.size.width))
      let again = (encore ?? script).steps(on: turned, with: play.parameters)
      let steps = script.steps(on: play.screen, with: play.parameters)
      var encore = (encore ?? script).steps(on: play.screen, with: play.parameters)
      // What ends as the scenario does can be done after itself.
      let isRepeatable = encore.last(where: \.isOfTheHand) == steps.last(where: \.isOfTheHand)
      // Where the scenario may not come back to its first screen, the app does so by itself.
      let isOfTaps = !again.isEmpty && (steps + again).allSatisfy(\.fitsAnyScreen)
      let back: [Step] =
        isOfTaps && self.encore == nil ? [] : [.settle(limit: 10), .home, .settle(limit: 10)]
      let turnedSteps = script.steps(on: turned, with: play.parameters)
      var uses: [[Step]] = []
      if again.isEmpty {
        // The author ends the run where the steps end.
      } else if isOfTaps {
        encore = [.rotate(turned.size), .settle(limit: 10)] + again
        if fixed[.turning] == nil {
          let between = turnedBetween(steps, steps, to: play.screen.size)
          uses.append(
            [.settle(limit: 10)] + (between.isEmpty ? steps + turnBack(to: play.screen) : between))
        }
        if isRepeatable, fixed[.interruptions] == nil { interrupted = left(again) }
      } else {
        if isRepeatable, fixed[.interruptions] == nil {
          interrupted = (self.encore == nil ? back : []) + left(encore) + takenAway(encore)
        }
        if fixed[.hand] == nil {
          for use in [
            slowly(steps), backToItsBeginning(steps), aside(steps, on: play.screen.size),
            asFarAsItGoes(steps, on: play.screen.size),
            asFarAsItGoes(steps, on: play.screen.size, theOtherWayRound: true),
            quickly(steps),
          ] where !use.isEmpty {
            fingers += back + elsewhere(use, on: play.screen.size, using: &generator)
          }
        }
        if fixed[.turning] == nil, !turnedSteps.contains(where: \.turns) {
          let between = turnedBetween(steps, turnedSteps, to: turned.size)
          uses.append(
            between.isEmpty
              ? [.rotate(turned.size), .settle(limit: 10)] + turnedSteps + turnBack(to: play.screen)
              : between + turnBack(to: play.screen))
        }
      }
      for use in uses where !use.isEmpty { further += back + use }
      play = ScenarioVariant(
        scenario: name, screen: play.screen, parameters: play.parameters, steps: steps,
        encore: encore)
    }
    if fixed[.returning] == nil, encore == nil { further += returned(play.steps) }
    play.steps = play.steps.map { drawn($0, using: &generator) }
    play.encore =
      play.encore.flatMap { drawn($0, isPatient: false, using: &generator) }
      + further.flatMap { drawn($0, isPatient: true, using: &generator) }
      // What goes on after the app has come back is not told by a loop that has nothing left to do.
      + interrupted.map { drawn($0, using: &generator) }
      // These may end elsewhere than on the first screen, and begin there by themselves.
      + fingers.flatMap { drawn($0, isPatient: true, using: &generator) }
    if fixed[.screen] == nil {
      play.surplus = Size(
        width: .random(in: 90...140, using: &generator).rounded(),
        height: .random(in: 120...200, using: &generator).rounded())
    }
    return play
  }

  /// A step of a later use: instead of a long pause, one until all is still.
  ///
  /// - Parameter isPatient: Whether the screen is looked at then, when it has come to rest.
  private func drawn(
    _ step: Step, isPatient: Bool, using generator: inout some RandomNumberGenerator
  ) -> [Step] {
    guard fixed[.moments] == nil else { return [drawn(step, using: &generator)] }
    let pause = Step.wait(.random(in: isPatient ? 0.1...0.15 : 0.01...0.03, using: &generator))
    return switch step {
    case .wait(let seconds) where seconds >= Self.longPause: [.settle(limit: seconds), pause]
    case .settle where isPatient: [step, pause]
    default: [drawn(step, using: &generator)]
    }
  }

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
            x: .random(in: 0.2...0.8, using: &generator),
            y: .random(in: 0.2...0.8, using: &generator)))
      case .within: place
      case .point(let point): .point(moved(point, by: 2))
      case .fraction(let fraction): .fraction(moved(fraction, by: 0.01))
      }
    }
    return switch self {
    case .wait(let seconds): .wait(longer(seconds))
    case .settle, .rotate, .background, .home: self
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
