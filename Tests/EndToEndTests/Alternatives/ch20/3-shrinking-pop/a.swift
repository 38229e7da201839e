import UIKit

extension TrailheadViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    if operation == .push {
      transitionContext.containerView.insertSubview(toView, aboveSubview: fromView)
      toView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        toView.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    } else {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
      let shrink = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
        fromView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      }
      shrink.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      shrink.startAnimation()
    }
  }
}
