import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.8 and 2.9 about interactive and interruptible transitions.
@MainActor
@Suite("Interacting with a transition", .oneAtATime)
struct InteractingWithATransition {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let director = Director()

  init() {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = director
  }

  @Test("An interactor starts the transition instead of the animator")
  func instead() {
    let hand = Hand()
    director.presenting = Fade()
    director.interaction = hand
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    #expect(hand.context?.isInteractive == true)
    #expect(theatre.touched() == nil)
    hand.context?.updateInteractiveTransition(0.5)
    hand.end(finishing: true)
    theatre.settle()
    #expect(
      theatre.journal.read(only: ["transition ", "Hand", "animateTransition"]) == [
        "Director.interactionControllerForPresentation -> Hand",
        "transition began", "Hand.startInteractiveTransition", "transition updated(0.5)",
        "transition interactionEnded(cancelled: false)", "transition completed(true)",
      ])
    #expect(theatre.journal.faults == [])
  }

  @Test("Progress that is reported while nobody interacts is a fault without effect")
  func updatesAtTheWrongTime() {
    let manual = Manual()
    director.presenting = manual
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    manual.context?.updateInteractiveTransition(0.5)
    manual.context?.completeTransition(true)
    #expect(theatre.journal.faults == ["interaction-updated-when-not-interactive"])
    #expect(
      theatre.journal.read(only: ["updated"]) == ["fault interaction-updated-when-not-interactive"])
  }

  @Test("An interaction may take as long as it likes")
  func patience() {
    let hand = Hand()
    director.presenting = Fade()
    director.interaction = hand
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    theatre.wait(60)
    #expect(theatre.journal.faults == [])
    hand.end(finishing: true)
    #expect(presented.view.window != nil)
  }

  @Test("An ended interaction that nobody completes is found out")
  func forgottenAfterInteraction() {
    let hand = Hand()
    director.presenting = Fade()
    director.interaction = hand
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    theatre.wait(5)
    hand.context?.finishInteractiveTransition()
    theatre.settle()
    #expect(theatre.journal.faults == ["transition-never-completed"])
  }

  // Engine rule: only the percent-driven interactor leaves the start to the animator. A hand-written
  // one is always started, and asks the context whether it is interactive.
  @Test("A hand-written interactor starts the transition, interactive or not")
  func reluctant() {
    final class Reluctant: NSObject, UIViewControllerInteractiveTransitioning {
      var wantsInteractiveStart: Bool { false }
      var wasInteractive: Bool?

      func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
        wasInteractive = context.isInteractive
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    let interactor = Reluctant()
    director.presenting = Fade()
    director.interaction = interactor
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    theatre.settle()
    #expect(interactor.wasInteractive == false)
    #expect(!theatre.journal.lines.contains("Fade.animateTransition"))
    #expect(presented.view.window != nil)
  }

  @Test("An interruptible animator is asked for, and lets touches reach the container")
  func interruptible() {
    let animator = Interruptible()
    director.presenting = animator
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    #expect(presented.transitionCoordinator?.isInterruptible == true)
    #expect(theatre.touched() === animator.context?.containerView)
    theatre.settle()
    #expect(theatre.journal.faults == [])
    #expect(presented.view.window != nil)
  }

  @Test("Pausing makes a running transition interactive and tells the coordinator")
  func pausing() {
    let animator = Interruptible()
    director.presenting = animator
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    var heard: [Bool] = []
    presented.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    theatre.wait(0.1)
    let context = animator.context
    animator.animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
    #expect(context?.isInteractive == true)
    animator.animator?.fractionComplete = 0.8
    context?.updateInteractiveTransition(0.8)
    animator.animator?.isReversed = true
    animator.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    context?.cancelInteractiveTransition()
    theatre.settle()
    #expect(heard == [true, false])
    #expect(presented.view.window == nil)
    #expect(presenter.view.window != nil)
    #expect(theatre.journal.faults == [])
  }

  @Test("An animator that vends another object each time is a fault when it is asked again")
  func replaced() {
    let animator = Interruptible()
    animator.keeps = false
    director.presenting = animator
    director.interaction = UIPercentDrivenInteractiveTransition()
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    #expect(theatre.journal.faults.contains("interruptible-animator-replaced"))
    animator.context?.cancelInteractiveTransition()
    animator.context?.completeTransition(false)
  }
}

/// Fades with a property animator that may be paused.
final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  var keeps = true
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
    if let animator, keeps { return animator }
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
