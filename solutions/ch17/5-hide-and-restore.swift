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
    guard let flyingView = prepareFlight(in: transitionContext) else {
      transitionContext.completeTransition(false)
      return
    }
    fly(flyingView) {} completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    flightEnded?(presenting == transitionCompleted)
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
