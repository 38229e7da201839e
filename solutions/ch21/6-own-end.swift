import UIKit

final class FoldingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private var foldingView: UIView?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
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

  func update(_ progress: CGFloat) {
    let scale = max(1 - progress, 0.01)
    foldingView?.transform = CGAffineTransform(scaleX: scale, y: scale)
    context?.updateInteractiveTransition(progress)
  }

  func finish() {
    context?.finishInteractiveTransition()
    settle(at: CGAffineTransform(scaleX: 0.01, y: 0.01), didComplete: true)
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    settle(at: .identity, didComplete: false)
  }

  private func settle(at transform: CGAffineTransform, didComplete: Bool) {
    UIView.animate(withDuration: 0.3) {
      self.foldingView?.transform = transform
    } completion: { _ in
      self.foldingView?.transform = .identity
      self.context?.completeTransition(didComplete)
      self.context = nil
      self.foldingView = nil
    }
  }
}
