import UIKit

@MainActor
final class Zoom: NSObject {
  private weak var stack: UINavigationController?
  private var operation = UINavigationController.Operation.push
  private var percentDriven: UIPercentDrivenInteractiveTransition?

  func listen(to stack: UINavigationController) {
    self.stack = stack
    stack.delegate = self
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    edge.edges = .left
    stack.view.addGestureRecognizer(edge)
  }

  @objc private func didSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard let stack else { return }
    let way = swipe.translation(in: stack.view).x / stack.view.bounds.width
    let progress = min(max(way, 0), 1)
    switch swipe.state {
    case .began:
      guard stack.viewControllers.count > 1 else { return }
      percentDriven = UIPercentDrivenInteractiveTransition()
      stack.popViewController(animated: true)
    case .changed:
      percentDriven?.update(progress)
    case .ended, .cancelled:
      if swipe.state == .ended && progress > 0.5 {
        percentDriven?.finish()
      } else {
        percentDriven?.cancel()
      }
      percentDriven = nil
    default:
      break
    }
  }
}

extension Zoom: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.operation = operation
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    percentDriven
  }
}

extension Zoom: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let isPush = operation == .push
    let first = transitionContext.viewController(forKey: isPush ? .from : .to)
    let second = transitionContext.viewController(forKey: isPush ? .to : .from)
    guard let crate = first as? CrateViewController, let record = second as? RecordViewController,
      let small = crate.tapped
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let arriving: UIViewController = isPush ? record : crate
    arriving.view.frame = transitionContext.finalFrame(for: arriving)
    container.addSubview(crate.view)
    container.addSubview(record.view)
    arriving.view.layoutIfNeeded()
    let origin = isPush ? small : record.sleeve
    let goal = isPush ? record.sleeve : small
    guard let picture = origin.snapshotView(afterScreenUpdates: true) else {
      transitionContext.completeTransition(false)
      return
    }
    picture.frame = container.convert(origin.bounds, from: origin)
    container.addSubview(picture)
    small.isHidden = true
    record.sleeve.isHidden = true
    record.view.alpha = isPush ? 0 : 1
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      record.view.alpha = isPush ? 1 : 0
      picture.frame = container.convert(goal.bounds, from: goal)
    } completion: { _ in
      picture.removeFromSuperview()
      small.isHidden = false
      record.sleeve.isHidden = false
      record.view.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
