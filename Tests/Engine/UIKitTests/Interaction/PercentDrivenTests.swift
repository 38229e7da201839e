import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Percent-driven transitions", .inNewWorld)
struct PercentDrivenTests {
  let scene = InteractiveScene()
  let interactor = UIPercentDrivenInteractiveTransition()

  private func present(_ animator: UIViewControllerAnimatedTransitioning) {
    scene.animator = animator
    scene.interactor = interactor
    scene.present()
  }

  private var animators: [UIViewControllerAnimatedTransitioning] { [BlockFade(), AnimatorFade()] }

  @Test("The views show the progress for as long as the interaction lasts", arguments: [0, 1])
  func progress(kind: Int) {
    present(animators[kind])
    defer { scene.close() }
    #expect(interactor.duration == 1)
    for percent in [0.0, 0.3, 0.8, 1, 0.2, 0] {
      interactor.update(CGFloat(percent))
      scene.advance(0.7)
      #expect(abs(scene.opacity - percent) < 1e-6)
      #expect(interactor.percentComplete == CGFloat(percent))
    }
    #expect(scene.log == ["0.0 began"])
  }

  @Test("What all blocks wait is no part of what is driven")
  func commonDelay() {
    let animator = BlockFade()
    animator.delay = 1
    present(animator)
    defer { scene.close() }
    interactor.update(0.3)
    scene.advance(0.5)
    #expect(abs(scene.opacity - 0.3) < 1e-6)
    interactor.finish()
    scene.advance(0.8)
    #expect(scene.log.contains("1.2 completed true"))
  }

  @Test("A percent-driven interaction controller has UIKit's default values")
  func defaults() {
    #expect(interactor.completionCurve == .easeInOut)
    #expect(interactor.completionSpeed == 1)
    #expect(interactor.timingCurve == nil)
    #expect(interactor.wantsInteractiveStart)
    #expect(interactor.percentComplete == 0)
  }

  @Test(
    "A percent-driven animation is linear whatever its timing curve",
    arguments: BlockFade.Kind.allCases)
  func linear(kind: BlockFade.Kind) {
    let animator = BlockFade()
    animator.kind = kind
    present(animator)
    defer { scene.close() }
    for percent in [0.1, 0.25, 0.8] {
      interactor.update(CGFloat(percent))
      MainLoop.shared.turn()
      #expect(abs(scene.opacity - percent) < 1e-6)
    }
    interactor.cancel()
    scene.advance(2)
  }

  @Test(
    "Animations alongside follow the percentage and end with the transition",
    arguments: [true, false])
  func alongside(finishes: Bool) {
    scene.animator = BlockFade()
    scene.interactor = interactor
    let dimming = UIView()
    scene.didPresent = { [scene] in
      scene.presented.transitionCoordinator?.animate(alongsideTransition: { context in
        context.containerView.addSubview(dimming)
        dimming.alpha = 0
      })
    }
    scene.present()
    defer { scene.close() }
    func shown() -> Double { Double(dimming.layer.presentation()?.opacity ?? -1) }
    for percent in [0.2, 0.6, 0.4] {
      interactor.update(CGFloat(percent))
      scene.advance(0.3)
      #expect(abs(shown() - 1 + percent) < 1e-6)
    }
    finishes ? interactor.finish() : interactor.cancel()
    let rest = finishes ? 0.6 : 0.4
    let curve = CubicCurve.easeInEaseOut.value(at: 0.1 / rest)
    scene.advance(0.1)
    #expect(abs(shown() - 0.6 - curve * (finishes ? -0.6 : 0.4)) < 1e-6)
    scene.advance(rest - 0.1 + 1e-6)
    #expect(dimming.alpha == (finishes ? 0 : 1))
    #expect(scene.log.contains { $0.hasSuffix("completed \(finishes)") })
  }

  @Test("Finishing takes the remaining time and completes once", arguments: [0, 1])
  func finishing(kind: Int) {
    present(animators[kind])
    defer { scene.close() }
    interactor.update(0.4)
    scene.advance(1)
    interactor.finish()
    scene.advance(to: 3)
    #expect(
      scene.log == [
        "0.0 began", "1.0 finished", "1.6 completed true", "1.6 presented",
      ])
    #expect(scene.opacity == 1)
    #expect(scene.presenter.presentedViewController === scene.presented)
  }

  @Test("Cancelling takes the elapsed time and completes once", arguments: [0, 1])
  func cancelling(kind: Int) {
    present(animators[kind])
    defer { scene.close() }
    interactor.update(0.4)
    scene.advance(1)
    interactor.cancel()
    scene.advance(to: 1.4 - 1e-6)
    #expect(scene.opacity < 0.02)
    scene.advance(to: 3)
    #expect(scene.log == ["0.0 began", "1.0 cancelled", "1.4 completed false"])
    #expect(scene.presenter.presentedViewController == nil)
    #expect(scene.view.window == nil)
  }

  @Test("Finishing and cancelling are symmetric", arguments: [0, 1])
  func symmetry(kind: Int) {
    func samples(from percent: CGFloat, finishes: Bool) -> [Double] {
      // Both runs have to start at the same frame.
      World.restart()
      let scene = InteractiveScene()
      let interactor = UIPercentDrivenInteractiveTransition()
      scene.animator = animators[kind]
      scene.interactor = interactor
      scene.present()
      defer { scene.close() }
      interactor.update(percent)
      finishes ? interactor.finish() : interactor.cancel()
      return (0..<50).map { _ in
        scene.advance(0.011)
        return scene.opacity
      }
    }
    let finishing = samples(from: 0.4, finishes: true)
    let cancelling = samples(from: 0.6, finishes: false)
    #expect(zip(finishing, cancelling).allSatisfy { abs($0 + $1 - 1) < 1e-6 })
  }

  @Test("The completion speed divides the remaining time", arguments: [0, 1])
  func speed(kind: Int) {
    present(animators[kind])
    defer { scene.close() }
    interactor.completionSpeed = 2
    interactor.update(0.4)
    interactor.finish()
    scene.advance(2)
    #expect(scene.log.contains("0.3 completed true"))
  }

  @Test("Without an interruptible animator, finishing follows the completion curve") func curve() {
    present(BlockFade())
    defer { scene.close() }
    interactor.completionCurve = .easeIn
    interactor.update(0.5)
    interactor.finish()
    // The container's time changes at frames only.
    let begin = MainLoop.shared.now
    let frame = ((begin + 0.25 - MainLoop.epoch) * 60).rounded(.up) / 60 + MainLoop.epoch
    MainLoop.shared.advance(to: frame)
    let expected = 0.5 + 0.5 * CubicCurve.easeIn.value(at: (frame - begin) / 0.5)
    #expect(abs(scene.opacity - expected) < 1e-6)
    scene.advance(1)
  }

  @Test("With an interruptible animator, timingCurve replaces the animator's curve")
  func timingCurve() {
    present(AnimatorFade())
    defer { scene.close() }
    interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    interactor.update(0.5)
    interactor.finish()
    scene.advance(to: 0.25)
    #expect(abs(scene.opacity - 0.5 - 0.5 * CubicCurve.easeIn.value(at: 0.5)) < 1e-6)
    scene.advance(1)
    #expect(scene.log.contains("0.5 completed true"))
  }

  @Test("Cancelling without progress completes immediately", arguments: [0, 1])
  func atOnce(kind: Int) {
    present(animators[kind])
    defer { scene.close() }
    interactor.cancel()
    scene.advance(1)
    #expect(scene.log == ["0.0 began", "0.0 cancelled", "0.0 completed false"])
  }

  @Test("Calls outside of an interaction are faults and have no other effect") func misuse() {
    present(BlockFade())
    defer { scene.close() }
    interactor.finish()
    interactor.update(0.1)
    interactor.cancel()
    scene.advance(2)
    interactor.update(0.5)
    #expect(
      scene.log == [
        "0.0 began", "0.0 finished", "0.0 fault interaction-updated-when-not-interactive",
        "0.0 fault interaction-updated-when-not-interactive", "1.0 completed true",
        "1.0 presented", "2.0 fault interaction-updated-when-not-interactive",
      ])
  }

  @Test("Ending a transition before it has begun is remembered, and a fault", arguments: [0, 1])
  func early(kind: Int) {
    for finishes in [true, false] {
      let scene = InteractiveScene()
      let interactor = UIPercentDrivenInteractiveTransition()
      scene.animator = animators[kind]
      scene.interactor = interactor
      scene.hasAsked = { finishes ? interactor.finish() : interactor.cancel() }
      scene.present()
      scene.advance(2)
      let fault = "0.0 fault interaction-updated-when-not-interactive"
      #expect(
        scene.log
          == (finishes
            ? [fault, "0.0 began", "0.0 finished", "1.0 completed true", "1.0 presented"]
            : [fault, "0.0 began", "0.0 cancelled", "0.0 completed false"]))
      scene.close()
    }
  }

  @Test("An end that was asked for too early is not for a later transition")
  func forgotten() {
    scene.animator = BlockFade()
    scene.hasAsked = { interactor.finish() }
    scene.present()
    defer { scene.close() }
    scene.advance(2)
    scene.presenter.dismiss(animated: false)
    scene.advance(1)
    scene.interactor = interactor
    scene.presenter.present(scene.presented, animated: true)
    scene.advance(2)
    #expect(scene.log.last == "3.0 began")
    interactor.cancel()
    scene.advance(2)
  }

  @Test("An interruptible animator does not drive animations added to layers, which is a fault")
  func raw() {
    let animator = AnimatorFade()
    let raw = CABasicAnimation(keyPath: "cornerRadius")
    raw.toValue = 50
    raw.duration = 1
    animator.raw = raw
    present(animator)
    defer { scene.close() }
    interactor.update(0.2)
    interactor.update(0.3)
    scene.advance(0.5)
    #expect(abs(Double(scene.view.layer.presentation()?.cornerRadius ?? 0) - 25) < 1e-6)
    #expect(scene.log == ["0.0 began", "0.0 fault raw-animation-in-percent-driven"])
    interactor.finish()
    scene.advance(2)
  }

  @Test("A transition without an interactive start can be paused and then driven")
  func caught() {
    interactor.wantsInteractiveStart = false
    present(AnimatorFade())
    defer { scene.close() }
    scene.advance(0.5)
    #expect(abs(scene.opacity - 0.5) < 1e-6)
    interactor.pause()
    scene.advance(1)
    #expect(abs(scene.opacity - 0.5) < 1e-6)
    #expect(interactor.percentComplete == 0.5)
    interactor.update(0.8)
    #expect(abs(scene.opacity - 0.8) < 1e-6)
    interactor.cancel()
    scene.advance(2)
    #expect(scene.log == ["0.0 began", "1.5 cancelled", "2.3 completed false"])
  }

  @Test("A finishing transition can be paused and driven again", arguments: [0, 1])
  func caughtAgain(kind: Int) {
    present(animators[kind])
    defer { scene.close() }
    interactor.update(0.2)
    interactor.finish()
    scene.advance(to: 0.4)
    interactor.pause()
    let opacity = scene.opacity
    #expect(opacity > 0.3 && opacity < 0.9)
    scene.advance(1)
    #expect(abs(scene.opacity - opacity) < 1e-6)
    #expect(abs(Double(interactor.percentComplete) - opacity) < 1e-6)
    interactor.update(0.5)
    interactor.cancel()
    scene.advance(2)
    #expect(
      scene.log == ["0.0 began", "0.0 finished", "1.4 cancelled", "1.9 completed false"])
  }

  @Test(
    "A subclass that pauses and restarts the container's layer completes once",
    arguments: [true, false])
  func tutorial(finishes: Bool) {
    let reveal = SelfDrivenReveal()
    scene.animator = reveal
    scene.interactor = reveal
    scene.present()
    defer { scene.close() }
    for percent in [0.1, 0.2, 0.3] {
      reveal.update(CGFloat(percent))
      scene.advance(0.1)
      #expect(abs(scene.opacity - percent) < 1e-6)
    }
    finishes ? reveal.finish() : reveal.cancel()
    var last = scene.opacity
    while scene.log.last?.contains("ed") == true,
      !scene.log.contains(where: { $0.contains("completed") })
    {
      scene.advance(1.0 / 60)
      let opacity = scene.opacity
      if !scene.log.contains(where: { $0.contains("completed") }) {
        #expect(finishes ? opacity >= last - 1e-9 : opacity <= last + 1e-9)
      }
      last = opacity
      guard scene.seconds < 5 else { break }
    }
    scene.advance(3)
    #expect(
      scene.log
        == (finishes
          ? ["0.0 began", "0.3 finished", "1.7 completed true", "1.7 presented"]
          : ["0.0 began", "0.3 cancelled", "0.9 completed false"]))
  }

  @Test("A custom interaction controller can finish and cancel", arguments: [true, false])
  func byHand(forwards: Bool) {
    let animator = AnimatorFade()
    let driver = CustomInteractionController(animator)
    scene.animator = animator
    scene.interactor = driver
    scene.present()
    defer { scene.close() }
    driver.update(0.5)
    scene.advance(1)
    #expect(abs(scene.opacity - 0.5) < 1e-6)
    driver.end(forwards: forwards)
    scene.advance(0.1)
    #expect(abs(scene.opacity - (forwards ? 0.75 : 0.25)) < 1e-6)
    scene.advance(2)
    #expect(
      scene.log
        == (forwards
          ? ["0.0 began", "1.2 finished", "1.2 completed true", "1.2 presented"]
          : ["0.0 began", "1.2 cancelled", "1.2 completed false"]))
  }

  @Test("The coordinator reports when a transition becomes interactive and when it stops being so")
  func coordinators() {
    interactor.wantsInteractiveStart = false
    present(AnimatorFade())
    defer { scene.close() }
    scene.presented.transitionCoordinator?.notifyWhenInteractionChanges { [scene] context in
      scene.say("changed, interactive \(context.isInteractive)")
    }
    scene.advance(0.5)
    interactor.pause()
    scene.advance(0.5)
    interactor.finish()
    scene.advance(2)
    #expect(
      scene.log == [
        "0.0 began", "0.5 changed, interactive true", "1.0 finished",
        "1.0 changed, interactive false", "1.5 completed true", "1.5 presented",
      ])
  }
}
