import UIKit

final class RevealAnimator: HeldReveal {
  override func fingerLeft() {
    isInteractive = false
  }

  override func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = storedContext else { return }
    storedContext = nil
    (context.viewController(forKey: .from) as? DropViewController)?.drop.removeAllAnimations()
    context.view(forKey: .to)?.layer.mask = nil
    // After a cancelled swipe the container's clock runs backwards; nobody promises that UIKit sets it right.
    let layer = context.containerView.layer
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    context.completeTransition(!context.transitionWasCancelled)
  }
}
