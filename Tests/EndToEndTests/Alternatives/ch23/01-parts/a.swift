import UIKit

final class OpeningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewController(forKey: .from)
    let toVC = transitionContext.viewController(forKey: .to)
    guard let fromVC, let toVC, let from = fromVC as? any AnimatableParts,
      let to = toVC as? any AnimatableParts
    else { return transitionContext.completeTransition(false) }
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.addSubview(toVC.view)
    to.portrait.image = from.portrait.image
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
