import UIKit

extension TrailheadViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.operation = operation
    return self
  }
}

extension TrailheadViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toViewController = transitionContext.viewController(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    toViewController.view.frame = transitionContext.finalFrame(for: toViewController)
    transitionContext.containerView.addSubview(toViewController.view)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
