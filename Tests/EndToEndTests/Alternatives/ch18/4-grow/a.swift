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
    mask.position = fromVC.drop.position
    toVC.view.layer.mask = mask
    let large = CATransform3DTranslate(CATransform3DMakeScale(150, 150, 1), 0, -10, 0)
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = CATransform3DIdentity
    grow.toValue = large
    grow.duration = duration
    grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    mask.transform = large
    mask.add(grow, forKey: "grow")
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
