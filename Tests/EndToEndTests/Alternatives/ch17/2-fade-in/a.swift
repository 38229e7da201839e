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
    toView.alpha = 0
    let fade = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
      toView.alpha = 1
    }
    fade.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    fade.startAnimation()
  }
}
