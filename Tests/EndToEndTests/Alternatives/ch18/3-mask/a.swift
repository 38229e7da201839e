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
    guard let toView = transitionContext.view(forKey: .to) else { return }
    toView.frame = transitionContext.finalFrame(for: toVC)
    toView.layer.mask = Drop.layer()
    toView.layer.mask?.position = toView.layer.convert(
      fromVC.drop.position, from: fromVC.view.layer)
    transitionContext.containerView.addSubview(toView)
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
