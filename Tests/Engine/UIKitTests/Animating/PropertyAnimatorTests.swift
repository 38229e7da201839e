import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Property animators", .inNewWorld)
struct PropertyAnimatorTests {
  let screen = AnimatingScreen()
  var view: UIView { screen.view }

  private func animator(
    _ duration: Double = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let view = view
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
      view.center.x = 150
    }
    animator.addCompletion { [screen] in screen.say("done \($0)") }
    return animator
  }

  private func note(_ animator: UIViewPropertyAnimator, _ what: String) {
    screen.say("\(what): \(animator.state), running \(animator.isRunning)")
  }

  @Test("An animator runs its blocks on start, and runs while completions are called")
  func life() {
    let animator = animator()
    animator.addAnimations { [view, screen, unowned animator] in
      view.alpha = 0
      screen.say("animations: \(animator.state), running \(animator.isRunning)")
    }
    animator.addCompletion { [screen, unowned animator] _ in
      screen.say("second completion: \(animator.state), running \(animator.isRunning)")
    }
    note(animator, "made")
    animator.startAnimation()
    note(animator, "started")
    #expect(screen.x == 50)
    screen.advance(0.5)
    note(animator, "halfway")
    #expect(abs(screen.x - 100) < 1e-6)
    screen.advance(1)
    note(animator, "over")
    #expect(
      screen.log == [
        "0.0 made: inactive, running false",
        "0.0 animations: active, running false",
        "0.0 started: active, running true",
        "0.5 halfway: active, running true",
        "1.0 done end",
        "1.0 second completion: inactive, running true",
        "1.5 over: inactive, running false",
      ])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A running animator keeps itself alive") func keepsItselfAlive() {
    weak var gone: UIViewPropertyAnimator?
    do {
      let animator = animator()
      gone = animator
      animator.startAnimation()
    }
    screen.advance(0.5)
    #expect(gone != nil)
    screen.advance(1)
    #expect(screen.log == ["1.0 done end"])
    #expect(gone == nil)
    #expect(screen.faults.isEmpty)
  }

  @Test("Releasing a paused or a stopped animator is a fault", arguments: [false, true])
  func released(stopped: Bool) {
    do {
      let animator = animator()
      animator.startAnimation()
      screen.advance(0.25)
      if stopped { animator.stopAnimation(false) } else { animator.pauseAnimation() }
    }
    MainLoop.shared.turn()
    #expect(screen.faults == ["animator-released-while-active"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A duration of 0 becomes 0.2") func noDuration() {
    #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0, delay: 0, animations: { [view] in view.alpha = 0 },
      completion: { [screen] _ in screen.say("done") })
    #expect(running.duration == 0.2)
    screen.advance(1)
    #expect(screen.log == ["0.2 done"])
  }

  @Test("runningPropertyAnimator of duration 0 inherits that of the block around it")
  func inherits() {
    UIView.animate(withDuration: 1) { [view] in
      let inner = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0, delay: 0, animations: { view.alpha = 0 })
      #expect(inner.duration == 1)
    }
    screen.advance(2)
  }

  @Test("An animator scrubs a nested block of duration 0") func nestedBlock() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animate(withDuration: 0) { view.center.x = 150 }
    }
    animator.fractionComplete = 0.25
    #expect(abs(screen.x - 75) < 1e-6)
    animator.stopAnimation(true)
  }

  @Test("Stopping without finishing leaves the views in place and calls no completion")
  func stopping() {
    let animator = animator()
    animator.startAnimation()
    screen.advance(0.5)
    animator.stopAnimation(true)
    note(animator, "stopped")
    screen.advance(1)
    #expect(view.center.x == 100)
    #expect(screen.x == 100)
    #expect(screen.log == ["0.5 stopped: inactive, running false"])
  }

  @Test(
    "Stopping and finishing calls the completions with the position",
    arguments: [
      (UIViewAnimatingPosition.end, 150.0), (.start, 50.0), (.current, 100.0),
    ])
  func finishing(position: UIViewAnimatingPosition, x: Double) {
    let animator = animator()
    animator.startAnimation()
    screen.advance(0.5)
    animator.stopAnimation(false)
    note(animator, "stopped")
    #expect(view.center.x == 100)
    screen.advance(1)
    animator.finishAnimation(at: position)
    #expect(Double(view.center.x) == x)
    #expect(
      screen.log == ["0.5 stopped: stopped, running false", "1.5 done \(position)"])
    #expect(animator.state == .inactive)
  }

  @Test("finishAnimation(at:) without stopAnimation is a fault and does nothing else")
  func finishAlone() {
    let animator = animator()
    animator.startAnimation()
    animator.finishAnimation(at: .end)
    #expect(screen.faults == ["animator-finished-without-stop"])
    #expect(animator.isRunning)
    screen.advance(2)
    #expect(screen.log == ["1.0 done end"])
  }

  @Test("An animator with pausesOnCompletion stays active at its end and does not complete")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    screen.advance(2)
    note(animator, "paused")
    #expect(screen.x == 150)
    animator.isReversed = true
    animator.startAnimation()
    screen.advance(0.5)
    #expect(abs(screen.x - 100) < 1e-6)
    screen.advance(1)
    note(animator, "back")
    #expect(screen.x == 50)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(
      screen.log == [
        "2.0 paused: active, running false", "3.5 back: active, running false", "3.5 done start",
      ])
    #expect(view.center.x == 50)
  }

  @Test("A reversed animator ends at the start with the old values") func reversing() {
    let animator = animator()
    animator.startAnimation()
    screen.advance(0.4)
    animator.isReversed = true
    #expect(agree(screen.samples([0.4, 0.6, 0.8, 0.81]), [90, 70, 50, 50]))
    #expect(screen.log == ["0.8 done start"])
    #expect(view.center.x == 50)
  }

  @Test("An animator that is reversed before it starts runs from the end to the start")
  func startsReversed() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(agree(screen.samples([0, 0.25, 1]), [150, 125, 50]))
    #expect(screen.log == ["1.0 done start"])
  }

  @Test("With a delay, the blocks run immediately and the views move later") func delay() {
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    #expect(view.center.x == 150)
    #expect(agree(screen.samples([0.25, 0.5, 1, 1.5]), [50, 50, 100, 150]))
    #expect(screen.log == ["1.5 done end"])
  }

  @Test("Animations with a delay factor take the rest of the duration") func delayFactor() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations { [view] in view.center.y = 150 }
    animator.addAnimations({ [view] in view.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(agree(screen.samples([0.5, 1, 1.5, 2]), [50, 50, 100, 150]))
  }

  @Test("Animations added to a running animator start from the presented value") func addedLater() {
    let animator = animator(2)
    animator.startAnimation()
    screen.advance(1)
    #expect(abs(screen.x - 100) < 1e-6)
    animator.pauseAnimation()
    animator.addAnimations { [view] in view.center.x = 350 }
    #expect(abs(screen.x - 100) < 1e-6)
    animator.startAnimation()
    // 50 points remain of the first animation, and the second adds 200 in the same second.
    #expect(agree(screen.samples([1, 1.5, 2]), [100, 225, 350]))
    #expect(screen.log == ["2.0 done end"])
  }

  @Test("An animator without animations completes in the next turn") func empty() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { [screen] in screen.say("done \($0)") }
    animator.startAnimation()
    #expect(screen.log.isEmpty)
    MainLoop.shared.turn()
    #expect(screen.log == ["0.0 done end"])
  }

  @Test("Pausing, stopping or scrubbing an animator that is not interruptible is a fault")
  func uninterruptible() {
    let animator = animator()
    animator.isInterruptible = false
    animator.startAnimation()
    screen.advance(0.25)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.fractionComplete = 0
    animator.isInterruptible = true
    screen.advance(1)
    #expect(screen.log == ["1.0 done end"])
    #expect(
      screen.faults == [
        "animator-not-interruptible", "animator-not-interruptible",
        "animator-not-interruptible", "animator-changed-while-active",
      ])
  }

  @Test("A stopped animator accepts only finishAnimation(at:)") func stopped() {
    let animator = animator()
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 1
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    animator.addAnimations { [view] in view.alpha = 0 }
    #expect(view.alpha == 1)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(
      screen.faults == [
        "animator-started-while-stopped", "animator-paused-while-stopped",
        "animator-scrubbed-while-stopped", "animator-continued-while-stopped",
        "animations-added-to-stopped-animator",
      ])
    #expect(screen.log == ["0.0 done end"])
  }

  @Test("The default spring ignores the duration and settles in about half a second")
  func systemSpring() {
    let parameters = UISpringTimingParameters()
    let animator = UIViewPropertyAnimator(duration: 5, timingParameters: parameters)
    animator.addAnimations { [view] in view.center.x = 150 }
    animator.addCompletion { [screen] _ in screen.say("done") }
    animator.startAnimation()
    screen.advance(2)
    #expect(screen.log == ["0.6 done"])
  }

  @Test("A property animator has UIKit's default values") func defaults() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(!animator.isReversed)
    #expect(animator.delay == 0)
  }

  @Test(
    "Views are hit at their presented position unless isManualHitTestingEnabled is set",
    arguments: [false, true])
  func hitTests(isManual: Bool) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isManualHitTestingEnabled = isManual
    animator.addAnimations { [view] in view.center.x = 350 }
    animator.startAnimation()
    screen.advance(0.5)
    let seen = CGPoint(x: 200, y: 50)
    let set = CGPoint(x: 350, y: 50)
    #expect(screen.root.hitTest(seen, with: nil) === (isManual ? screen.root : view))
    #expect(screen.root.hitTest(set, with: nil) === (isManual ? view : screen.root))
    screen.advance(1)
    #expect(screen.root.hitTest(set, with: nil) === view)
  }

  @Test("Views receive no touches while an animator disables user interaction")
  func forbidsTouches() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isUserInteractionEnabled = false
    animator.addAnimations { [view] in view.center.x = 150 }
    animator.startAnimation()
    screen.advance(0.5)
    #expect(screen.root.hitTest(CGPoint(x: 100, y: 50), with: nil) === screen.root)
    screen.advance(1)
    #expect(screen.root.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
  }

  @Test("Finishing at the start restores the background color of view and layer") func color() {
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.backgroundColor = .blue
    }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test("An animator can be started again after it has completed") func again() {
    let animator = animator()
    animator.startAnimation()
    screen.advance(2)
    animator.addAnimations { [view] in view.center.x = 50 }
    animator.addCompletion { [screen] in screen.say("again \($0)") }
    animator.startAnimation()
    screen.advance(0.5)
    #expect(abs(screen.x - 100) < 1e-6)
    screen.advance(2)
    #expect(screen.log == ["1.0 done end", "3.0 again end"])
  }

  @Test("Constraint changes animate with layoutIfNeeded in the animator") func constraints() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(child)
    let left = child.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, child.topAnchor.constraint(equalTo: screen.root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 100),
    ])
    MainLoop.shared.turn()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [screen] in
      left.constant = 200
      screen.root.layoutIfNeeded()
    }
    animator.startAnimation()
    screen.advance(0.5)
    #expect(abs(Double(child.layer.presentation()?.frame.minX ?? 0) - 100) < 1e-6)
    screen.advance(1)
    #expect(child.frame.minX == 200)
  }
}
