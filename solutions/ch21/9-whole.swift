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

extension PileViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? ShrinkAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    isFolding ? folding : nil
  }
}

extension PileViewController {
  func listenToTheEdge() {
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    edge.edges = .left
    navigationController?.view.addGestureRecognizer(edge)
  }

  @objc func didSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let stack = navigationController else { return }
    let width = stack.view.bounds.width
    let progress = min(max(recognizer.translation(in: stack.view).x / width, 0), 1)
    switch recognizer.state {
    case .began:
      isFolding = true
      if presentedViewController == nil {
        stack.popViewController(animated: true)
      } else {
        dismiss(animated: true)
      }
    case .changed:
      folding.update(progress)
    case .ended, .cancelled:
      isFolding = false
      let goal = progress + recognizer.velocity(in: stack.view).x / width * 0.25
      if recognizer.state == .ended && goal > 0.5 {
        folding.finish()
      } else {
        folding.cancel()
      }
    default:
      break
    }
  }
}
