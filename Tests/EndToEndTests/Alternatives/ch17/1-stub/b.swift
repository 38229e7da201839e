import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    transitionContext.view(forKey: .to).map { container.addSubview($0) }
    DispatchQueue.main.async {
      let wasCancelled = transitionContext.transitionWasCancelled
      transitionContext.completeTransition(wasCancelled == false)
    }
  }
}

extension TidepoolViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition
  }
}
