import UIKit

/// One transition, from its beginning to its end.
private final class Crossing {
  let context: UIViewControllerContextTransitioning
  let animator = UIViewPropertyAnimator(
    duration: 0.6, timingParameters: UICubicTimingParameters(animationCurve: .linear))
  let forwards: CGFloat
  var caught: CGFloat = 0

  init(_ context: UIViewControllerContextTransitioning, isPush: Bool) {
    self.context = context
    forwards = isPush ? -1 : 1
    let container = context.containerView
    let veil = UIView(frame: container.bounds)
    veil.accessibilityIdentifier = "veil"
    veil.backgroundColor = .black
    let views = [context.view(forKey: .from), context.view(forKey: .to)].compactMap { $0 }
    let lower = isPush ? views[0] : views[1]
    let upper = isPush ? views[1] : views[0]
    for view in [lower, veil, upper] { container.addSubview(view) }
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    upper.transform = isPush ? away : .identity
    veil.alpha = isPush ? 0 : 0.5
    animator.addAnimations {
      upper.transform = isPush ? .identity : away
      veil.alpha = isPush ? 0.5 : 0
    }
    animator.addCompletion { place in
      veil.removeFromSuperview()
      upper.transform = .identity
      context.completeTransition(place == .end)
    }
  }

  func hold() {
    context.pauseInteractiveTransition()
    animator.pauseAnimation()
    animator.isReversed = false
    caught = animator.fractionComplete
  }

  func move(by way: CGFloat) {
    guard context.isInteractive else { return }
    let progress = max(0, min(1, caught + way * forwards))
    animator.fractionComplete = progress
    context.updateInteractiveTransition(progress)
  }

  func release(speed downwards: CGFloat, isMeant: Bool, height: CGFloat) {
    guard context.isInteractive else { return }
    let speed = downwards * forwards
    let done = animator.fractionComplete
    var goesOn = isMeant
    if goesOn { goesOn = abs(speed) > 400 ? speed > 0 : done > 0.5 }
    let left = height * (goesOn ? 1 - done : done)
    var relative: CGFloat = 0
    if left > 1 { relative = (goesOn ? speed : -speed) / left }
    if goesOn {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
      animator.isReversed = true
    }
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: relative, dy: relative))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
  }
}

final class Lift: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private weak var stack: UINavigationController?
  private var crossing: Crossing?
  private var isPush = true
  private(set) var wantsInteractiveStart = false

  func listen(to stack: UINavigationController) {
    self.stack = stack
    stack.delegate = self
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: #selector(panned))
    stack.view.addGestureRecognizer(pan)
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    guard let stack, let view = stack.view else { return }
    let speed = pan.velocity(in: view).y
    switch pan.state {
    case .began:
      if let crossing {
        crossing.hold()
      } else if stack.viewControllers.count == 2 && speed > 0 {
        wantsInteractiveStart = true
        stack.popViewController(animated: true)
      }
    case .changed:
      crossing?.move(by: pan.translation(in: view).y / view.bounds.height)
    default:
      wantsInteractiveStart = false
      crossing?.release(speed: speed, isMeant: pan.state == .ended, height: view.bounds.height)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPush = operation == .push
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: transitionContext)
    if wantsInteractiveStart {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    let current = crossing ?? Crossing(transitionContext, isPush: isPush)
    crossing = current
    return current.animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    crossing = nil
  }
}
