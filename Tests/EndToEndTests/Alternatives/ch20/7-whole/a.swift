// swift-format-ignore-file: NeverForceUnwrap

import UIKit

private final class Growing: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      view.transform = .identity
    }
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    animator.startAnimation()
  }
}

private final class Springing: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) {
    self.isComing = isComing
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let moving = transitionContext.view(forKey: isComing ? .to : .from)!
    if let arriving = transitionContext.view(forKey: .to) {
      container.insertSubview(arriving, at: isComing ? 1 : 0)
    }
    let shown = moving.center
    let below = CGPoint(x: shown.x, y: shown.y + container.bounds.height)
    if isComing { moving.center = below }
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.6) { [isComing] in
      moving.center = isComing ? shown : below
    }
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    animator.startAnimation()
  }
}

/// Answers all questions.
private final class Answers: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
{
  static let shared = Answers()
  weak var stack: UINavigationController?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? Growing() : nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    Springing(isComing: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    Springing(isComing: false)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack else { return false }
    return stack.viewControllers.count > 1
  }
}

extension TrailheadViewController {
  func prepare() {
    Answers.shared.stack = navigationController
    navigationController?.delegate = Answers.shared
    navigationController?.interactivePopGestureRecognizer?.delegate = Answers.shared
  }
}

extension TrailViewController {
  func giveDelegate(to notice: NoticeViewController) {
    notice.transitioningDelegate = Answers.shared
  }
}
