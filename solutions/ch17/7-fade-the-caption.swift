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
    let detail =
      transitionContext.viewController(forKey: presenting ? .to : .from) as? CreatureViewController
    if presenting {
      detail?.caption.alpha = 0
    }
    fly(flyingView) {
      detail?.caption.alpha = self.presenting ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hideOrShowTwin(transitionCompleted)
  }
}
