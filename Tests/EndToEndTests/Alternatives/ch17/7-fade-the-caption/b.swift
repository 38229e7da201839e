import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 1.0
  var presenting = true
  var originFrame = CGRect.zero
  var flightEnded: ((_ isOut: Bool) -> Void)?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let flyingView = presenting ? toView : fromView
    let fullCenter = flyingView.center
    let smallCenter = CGPoint(x: originFrame.midX, y: originFrame.midY)
    let small = CGAffineTransform(
      scaleX: originFrame.width / flyingView.bounds.width,
      y: originFrame.height / flyingView.bounds.height)
    let detail =
      transitionContext.viewController(forKey: presenting ? .to : .from) as? CreatureViewController
    if presenting {
      flyingView.transform = small
      flyingView.center = smallCenter
      flyingView.clipsToBounds = true
      detail?.caption.alpha = 0
    }
    if presenting {
      transitionContext.containerView.addSubview(toView)
    } else {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(withDuration: duration) {
      detail?.caption.alpha = self.presenting ? 1 : 0
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: []
    ) {
      flyingView.transform = self.presenting ? .identity : small
      flyingView.center = self.presenting ? fullCenter : smallCenter
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    flightEnded?(presenting == transitionCompleted)
  }
}
