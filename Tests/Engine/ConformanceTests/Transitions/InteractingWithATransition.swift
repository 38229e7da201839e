import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Interacting with a transition", .inNewWorld)
struct InteractingWithATransition {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let transitioningDelegate = TransitioningDelegate()

  init() {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transitioningDelegate
  }

  @Test("An interaction controller starts the transition instead of the animator")
  func instead() {
    let interactor = ManualInteractor()
    transitioningDelegate.presenting = FadeAnimator()
    transitioningDelegate.interaction = interactor
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.turn()
    #expect(interactor.context?.isInteractive == true)
    #expect(app.hitView() == nil)
    interactor.context?.updateInteractiveTransition(0.5)
    interactor.end(finishing: true)
    app.settle()
    #expect(
      app.log.read(only: ["transition ", "ManualInteractor", "animateTransition"]) == [
        "TransitioningDelegate.interactionControllerForPresentation -> ManualInteractor",
        "transition began", "ManualInteractor.startInteractiveTransition",
        "transition updated(0.5)",
        "transition interactionEnded(cancelled: false)", "transition completed(true)",
      ])
    #expect(app.log.faults == [])
  }

  @Test("Updating a transition that is not interactive is a fault and has no effect")
  func updatesAtTheWrongTime() {
    let animator = ManualAnimator()
    transitioningDelegate.presenting = animator
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.turn()
    animator.context?.updateInteractiveTransition(0.5)
    animator.context?.completeTransition(true)
    #expect(app.log.faults == ["interaction-updated-when-not-interactive"])
    #expect(
      app.log.read(only: ["updated"]) == ["fault interaction-updated-when-not-interactive"])
  }

  @Test("An interaction of a minute is not a fault")
  func patience() {
    let interactor = ManualInteractor()
    transitioningDelegate.presenting = FadeAnimator()
    transitioningDelegate.interaction = interactor
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.wait(60)
    #expect(app.log.faults == [])
    interactor.end(finishing: true)
    #expect(presented.view.window != nil)
  }

  @Test("Finishing an interaction without completing the transition is a fault")
  func forgottenAfterInteraction() {
    let interactor = ManualInteractor()
    transitioningDelegate.presenting = FadeAnimator()
    transitioningDelegate.interaction = interactor
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.wait(5)
    interactor.context?.finishInteractiveTransition()
    app.settle()
    #expect(app.log.faults == ["transition-never-completed"])
  }

  // The engine's choice: if no interactive start is wanted, only UIPercentDrivenInteractiveTransition
  // leaves the start to the animator.
  @Test("A custom interaction controller starts the transition, interactive or not")
  func reluctant() {
    final class NonInteractiveStarter: NSObject, UIViewControllerInteractiveTransitioning {
      var wantsInteractiveStart: Bool { false }
      var wasInteractive: Bool?

      func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
        wasInteractive = context.isInteractive
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    let interactor = NonInteractiveStarter()
    transitioningDelegate.presenting = FadeAnimator()
    transitioningDelegate.interaction = interactor
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.settle()
    #expect(interactor.wasInteractive == false)
    #expect(!app.log.lines.contains("FadeAnimator.animateTransition"))
    #expect(presented.view.window != nil)
  }

  @Test("With an interruptible animator, touches reach the container during the transition")
  func interruptible() {
    let animator = InterruptibleAnimator()
    transitioningDelegate.presenting = animator
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.turn()
    #expect(presented.transitionCoordinator?.isInterruptible == true)
    #expect(app.hitView() === animator.context?.containerView)
    app.settle()
    #expect(app.log.faults == [])
    #expect(presented.view.window != nil)
  }

  @Test("Pausing a running transition makes it interactive and notifies the coordinator")
  func pausing() {
    let animator = InterruptibleAnimator()
    transitioningDelegate.presenting = animator
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    var changes: [Bool] = []
    presented.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    app.wait(0.1)
    let context = animator.context
    animator.animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
    #expect(context?.isInteractive == true)
    animator.animator?.fractionComplete = 0.8
    context?.updateInteractiveTransition(0.8)
    animator.animator?.isReversed = true
    animator.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    context?.cancelInteractiveTransition()
    app.settle()
    #expect(changes == [true, false])
    #expect(presented.view.window == nil)
    #expect(presenter.view.window != nil)
    #expect(app.log.faults == [])
  }

  @Test("An animator is not asked for its interruptible animator unless somebody needs it")
  func askedLate() {
    let animator = InterruptibleAnimator()
    animator.returnsSameAnimator = false
    transitioningDelegate.presenting = animator
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.wait(0.2)
    let method = ["InterruptibleAnimator.interruptibleAnimator"]
    #expect(app.log.read(only: method) == [])
    #expect(app.hitView() === animator.context?.containerView)
    #expect(app.log.read(only: method).count == 1)
    #expect(presented.transitionCoordinator?.isInterruptible == true)
    #expect(app.log.read(only: method).count == 1)
    app.settle()
    #expect(presented.view.window != nil)
  }

  @Test("Vending a different interruptible animator on a second call is a fault")
  func replaced() {
    let animator = InterruptibleAnimator()
    animator.returnsSameAnimator = false
    transitioningDelegate.presenting = animator
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    transitioningDelegate.interaction = interaction
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.turn()
    #expect(presented.transitionCoordinator?.isInterruptible == true)
    #expect(app.log.faults == [])
    interaction.pause()
    #expect(app.log.faults.contains("interruptible-animator-replaced"))
    animator.context?.cancelInteractiveTransition()
    animator.context?.completeTransition(false)
  }
}

/// Fades with a property animator that can be paused.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var returnsSameAnimator = true
  private(set) var animator: UIViewPropertyAnimator?
  private(set) weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator, returnsSameAnimator { return animator }
    self.context = context
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: nil)
    animator = made
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if let incoming { context.containerView.addSubview(incoming) }
    incoming?.alpha = 0
    made.addAnimations {
      incoming?.alpha = 1
      if incoming == nil { outgoing?.alpha = 0 }
    }
    made.addCompletion { position in
      outgoing?.alpha = 1
      if position == .end {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      context.completeTransition(position == .end)
    }
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
