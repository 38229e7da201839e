import HeadlessQuartzCore
import HeadlessUIKit

/// Fades the incoming view in, or the outgoing view out if there is no incoming view.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  /// Called with the context at the start of `animateTransition(using:)`.
  var willAnimate: ((UIViewControllerContextTransitioning) -> Void)?
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    willAnimate?(context)
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

/// Adds the incoming view and leaves it to the test to complete the transition.
final class ManualAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

/// Returns the animators and controllers that a test sets.
final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
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

/// An interaction controller that a test finishes or cancels, without using the animator.
final class ManualInteractor: NSObject, UIViewControllerInteractiveTransitioning {
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
