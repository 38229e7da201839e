import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Springs with a velocity for each axis", .inNewWorld)
struct SpringVelocityTests {
  private let screen = AnimatingScreen()
  private var view: UIView { screen.view }

  @Test("A spring with a velocity vector moves each axis with its own velocity") func unevenSpring()
  {
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { [view] in view.center = CGPoint(x: 150, y: 150) }
    animator.startAnimation()
    let across = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 1)
    let down = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
    for instant in [0.1, 0.3, 0.7] {
      screen.advance(to: instant)
      let shown = screen.shown.position
      #expect(abs(Double(shown.x) - 50 - 100 * across.value(at: instant)) < 1e-6)
      #expect(abs(Double(shown.y) - 50 - 100 * down.value(at: instant)) < 1e-6)
    }
    screen.advance(1)
  }

  @Test(
    "A spring that takes over moves each axis with its own velocity",
    arguments: [CGVector(dx: 0, dy: 3), CGVector(dx: 3, dy: 0), CGVector(dx: 2, dy: -1)])
  func unevenRest(velocity: CGVector) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [view] in view.center = CGPoint(x: 150, y: 250) }
    animator.addCompletion { [screen] in screen.say("done \($0.rawValue)") }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: 1)
    let across = Spring(dampingRatio: 1, duration: 1, initialVelocity: Double(velocity.dx))
    let down = Spring(dampingRatio: 1, duration: 1, initialVelocity: Double(velocity.dy))
    for instant in [0.05, 0.3, 0.7] {
      screen.advance(to: instant)
      let shown = screen.shown.position
      #expect(abs(Double(shown.x) - 100 - 50 * across.value(at: instant)) < 1e-6)
      #expect(abs(Double(shown.y) - 150 - 100 * down.value(at: instant)) < 1e-6)
    }
    screen.advance(1)
    #expect(screen.shown.position == CGPoint(x: 150, y: 250))
    #expect(screen.log.count == 1 && screen.log[0].hasSuffix("done 0"))
  }
}
