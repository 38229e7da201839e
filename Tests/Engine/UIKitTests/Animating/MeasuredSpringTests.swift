import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Springs match measurements of UIKit", .inNewWorld)
struct MeasuredSpringTests {
  struct Measurement: Sendable {
    var ratio: Double
    var duration: Double
    var velocity: Double
    var stiffness: Double
  }

  /// The stiffness of UIKit's `CASpringAnimation`, from github.com/Vercantez/openuikit.
  static let measurements = [
    Measurement(ratio: 0.6, duration: 0.8, velocity: 0, stiffness: 190.21427544499548),
    Measurement(ratio: 0.2, duration: 1, velocity: 0, stiffness: 707.2217886060563),
    Measurement(ratio: 0.8, duration: 1, velocity: 0, stiffness: 80.89737200360506),
    Measurement(ratio: 0.5, duration: 0.5, velocity: 0, stiffness: 646.8780100168065),
    Measurement(ratio: 0.5, duration: 2, velocity: 0, stiffness: 40.4298756260504),
    Measurement(ratio: 0.5, duration: 1, velocity: 0.25, stiffness: 159.67233773812114),
    Measurement(ratio: 0.5, duration: 1, velocity: 1, stiffness: 152.86841381792456),
    Measurement(ratio: 0.5, duration: 1, velocity: 1.5, stiffness: 147.61602003056592),
    Measurement(ratio: 0.5, duration: 1, velocity: -2, stiffness: 175.4224123383425),
  ]

  @Test("A view's spring animation has UIKit's stiffness and damping", arguments: measurements)
  func stiffness(measured: Measurement) throws {
    let screen = AnimatingScreen()
    UIView.animate(
      withDuration: measured.duration, delay: 0, usingSpringWithDamping: measured.ratio,
      initialSpringVelocity: measured.velocity
    ) {
      screen.view.center.x = 160
    }
    let animation = try #require(
      screen.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(Double(animation.stiffness) / measured.stiffness - 1) < 1e-7)
    #expect(animation.mass == 1)
    #expect(animation.duration == measured.duration)
    let damping = 2 * measured.ratio * measured.stiffness.squareRoot()
    #expect(abs(Double(animation.damping) / damping - 1) < 1e-7)
  }

  /// From the frames of anim_spring_bounce in github.com/Vercantez/openuikit, which are exact to
  /// 0.7 points for the first and 0.2 for the others.
  @Test("A bouncing view is where UIKit's frames show it") func positions() {
    let screen = AnimatingScreen()
    screen.view.center.x = 40
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0
    ) {
      screen.view.center.x = 160
    }
    let rows = [
      (0.15, 183.54, 0.7), (0.3, 166.65, 0.2), (0.45, 152.12, 0.2), (0.6, 163.52, 0.2),
      (0.8, 158.94, 0.2), (1.0, 160.0, 0.2),
    ]
    for (instant, x, tolerance) in rows {
      screen.advance(to: instant)
      #expect(abs(screen.x - x) <= tolerance, "at \(instant): \(screen.x), not \(x)")
    }
  }

  @Test("A spring lasts exactly its duration and then shows the model value") func lasts() {
    let screen = AnimatingScreen()
    UIView.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      screen.view.center.x = 160
    } completion: {
      screen.say("done \($0)")
    }
    screen.advance(2)
    #expect(screen.log == ["0.7 done true"])
    #expect(screen.x == 160)
  }

  @Test("A spring with duration and bounce lasts its settling duration") func newerSprings() throws
  {
    let screen = AnimatingScreen()
    UIView.animate(springDuration: 1, bounce: 0.5) { screen.view.center.x = 160 }
    let animation = try #require(
      screen.view.layer.animation(forKey: "position") as? CASpringAnimation)
    // Measured on macOS by github.com/1amageek/OpenCoreAnimation.
    #expect(abs(animation.duration - 2.3438753795710707) < 1e-6)
    let stiffness = 4 * Double.pi * Double.pi
    #expect(abs(Double(animation.stiffness) - stiffness) < 1e-6)
  }
}
