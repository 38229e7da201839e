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
    let detail =
      transitionContext.viewController(forKey: presenting ? .to : .from) as? CreatureViewController
    let flyingView = presenting ? toView : fromView
    let fullCenter = flyingView.center
    let smallCenter = CGPoint(x: originFrame.midX, y: originFrame.midY)
    let xScale = originFrame.width / flyingView.bounds.width
    let yScale = originFrame.height / flyingView.bounds.height
    let small = CGAffineTransform(scaleX: xScale, y: yScale)
    let roundCorner = 20 * flyingView.bounds.width / originFrame.width
    if presenting {
      flyingView.transform = small
      flyingView.center = smallCenter
      flyingView.layer.masksToBounds = true
      detail?.caption.alpha = 0
      flyingView.layer.cornerRadius = roundCorner
    }
    if presenting {
      transitionContext.containerView.addSubview(toView)
    } else {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: []
    ) {
      flyingView.transform = self.presenting ? .identity : small
      flyingView.center = self.presenting ? fullCenter : smallCenter
      detail?.caption.alpha = self.presenting ? 1 : 0
      flyingView.layer.cornerRadius = self.presenting ? 0 : roundCorner
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    flightEnded?(presenting == transitionCompleted)
  }
}
