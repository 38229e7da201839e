import UIKit

final class FoldingInteraction: Folding {
  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
      return
    }
    context = transitionContext
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    foldingView = fromView
  }
}
