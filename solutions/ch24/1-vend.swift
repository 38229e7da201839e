import UIKit

extension Lift: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = makeAnimator(for: transitionContext)
    animator = made
    context = transitionContext
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    context = nil
  }
}
