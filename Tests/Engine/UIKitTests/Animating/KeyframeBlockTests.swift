import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Keyframe animation blocks", .inNewWorld)
struct KeyframeBlockTests {
  let screen = AnimatingScreen()
  var view: UIView { screen.view }

  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Each property becomes one keyframe animation, with ease-in-out over the whole duration")
  func lowering() throws {
    UIView.animateKeyframes(withDuration: 10, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
    }
    let attached = try #require(view.layer.attachedAnimations.first)
    var keyframes = Keyframes()
    keyframes.values = [.number(1), .number(0), .number(0)]
    keyframes.keyTimes = [0, 0.1, 1]
    var expected = AnimationDescription(
      keyPath: LayerKeyPath(.opacity), kind: .keyframes(keyframes), timing: Timing(duration: 10))
    expected.timing.fill = .both
    expected.curve = .easeInEaseOut
    #expect(attached.description == expected)
  }

  @Test("Keyframes follow each other, hold in between and end at the model value") func following()
  {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
    } completion: {
      screen.say("done \($0)")
    }
    #expect(view.center.x == 250)
    #expect(
      agree(screen.samples([0.125, 0.25, 0.4, 0.5, 0.75, 1]), [100, 150, 150, 150, 200, 250]))
    screen.advance(1)
    #expect(screen.log == ["1.0 done true"])
  }

  @Test("A keyframe that sets a property twice has its last value only", arguments: [true, false])
  func twice(isPaced: Bool) {
    let pace = isPaced ? UIView.KeyframeAnimationOptions.calculationModePaced : linear
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, pace]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.transform = CGAffineTransform(scaleX: 9, y: 9)
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
    }
    for (instant, scale) in [(0.25, 1.5), (0.5, 2.0), (0.75, 2.5)] {
      screen.advance(to: instant)
      #expect(abs(Double(screen.shown.transform.m11) - scale) < 1e-6)
    }
  }

  @Test("Transforms go through each keyframe") func transforms() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.transform = .identity
      }
    }
    for (instant, scale) in [(0.25, 2.0), (0.5, 3.0), (0.75, 2.0)] {
      screen.advance(to: instant)
      #expect(abs(Double(screen.shown.transform.m11) - scale) < 1e-6)
    }
  }

  @Test("Discrete keyframes jump") func discrete() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 250 }
    }
    #expect(
      agree(screen.samples([0.25, 0.49, 0.51, 0.74, 0.76, 1]), [50, 50, 150, 150, 250, 250]))
  }

  @Test("Paced keyframes move at constant speed and ignore their times") func paced() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModePaced]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { view.center.x = 450 }
    }
    #expect(agree(screen.samples([0.25, 0.5, 0.75]), [150, 250, 350]))
  }

  @Test("A keyframe block without keyframes is an animation block") func noKeyframes() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { view.center.x = 150 }
    #expect(agree(screen.samples([0.5, 1]), [100, 150]))
  }

  @Test("A keyframe outside of a keyframe block changes the view immediately") func outside() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 150)
  }

  @Test("A keyframe block inherits the linear curve of the block around it") func nested() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      }
    }
    #expect(agree(screen.samples([0.25, 0.5, 0.75]), [100, 150, 150]))
  }

  @Test("A keyframe animation releases its layers") func release() {
    weak var layer: CALayer?
    do {
      let passing = UIView()
      screen.root.addSubview(passing)
      layer = passing.layer
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { passing.alpha = 0 }
      }
      screen.advance(2)
      passing.removeFromSuperview()
      screen.advance(0.1)
    }
    #expect(layer == nil)
  }

  @Test("A property animator scrubs and reverses keyframes", arguments: [0.2, 0.5, 0.7])
  func scrubbed(fraction: Double) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
      }
    }
    animator.fractionComplete = CGFloat(fraction)
    let expected = 50 + 200 * min(fraction, 1 - fraction)
    #expect(abs(screen.x - expected) < 1e-6)
    animator.startAnimation()
    screen.advance(0.1)
    animator.isReversed = true
    screen.advance(0.1)
    #expect(abs(screen.x - expected) < 1e-6)
    screen.advance(1)
    #expect(view.center.x == 50)
    #expect(animator.state == .inactive)
  }
}
