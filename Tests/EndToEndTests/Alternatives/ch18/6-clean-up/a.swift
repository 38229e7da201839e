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
    storedContext = transitionContext
    guard let fromVC = transitionContext.viewController(forKey: .from) as? DropViewController,
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    let mask = Drop.layer()
    mask.position = fromVC.drop.position
    toVC.view.layer.mask = mask
    let grow = CAKeyframeAnimation(keyPath: "transform")
    let large = CATransform3DConcat(
      CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
    grow.values = [CATransform3DIdentity, large]
    grow.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    grow.duration = duration
    grow.fillMode = .both
    grow.isRemovedOnCompletion = false
    grow.delegate = self
    mask.add(grow, forKey: nil)
    fromVC.drop.add(grow, forKey: "grow")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = storedContext else { return }
    context.viewController(forKey: .to)?.view.layer.mask = nil
    let drop = (context.viewController(forKey: .from) as? DropViewController)?.drop
    drop?.removeAnimation(forKey: "grow")
    context.completeTransition(!context.transitionWasCancelled)
    storedContext = nil
  }
}
