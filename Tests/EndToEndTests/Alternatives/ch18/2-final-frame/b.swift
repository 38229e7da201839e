import UIKit

final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 2.0
  var operation = UINavigationController.Operation.push

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    guard let toView = transitionContext.view(forKey: .to) else { return }
    toView.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.insertSubview(
      toView, at: transitionContext.containerView.subviews.count)
    toVC.view.alpha = 0
    UIView.animate(withDuration: duration) {
      toVC.view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
