// swift-format-ignore-file: NeverForceUnwrap

import UIKit

extension Lift: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.6 }

  private func current(_ transition: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
  {
    if context !== transition {
      context = transition
      animator = makeAnimator(for: transition)
    }
    return animator!
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    current(transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    current(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    animator = nil
  }
}
