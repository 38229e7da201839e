import HeadlessQuartzCore
import HeadlessUIKit

/// Fades the incoming view in, or the outgoing one out; the least that an animator can do.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  /// What the context said when the animation began.
  var seen: ((UIViewControllerContextTransitioning) -> Void)?
  /// Kept for tests that complete by hand.
  weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    seen?(context)
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if let incoming {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      animations: {
        incoming?.alpha = 1
        if incoming == nil { outgoing?.alpha = 0 }
      },
      completion: { _ in
        outgoing?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Adds the incoming view, and leaves completing to the test.
final class Manual: NSObject, UIViewControllerAnimatedTransitioning {
  var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

/// Vends what a test gives it, for presentations and dismissals.
final class Director: NSObject, UIViewControllerTransitioningDelegate {
  var presenting: UIViewControllerAnimatedTransitioning?
  var dismissing: UIViewControllerAnimatedTransitioning?
  var interaction: UIViewControllerInteractiveTransitioning?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self.presenting }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { dismissing }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation?(presented, presenting)
  }
}

/// Drives a transition by hand, without any animator object.
final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
  var context: UIViewControllerContextTransitioning?

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) {
      context.containerView.insertSubview(view, at: 0)
    }
  }

  func end(finishing: Bool) {
    guard let context else { return }
    finishing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    context.completeTransition(finishing)
  }
}
