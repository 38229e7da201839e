import UIKit

final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 2.0
  var operation = UINavigationController.Operation.push
  private let reveal = Reveal()

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if operation == .push {
      reveal.animateTransition(using: transitionContext)
    } else {
      shrink(using: transitionContext)
    }
  }

  private func shrink(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
      fromView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
