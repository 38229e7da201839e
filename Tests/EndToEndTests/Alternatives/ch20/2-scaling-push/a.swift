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
    toView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    let motion = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      toView.transform = .identity
    }
    motion.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    motion.startAnimation()
  }
}
