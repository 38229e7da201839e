import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing
@Suite("Completing a transition", .inNewWorld)
struct CompletingATransition {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let transitioningDelegate = TransitioningDelegate()
  let animator = ManualAnimator()

  init() {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transitioningDelegate
    transitioningDelegate.presenting = animator
  }

  private func begin() -> TestApp {
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.turn()
    return app
  }

  @Test("Touches hit no view until the transition is completed")
  func touches() {
    let app = begin()
    #expect(app.hitView() == nil)
    animator.context?.completeTransition(true)
    #expect(app.hitView() === presented.view)
  }

  @Test("A transition that is never completed is a fault once nothing can complete it")
  func never() {
    let app = begin()
    app.settle()
    #expect(app.log.faults == ["transition-never-completed"])
    #expect(app.hitView() == nil)
    #expect(app.log.read(only: ["viewDidAppear", "viewDidDisappear"]) == [])
  }

  @Test("While a transition stays open, later presentations and dismissals do nothing")
  func laterOnes() {
    let app = begin()
    app.settle()
    app.log.clear()
    presented.present(Page("another"), animated: true)
    presented.dismiss(animated: true)
    app.settle()
    #expect(
      app.log.lines == [
        "fault present-while-presenting", "fault dismiss-while-transitioning",
      ])
    #expect(presented.presentedViewController == nil)
  }

  @Test("Completing later than transitionDuration announced is not a fault")
  func slow() {
    let app = begin()
    MainLoop.shared.perform(after: 3) { animator.context?.completeTransition(true) }
    app.settle()
    #expect(app.log.faults == [])
    #expect(presenter.view.window == nil)
  }

  @Test("A second completion changes nothing and is a fault")
  func twice() {
    let app = begin()
    animator.context?.completeTransition(true)
    app.log.clear()
    animator.context?.completeTransition(false)
    #expect(app.log.lines == ["fault transition-completed-twice"])
    #expect(presented.view.window != nil)
  }

  @Test("Completing with false but without cancelling restores the presenter and is a fault")
  func falseWithoutCancel() {
    let app = begin()
    animator.context?.completeTransition(false)
    #expect(app.log.faults == ["completed-false-without-cancel"])
    #expect(app.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "presenter.viewWillDisappear", "presented.viewWillAppear",
        "presented.viewWillDisappear", "presented.viewDidDisappear",
        "presenter.viewWillAppear", "presenter.viewDidAppear",
      ])
  }

  @Test("Completing with true after a cancellation is a fault")
  func trueAfterCancel() {
    let interactor = ManualInteractor()
    transitioningDelegate.interaction = interactor
    let app = begin()
    interactor.context?.cancelInteractiveTransition()
    interactor.context?.completeTransition(true)
    #expect(app.log.faults == ["completed-true-after-cancel"])
  }

  @Test("Never adding the incoming view is a fault, and the view is not shown")
  func notAdded() {
    final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 0 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    transitioningDelegate.presenting = Forgetful()
    let app = begin()
    #expect(app.log.faults == ["to-view-not-added"])
    #expect(presented.view.window == nil)
  }

  @Test("animateTransition can complete the transition immediately")
  func atOnce() {
    final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 0 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    let instant = Instant()
    transitioningDelegate.presenting = instant
    let app = begin()
    #expect(presented.view.window != nil)
    #expect(app.hitView() === presented.view)
    app.settle()
    #expect(app.log.faults == [])
  }
}
