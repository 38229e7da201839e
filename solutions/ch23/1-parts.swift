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
      let from = fromVC as? AnimatableParts, let to = toVC as? AnimatableParts
    else {
      transitionContext.completeTransition(false)
      return
    }
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.addSubview(toVC.view)
    to.portrait.image = from.portrait.image
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
