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
    transitionContext.containerView.addSubview(toView)
    transitionContext.containerView.bringSubviewToFront(flyingView)
    let flight = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.4) {
      flyingView.transform = self.presenting ? .identity : small
      flyingView.center = self.presenting ? fullCenter : smallCenter
      detail?.caption.alpha = self.presenting ? 1 : 0
    }
    flight.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    flight.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    flightEnded?(presenting == transitionCompleted)
  }
}
