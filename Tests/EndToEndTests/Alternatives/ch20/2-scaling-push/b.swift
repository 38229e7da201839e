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
    transitionContext.containerView.insertSubview(toView, aboveSubview: fromView)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0.1
    grow.toValue = 1
    grow.duration = transitionDuration(using: transitionContext)
    grow.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    toView.layer.add(grow, forKey: "grow")
    CATransaction.commit()
  }
}
