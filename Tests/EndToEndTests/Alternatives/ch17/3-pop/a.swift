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
    let finalCenter = toView.center
    toView.transform = CGAffineTransform(
      scaleX: originFrame.width / toView.bounds.width,
      y: originFrame.height / toView.bounds.height)
    toView.center = CGPoint(x: originFrame.midX, y: originFrame.midY)
    toView.clipsToBounds = true
    transitionContext.containerView.addSubview(toView)
    let pop = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.4) {
      toView.transform = .identity
      toView.center = finalCenter
    }
    pop.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    pop.startAnimation()
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
