import UIKit

final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate
{
  let duration = 2.0
  var operation = UINavigationController.Operation.push
  private var storedContext: UIViewControllerContextTransitioning?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let hole = Hole(in: transitionContext) else {
      transitionContext.completeTransition(false)
      return
    }
    storedContext = transitionContext
    let grow = Hole.growth(lasting: duration)
    grow.delegate = self
    hole.mask.add(grow, forKey: nil)
    hole.drop.add(grow, forKey: nil)
    let fadeIn = CABasicAnimation(keyPath: "opacity")
    fadeIn.fromValue = 0
    fadeIn.toValue = 1
    fadeIn.duration = duration
    hole.screen.layer.add(fadeIn, forKey: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = storedContext else { return }
    storedContext = nil
    if let fromVC = context.viewController(forKey: .from) as? DropViewController {
      fromVC.drop.removeAllAnimations()
    }
    context.view(forKey: .to)?.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
