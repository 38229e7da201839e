import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Scrubbing, pausing and reversing a property animator", .inNewWorld)
struct ScrubbingTests {
  let screen = AnimatingScreen()
  var view: UIView { screen.view }

  static let fractions = [0, 0.1, 0.25, 0.5, 0.8, 1]
  static let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  private func animator(
    _ timing: UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { [view] in
      view.center.x = 150
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.alpha = 0
    }
    animator.addCompletion { [screen] in screen.say("done \($0)") }
    return animator
  }

  private var picture: [Double] {
    let shown = screen.shown
    return [
      Double(shown.position.x), Double(shown.transform.m11), Double(shown.opacity),
    ]
  }

  @Test("Scrubbing an inactive animator makes it active and paused") func activates() {
    let animator = animator()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(agree(picture, [80, 1.6, 0.7]))
    screen.advance(5)
    #expect(agree(picture, [80, 1.6, 0.7]))
    animator.stopAnimation(true)
  }

  @Test("Scrubbing to a fraction shows what playing to it shows", arguments: curves, fractions)
  func scrubEqualsPlay(curve: UIView.AnimationCurve, fraction: Double) {
    let played = animator(UICubicTimingParameters(animationCurve: curve))
    played.startAnimation()
    screen.advance(fraction)
    let expected = picture
    screen.advance(2)
    view.center.x = 50
    view.transform = .identity
    view.alpha = 1
    MainLoop.shared.turn()
    let scrubbed = animator(UICubicTimingParameters(animationCurve: curve))
    scrubbed.scrubsLinearly = false
    scrubbed.fractionComplete = CGFloat(fraction)
    #expect(agree(picture, expected))
    scrubbed.stopAnimation(true)
  }

  @Test("Linear scrubbing shows even progress whatever the curve", arguments: curves, fractions)
  func linear(curve: UIView.AnimationCurve, fraction: Double) {
    let animator = animator(UICubicTimingParameters(animationCurve: curve))
    animator.fractionComplete = CGFloat(fraction)
    #expect(agree(picture, [50 + 100 * fraction, 1 + 2 * fraction, 1 - fraction]))
    #expect(animator.fractionComplete == CGFloat(fraction))
    animator.stopAnimation(true)
  }

  @Test("Pausing and scrubbing to the same fraction move nothing", arguments: curves)
  func pausing(curve: UIView.AnimationCurve) {
    let animator = animator(UICubicTimingParameters(animationCurve: curve))
    animator.startAnimation()
    screen.advance(0.3)
    let moving = picture
    animator.pauseAnimation()
    #expect(agree(picture, moving))
    animator.fractionComplete += 0
    #expect(agree(picture, moving))
    screen.advance(3)
    #expect(agree(picture, moving))
    animator.startAnimation()
    #expect(agree(picture, moving))
    screen.advance(0.7 - 1e-6)
    #expect(screen.log.isEmpty)
    screen.advance(2e-6)
    #expect(screen.log == ["4.0 done end"])
  }

  @Test("Pausing and continuing only shifts the animation in time", arguments: curves)
  func pauseAndGoOn(curve: UIView.AnimationCurve) {
    let animator = animator(UICubicTimingParameters(animationCurve: curve))
    animator.startAnimation()
    screen.advance(0.25)
    animator.pauseAnimation()
    screen.advance(1)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for instant in [0.3, 0.5, 0.9] {
      screen.advance(to: instant + 1)
      let progress = curve.cubic.value(at: instant)
      #expect(agree(picture, [50 + 100 * progress, 1 + 2 * progress, 1 - progress]))
    }
    screen.advance(1)
    #expect(screen.log == ["2.0 done end"])
  }

  @Test("A reversed animator goes back through the same values", arguments: curves)
  func retraces(curve: UIView.AnimationCurve) {
    let animator = animator(UICubicTimingParameters(animationCurve: curve))
    animator.startAnimation()
    var forwards: [[Double]] = []
    for instant in [0.1, 0.2, 0.3, 0.4] {
      screen.advance(to: instant)
      forwards.append(picture)
    }
    screen.advance(to: 0.5)
    animator.isReversed = true
    for (instant, expected) in zip([0.6, 0.7, 0.8, 0.9], forwards.reversed()) {
      screen.advance(to: instant)
      #expect(agree(picture, expected))
    }
    screen.advance(to: 2)
    #expect(screen.log == ["1.0 done start"])
    #expect(view.center.x == 50)
    #expect(view.alpha == 1)
    #expect(view.transform.isIdentity)
  }

  @Test("Reversing twice continues from the same value") func twice() {
    let animator = animator(UISpringTimingParameters(dampingRatio: 0.5))
    animator.startAnimation()
    screen.advance(0.5)
    let place = picture
    animator.isReversed = true
    screen.advance(0.2)
    #expect(!agree(picture, place))
    animator.isReversed = false
    screen.advance(0.2)
    #expect(agree(picture, place))
    screen.advance(2)
    #expect(screen.log == ["1.4 done end"])
  }

  @Test(
    "A duration factor multiplies the duration, not the remaining time", arguments: [0.5, 1, 2])
  func durationFactor(factor: Double) {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
    screen.advance(factor / 2)
    #expect(abs(screen.x - 125) < 1e-6)
    screen.advance(factor)
    #expect(screen.log == ["\(factor) done end"])
  }

  @Test(
    "Continuing after a linear scrub does not jump",
    arguments: zip(curves, [0.6, 0.425, 0.734, 0.559]))
  func noJump(curve: UIView.AnimationCurve, rest: Double) {
    let animator = animator(UICubicTimingParameters(animationCurve: curve))
    animator.fractionComplete = 0.4
    let scrubbed = picture
    animator.startAnimation()
    #expect(agree(picture, scrubbed))
    MainLoop.shared.turn()
    #expect(agree(picture, scrubbed))
    screen.advance(2)
    // The rest of the duration after the curve has reached 0.4.
    #expect(screen.log == ["\(rest) done end"])
  }

  @Test("A reversed animator counts its fraction from the end") func reversedFraction() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-6)
    animator.fractionComplete = 0.8
    #expect(abs(screen.x - 70) < 1e-6)
    animator.isReversed = false
    #expect(abs(animator.fractionComplete - 0.2) < 1e-6)
    animator.stopAnimation(true)
  }

  @Test("Pausing, reversing and continuing does not jump", arguments: [false, true])
  func noJumpBack(linearly: Bool) {
    let animator = animator(UICubicTimingParameters(animationCurve: .easeInOut))
    animator.scrubsLinearly = linearly
    animator.startAnimation()
    screen.advance(0.3)
    animator.pauseAnimation()
    let paused = picture
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(agree(picture, paused))
    MainLoop.shared.turn()
    #expect(agree(picture, paused))
    screen.advance(2)
    #expect(screen.log == ["0.6 done start"])
  }

  @Test("New timing parameters run from the current fraction to the end") func newParameters() {
    let animator = animator()
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    let motion = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
    for instant in [0.0, 0.1, 0.3, 0.6] {
      screen.advance(to: instant)
      let progress = 0.5 + 0.5 * motion.value(at: instant)
      #expect(abs(screen.x - 50 - 100 * progress) < 1e-6)
      #expect(abs(Double(screen.shown.transform.m11) - 1 - 2 * progress) < 1e-6)
    }
    screen.advance(2)
    #expect(screen.log == ["1.0 done end"])
  }

  @Test("An animator that continues with new parameters can be reversed")
  func reversedAfterContinuing() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    screen.advance(0.5)
    #expect(abs(screen.x - 125) < 1e-6)
    animator.isReversed = true
    #expect(abs(screen.x - 125) < 1e-6)
    // Half of the distance took one second, so three quarters take one and a half.
    #expect(agree(screen.samples([1, 2]), [100, 50]))
    #expect(screen.log == ["2.0 done start"])
  }

  @Test(
    "A delayed animation is scrubbed within its part of the duration, without jumps",
    arguments: [(0.3, 0.4), (0.6, 0.579), (0.9, 0.799)])
  func delayedPart(fraction: Double, end: Double) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
    animator.addAnimations { [view] in view.center.y = 150 }
    animator.addAnimations({ [view] in view.center.x = 150 }, delayFactor: 0.5)
    animator.addCompletion { [screen] in screen.say("done \($0)") }
    animator.fractionComplete = CGFloat(fraction)
    let share = max(0, (fraction - 0.5) / 0.5)
    #expect(abs(screen.x - 50 - 100 * share) < 1e-6)
    let before = screen.x
    animator.startAnimation()
    #expect(abs(screen.x - before) < 1e-6)
    screen.advance(0.01)
    animator.isReversed = true
    screen.advance(2)
    #expect(screen.log == ["\(end) done start"])
    #expect(screen.x == 50)
  }

  @Test("Animators and springs give the same samples for two tick sizes") func ticks() {
    func run(_ tick: Double) -> [Double] {
      let screen = AnimatingScreen()
      let view = screen.view
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) {
        view.center.x = 150
      }
      UIView.animate(
        withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
      ) {
        view.center.x = 250
      }
      animator.startAnimation()
      var samples: [Double] = []
      for instant in [0.25, 0.5, 0.7, 0.8, 0.95, 1.2] {
        while screen.seconds + tick < instant { screen.advance(tick) }
        screen.advance(to: instant)
        samples.append(screen.x)
        if instant == 0.5 { animator.isReversed = true }
      }
      return samples
    }
    #expect(agree(run(0.001), run(0.25), within: 1e-6))
  }
}
