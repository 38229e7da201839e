import UIKit

extension Lift: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isHeld }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: transitionContext)
    if transitionContext.isInteractive {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }
}
