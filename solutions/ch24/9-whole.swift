import UIKit

@MainActor
final class Lift: NSObject {
  private var animator: UIViewPropertyAnimator?
  private var context: UIViewControllerContextTransitioning?
  private weak var stack: UINavigationController?
  private var operation = UINavigationController.Operation.push
  private var caught: CGFloat = 0
  private var isHeld = false

  func listen(to stack: UINavigationController) {
    self.stack = stack
    stack.delegate = self
    stack.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(didPan(_:))))
  }

  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if context == nil, stack?.viewControllers.count ?? 0 > 1, pan.velocity(in: pan.view).y > 0 {
        isHeld = true
        caught = 0
        stack?.popViewController(animated: true)
      } else {
        grab()
      }
    case .changed:
      follow(pan)
    case .ended, .cancelled:
      letGo(of: pan)
    default: break
    }
  }

  private func grab() {
    guard let animator, let context else { return }
    animator.pauseAnimation()
    animator.isReversed = false
    context.pauseInteractiveTransition()
    caught = animator.fractionComplete
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let animator, let context, context.isInteractive else { return }
    let way = pan.translation(in: pan.view).y / (pan.view?.bounds.height ?? 1)
    let progress = min(max(caught + (operation == .push ? -way : way), 0), 1)
    animator.fractionComplete = progress
    context.updateInteractiveTransition(progress)
  }

  private func letGo(of pan: UIPanGestureRecognizer) {
    isHeld = false
    guard let animator, let context, context.isInteractive else { return }
    let down = pan.velocity(in: pan.view).y
    let speed = operation == .push ? -down : down
    let isFast = abs(speed) > 400
    let goesOn = pan.state == .ended && (isFast ? speed > 0 : animator.fractionComplete > 0.5)
    let height = pan.view?.bounds.height ?? 1
    let rest = (goesOn ? 1 - animator.fractionComplete : animator.fractionComplete) * height
    if goesOn {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
      animator.isReversed = true
    }
    let relative = rest > 1 ? (goesOn ? speed : -speed) / rest : 0
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: relative, dy: relative)),
      durationFactor: 1)
  }
}

extension Lift: UINavigationControllerDelegate {
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
    self
  }
}

extension Lift: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isHeld }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: transitionContext)
    if transitionContext.isInteractive {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }
}

extension Lift: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let isPush = operation == .push
    let container = transitionContext.containerView
    let veil = UIView(frame: container.bounds)
    veil.accessibilityIdentifier = "veil"
    veil.backgroundColor = .black
    let made = UIViewPropertyAnimator(duration: 0.6, curve: .linear)
    if let sheet = transitionContext.view(forKey: isPush ? .to : .from),
      let below = transitionContext.view(forKey: isPush ? .from : .to)
    {
      container.addSubview(below)
      container.addSubview(veil)
      container.addSubview(sheet)
      let up = container.bounds.midY
      let down = up + container.bounds.height
      sheet.center.y = isPush ? down : up
      veil.alpha = isPush ? 0 : 0.5
      made.addAnimations {
        sheet.center.y = isPush ? up : down
        veil.alpha = isPush ? 0.5 : 0
      }
    }
    made.addCompletion { position in
      veil.removeFromSuperview()
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    context = transitionContext
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    context = nil
  }
}
