import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 1.0
  var originFrame = CGRect.zero

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    toView.transform = CGAffineTransform(
      translationX: originFrame.midX - toView.center.x, y: originFrame.midY - toView.center.y
    ).scaledBy(
      x: originFrame.width / toView.bounds.width, y: originFrame.height / toView.bounds.height)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: []
    ) {
      toView.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension TidepoolViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if let picture = selectedPicture, let shelf = picture.superview {
      transition.originFrame = shelf.convert(picture.frame, to: nil)
    }
    return transition
  }
}
