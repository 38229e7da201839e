// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

final class Lift: NSObject {
  private enum Holder { case nobody, finger }

  private var stack: UINavigationController!
  private var holder = Holder.nobody
  private var pushes = false
  private var running: UIViewPropertyAnimator?
  private var current: UIViewControllerContextTransitioning?
  private var last: CGFloat = 0

  func listen(to stack: UINavigationController) {
    self.stack = stack
    stack.delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    stack.view.addGestureRecognizer(pan)
  }

  @objc func pan(_ pan: UIPanGestureRecognizer) {
    let height = stack.view.frame.height
    switch pan.state {
    case .began where running != nil:
      running!.pauseAnimation()
      current!.pauseInteractiveTransition()
      running!.isReversed = false
      last = 0
    case .began:
      last = 0
      guard stack.topViewController is TimetableViewController else { return }
      guard pan.velocity(in: stack.view).y > 0 else { return }
      holder = .finger
      stack.popViewController(animated: true)
    case .changed:
      guard let running, let current, current.isInteractive else { return }
      // The movement since the last time.
      let way = pan.translation(in: stack.view).y
      let step = (pushes ? last - way : way - last) / height
      last = way
      let fraction = min(1, max(0, running.fractionComplete + step))
      running.fractionComplete = fraction
      current.updateInteractiveTransition(fraction)
    case .ended, .cancelled, .failed:
      holder = .nobody
      guard let running, let current, current.isInteractive else { return }
      var velocity = pan.velocity(in: stack.view).y
      if pushes { velocity.negate() }
      let finishes: Bool
      if pan.state != .ended {
        finishes = false
      } else if velocity > 400 {
        finishes = true
      } else if velocity < -400 {
        finishes = false
      } else {
        finishes = running.fractionComplete > 0.5
      }
      finishes ? current.finishInteractiveTransition() : current.cancelInteractiveTransition()
      running.isReversed = !finishes
      // Of an animator on its way back the fraction counts from the other end.
      let rest = (1 - running.fractionComplete) * height
      if !finishes { velocity.negate() }
      let relative = rest < 1 ? 0 : velocity / rest
      running.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: relative, dy: relative)),
        durationFactor: 1)
    default:
      break
    }
  }

  private func make(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let sheet = context.view(forKey: pushes ? .to : .from)!
    let quay = context.view(forKey: pushes ? .from : .to)!
    let container = context.containerView
    let veil = UIView()
    veil.frame = container.bounds
    veil.backgroundColor = .black
    veil.accessibilityIdentifier = "veil"
    if pushes { container.addSubview(sheet) } else { container.insertSubview(quay, at: 0) }
    container.insertSubview(veil, belowSubview: sheet)
    let shown = container.bounds
    let gone = shown.offsetBy(dx: 0, dy: shown.height)
    sheet.frame = pushes ? gone : shown
    veil.alpha = pushes ? 0 : 0.5
    let pushes = pushes
    let made = UIViewPropertyAnimator(duration: 0.6, curve: .linear) {
      sheet.frame = pushes ? shown : gone
      veil.alpha = pushes ? 0.5 : 0
    }
    made.addCompletion { [weak self] _ in
      veil.removeFromSuperview()
      self?.running = nil
      self?.current = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    return made
  }
}

extension Lift: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    pushes = operation == .push
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    // Only for a finger: what a tap begins runs by itself, and can be caught all the same.
    holder == .finger ? self : nil
  }
}

extension Lift: UIViewControllerAnimatedTransitioning {
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
    if running == nil {
      current = transitionContext
      running = make(transitionContext)
    }
    return running!
  }
}

extension Lift: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).pauseAnimation()
  }
}
