import UIKit

final class Cutter: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let toView = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(toView)
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
