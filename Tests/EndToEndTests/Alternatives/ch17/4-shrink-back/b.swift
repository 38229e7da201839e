import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 1.0
  var presenting = true
  var originFrame = CGRect.zero
  var dismissCompletion: (() -> Void)?

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
    if presenting {
      transitionContext.containerView.addSubview(toView)
      toView.transform = small
      toView.center = smallCenter
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) {
        toView.transform = .identity
        toView.center = fullCenter
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    } else {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
        fromView.transform = small
        fromView.center = smallCenter
      } completion: { _ in
        self.dismissCompletion?()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
