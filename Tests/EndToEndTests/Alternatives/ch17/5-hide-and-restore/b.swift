import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 1.0
  var presenting = true
  var originFrame = CGRect.zero
  /// Hears after each flight whether the twin is out now, on the screen.
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
    if presenting {
      flyingView.transform = small
      flyingView.center = smallCenter
      flyingView.clipsToBounds = true
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
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    let isOut = presenting ? transitionCompleted : !transitionCompleted
    if let flightEnded { flightEnded(isOut) }
  }
}

extension TidepoolViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if let picture = selectedPicture, let shelf = picture.superview {
      transition.originFrame = shelf.convert(picture.frame, to: nil)
      transition.presenting = true
      transition.flightEnded = { isOut in picture.isHidden = isOut }
      picture.isHidden = true
    }
    return transition
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.presenting = false
    return transition
  }
}
