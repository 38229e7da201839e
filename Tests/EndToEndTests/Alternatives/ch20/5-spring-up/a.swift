import UIKit

extension TrailViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }
}

extension TrailViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    container.addSubview(toView)
    toView.transform = below
    let motion = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.6) {
      toView.transform = .identity
    }
    motion.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    motion.startAnimation()
  }
}
