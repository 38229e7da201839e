import UIKit

final class OpeningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from) as? AnimatableParts,
      let to = toVC as? AnimatableParts
    else {
      DispatchQueue.main.async { transitionContext.completeTransition(false) }
      return
    }
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.addSubview(toVC.view)
    to.portrait.image = from.portrait.image
    toVC.view.layoutIfNeeded()
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
