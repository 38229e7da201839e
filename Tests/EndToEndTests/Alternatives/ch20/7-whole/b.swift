// swift-format-ignore-file: NeverForceUnwrap

import UIKit

extension TrailheadViewController: UINavigationControllerDelegate {
  func prepare() {
    guard let stack = navigationController else { return }
    stack.delegate = self
    stack.interactivePopGestureRecognizer!.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return self
    default: return nil
    }
  }
}

extension TrailheadViewController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController?.topViewController !== self
  }
}

extension TrailheadViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let next = transitionContext.viewController(forKey: .to) else { return }
    next.view.frame = transitionContext.finalFrame(for: next)
    transitionContext.containerView.addSubview(next.view)
    next.view.layer.setAffineTransform(CGAffineTransform(scaleX: 0.1, y: 0.1))
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveEaseOut,
      animations: { next.view.transform = CGAffineTransform.identity },
      completion: { finished in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

extension TrailViewController: UIViewControllerTransitioningDelegate {
  func giveDelegate(to notice: NoticeViewController) {
    notice.transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }
}

extension TrailViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let to = transitionContext.viewController(forKey: .to)!
    let isComing = to is NoticeViewController
    let notice = transitionContext.view(forKey: isComing ? .to : .from)!
    let container = transitionContext.containerView
    let on = transitionContext.finalFrame(for: to)
    let off = on.offsetBy(dx: 0, dy: on.height)
    if isComing {
      container.addSubview(notice)
      notice.frame = off
    } else {
      container.insertSubview(to.view, belowSubview: notice)
    }
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [], animations: { notice.frame = isComing ? on : off },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
