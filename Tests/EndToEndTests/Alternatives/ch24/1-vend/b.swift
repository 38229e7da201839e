// swift-format-ignore-file: NeverForceUnwrap

import UIKit

extension Lift: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: transitionContext)
    animator.startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    guard animator == nil else { return animator! }
    self.context = transitionContext
    let new = makeAnimator(for: transitionContext)
    new.addCompletion { [weak self] _ in
      self?.animator = nil
      self?.context = nil
    }
    self.animator = new
    return new
  }
}
