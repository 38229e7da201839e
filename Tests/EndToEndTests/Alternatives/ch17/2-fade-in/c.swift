import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 1.0

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.addSubview(toView)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = duration
    toView.layer.add(fade, forKey: "fade")
    CATransaction.commit()
  }
}
