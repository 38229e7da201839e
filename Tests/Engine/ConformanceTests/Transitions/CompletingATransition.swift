import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.9, first row: what `completeTransition(_:)` ends, and what happens without it.
@MainActor
@Suite("Completing a transition", .oneAtATime)
struct CompletingATransition {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let director = Director()
  let manual = Manual()

  init() {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = director
    director.presenting = manual
  }

  private func begin() -> Theatre {
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    return theatre
  }

  @Test("Touches reach nothing until the transition is completed")
  func touches() {
    let theatre = begin()
    #expect(theatre.touched() == nil)
    manual.context?.completeTransition(true)
    #expect(theatre.touched() === presented.view)
  }

  @Test("A transition that is never completed is a fault once nothing can complete it")
  func never() {
    let theatre = begin()
    theatre.settle()
    #expect(theatre.journal.faults == ["transition-never-completed"])
    #expect(theatre.touched() == nil)
    #expect(theatre.journal.read(only: ["viewDidAppear", "viewDidDisappear"]) == [])
  }

  @Test("While a transition stays open, later presentations and dismissals do nothing")
  func laterOnes() {
    let theatre = begin()
    theatre.settle()
    theatre.journal.clear()
    presented.present(Page("another"), animated: true)
    presented.dismiss(animated: true)
    theatre.settle()
    #expect(
      theatre.journal.lines == [
        "fault present-while-presenting", "fault dismiss-while-transitioning",
      ])
    #expect(presented.presentedViewController == nil)
  }

  @Test("An animation that outlasts its announced duration is no fault")
  func slow() {
    let theatre = begin()
    MainLoop.shared.perform(after: 3) { manual.context?.completeTransition(true) }
    theatre.settle()
    #expect(theatre.journal.faults == [])
    #expect(presenter.view.window == nil)
  }

  @Test("A second completion changes nothing and is a fault")
  func twice() {
    let theatre = begin()
    manual.context?.completeTransition(true)
    theatre.journal.clear()
    manual.context?.completeTransition(false)
    #expect(theatre.journal.lines == ["fault transition-completed-twice"])
    #expect(presented.view.window != nil)
  }

  @Test("Completing with false gives the presenter back everything, and is a fault by itself")
  func falseWithoutCancel() {
    let theatre = begin()
    manual.context?.completeTransition(false)
    #expect(theatre.journal.faults == ["completed-false-without-cancel"])
    #expect(theatre.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "presenter.viewWillDisappear", "presented.viewWillAppear",
        "presented.viewWillDisappear", "presented.viewDidDisappear",
        "presenter.viewWillAppear", "presenter.viewDidAppear",
      ])
  }

  @Test("Completing with true after a cancellation is a fault")
  func trueAfterCancel() {
    let hand = Hand()
    director.interaction = hand
    let theatre = begin()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(true)
    #expect(theatre.journal.faults == ["completed-true-after-cancel"])
  }

  @Test("An incoming view that was never added is a fault, and missing on the screen")
  func notAdded() {
    final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 0 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    director.presenting = Forgetful()
    let theatre = begin()
    #expect(theatre.journal.faults == ["to-view-not-added"])
    #expect(presented.view.window == nil)
  }

  @Test("Completing inside of animateTransition is possible")
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
    director.presenting = instant
    let theatre = begin()
    #expect(presented.view.window != nil)
    #expect(theatre.touched() === presented.view)
    theatre.settle()
    #expect(theatre.journal.faults == [])
  }
}
