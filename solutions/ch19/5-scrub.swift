import UIKit

final class RevealAnimator: HeldReveal {
  private var pausedTime: CFTimeInterval = 0

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    let elapsed = animationDuration * TimeInterval(percentComplete)
    storedContext?.containerView.layer.timeOffset = pausedTime + elapsed
  }

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    super.animateTransition(using: transitionContext)
    if isInteractive {
      let layer = transitionContext.containerView.layer
      pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
    }
  }
}
