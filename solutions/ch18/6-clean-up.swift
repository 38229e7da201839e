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
    guard let fromVC = transitionContext.viewController(forKey: .from) as? DropViewController,
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    storedContext = transitionContext
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    let mask = Drop.layer()
    mask.position = fromVC.drop.position
    toVC.view.layer.mask = mask
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = CATransform3DIdentity
    grow.toValue = CATransform3DConcat(
      CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
    grow.duration = duration
    grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    grow.fillMode = .forwards
    grow.isRemovedOnCompletion = false
    grow.delegate = self
    mask.add(grow, forKey: nil)
    fromVC.drop.add(grow, forKey: nil)
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
