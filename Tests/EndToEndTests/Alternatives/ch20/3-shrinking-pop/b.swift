import UIKit

extension TrailheadViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let isPush = operation == .push
    let container = transitionContext.containerView
    let moving = isPush ? toView : fromView
    let small = CGAffineTransform.identity.scaledBy(x: 0.1, y: 0.1)
    container.addSubview(toView)
    container.bringSubviewToFront(moving)
    if isPush { moving.transform = small }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
      moving.transform = isPush ? .identity : small
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
