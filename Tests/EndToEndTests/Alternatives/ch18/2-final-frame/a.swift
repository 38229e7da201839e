import UIKit

final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 2.0
  var operation = UINavigationController.Operation.push

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    let place = transitionContext.finalFrame(for: toVC)
    toVC.view.bounds.size = place.size
    toVC.view.center = CGPoint(x: place.midX, y: place.midY)
    toVC.view.alpha = 0
    transitionContext.containerView.addSubview(toVC.view)
    let fade = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
      toVC.view.alpha = 1
    }
    fade.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    fade.startAnimation()
  }
}
