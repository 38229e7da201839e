import UIKit

final class OpeningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      fromVC is AnimatableParts, toVC is AnimatableParts
    else {
      transitionContext.completeTransition(false)
      return
    }
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.addSubview(toVC.view)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
