import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toViewController = transitionContext.viewController(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    toViewController.view.frame = transitionContext.finalFrame(for: toViewController)
    transitionContext.containerView.addSubview(toViewController.view)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

extension TidepoolViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition
  }
}
