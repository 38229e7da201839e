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
    guard let fromVC = transitionContext.viewController(forKey: .from) as? DropViewController,
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    let mask = Drop.layer()
    mask.position = CGPoint(x: fromVC.drop.frame.midX, y: fromVC.drop.frame.midY)
    toVC.view.layer.mask = mask
    Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
