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
    guard let flyingView = prepareFlight(in: transitionContext) else {
      transitionContext.completeTransition(false)
      return
    }
    let xScale = originFrame.width / flyingView.bounds.width
    let roundCorner = 20 / xScale
    if presenting {
      flyingView.clipsToBounds = true
      flyingView.layer.cornerRadius = roundCorner
    }
    fly(flyingView) {
      flyingView.layer.cornerRadius = self.presenting ? 0 : roundCorner
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hideOrShowTwin(transitionCompleted)
  }
}
