import UIKit

extension TrailheadViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    defer { self.operation = operation }
    return operation == .none ? nil : self
  }
}

extension TrailheadViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let toView = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(toView)
    }
    let isDone = !transitionContext.transitionWasCancelled
    DispatchQueue.main.async { transitionContext.completeTransition(isDone) }
  }
}
