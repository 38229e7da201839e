import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

/// Numbers measured on Apple's frameworks by third parties; see each source.
@MainActor
@Suite("Springs as measured on Apple", .oneAtATime)
struct MeasuredSpringTests {
  struct Probe: Sendable {
    var ratio: Double
    var duration: Double
    var velocity: Double
    var stiffness: Double
  }

  /// Source: Vercantez/openuikit, the stiffness of the `CASpringAnimation` that UIKit attaches.
  nonisolated static let probes = [
    Probe(ratio: 0.6, duration: 0.8, velocity: 0, stiffness: 190.21427544499548),
    Probe(ratio: 0.2, duration: 1, velocity: 0, stiffness: 707.2217886060563),
    Probe(ratio: 0.8, duration: 1, velocity: 0, stiffness: 80.89737200360506),
    Probe(ratio: 0.5, duration: 0.5, velocity: 0, stiffness: 646.8780100168065),
    Probe(ratio: 0.5, duration: 2, velocity: 0, stiffness: 40.4298756260504),
    Probe(ratio: 0.5, duration: 1, velocity: 0.25, stiffness: 159.67233773812114),
    Probe(ratio: 0.5, duration: 1, velocity: 1, stiffness: 152.86841381792456),
    Probe(ratio: 0.5, duration: 1, velocity: 1.5, stiffness: 147.61602003056592),
    Probe(ratio: 0.5, duration: 1, velocity: -2, stiffness: 175.4224123383425),
  ]

  @Test("A view attaches the spring that UIKit attaches", arguments: probes)
  func stiffness(probe: Probe) throws {
    let screen = AnimatingScreen()
    UIView.animate(
      withDuration: probe.duration, delay: 0, usingSpringWithDamping: probe.ratio,
      initialSpringVelocity: probe.velocity
    ) {
      screen.view.center.x = 160
    }
    let animation = try #require(
      screen.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(Double(animation.stiffness) / probe.stiffness - 1) < 1e-7)
    #expect(animation.mass == 1)
    #expect(animation.duration == probe.duration)
    let damping = 2 * probe.ratio * probe.stiffness.squareRoot()
    #expect(abs(Double(animation.damping) / damping - 1) < 1e-7)
  }

  /// Source: Vercantez/openuikit, frames of anim_spring_bounce; tolerance 0.2 points there, 0.7
  /// for the first.
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

  @Test("The newer springs settle in their own time") func newerSprings() throws {
    let screen = AnimatingScreen()
    UIView.animate(springDuration: 1, bounce: 0.5) { screen.view.center.x = 160 }
    let animation = try #require(
      screen.view.layer.animation(forKey: "position") as? CASpringAnimation)
    // Source: 1amageek/OpenCoreAnimation, measured on macOS.
    #expect(abs(animation.duration - 2.3438753795710707) < 1e-6)
    let stiffness = 4 * Double.pi * Double.pi
    #expect(abs(Double(animation.stiffness) - stiffness) < 1e-6)
  }
}
