import UIKit

extension Lift: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool {
    isHeld
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    if transitionContext.isInteractive {
      interruptibleAnimator(using: transitionContext).fractionComplete = 0
    } else {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }
  }
}
