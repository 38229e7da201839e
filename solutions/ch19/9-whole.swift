import UIKit

extension DropViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? transition : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    transition.isInteractive ? transition : nil
  }
}

extension DropViewController {
  @objc func didPan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      transition.isInteractive = true
      navigationController?.pushViewController(RainfallViewController(), animated: true)
    default:
      transition.handlePan(recognizer)
    }
  }
}

final class RevealAnimator: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, CAAnimationDelegate
{
  let animationDuration = 2.0
  var isInteractive = false
  private var storedContext: UIViewControllerContextTransitioning?
  private var pausedTime: CFTimeInterval = 0

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      update(progress(of: recognizer))
    case .ended, .cancelled:
      isInteractive = false
      if recognizer.state == .cancelled || progress(of: recognizer) < 0.5 {
        cancel()
      } else {
        finish()
      }
    default:
      break
    }
  }

  private func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
    let translation = recognizer.translation(in: recognizer.view)
    return min(max(abs(translation.x / 200), 0.01), 0.99)
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    let elapsed = animationDuration * TimeInterval(percentComplete)
    storedContext?.containerView.layer.timeOffset = pausedTime + elapsed
  }

  override func finish() {
    super.finish()
    restart(finishing: true)
  }

  override func cancel() {
    super.cancel()
    restart(finishing: false)
  }

  private func restart(finishing: Bool) {
    guard let layer = storedContext?.containerView.layer else { return }
    layer.beginTime = CACurrentMediaTime()
    layer.speed = finishing ? 1 : -1
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    animationDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from) as? DropViewController,
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    storedContext = transitionContext
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    let mask = Drop.layer()
    mask.position = fromVC.drop.position
    toVC.view.layer.mask = mask
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = CATransform3DIdentity
    grow.toValue = CATransform3DConcat(
      CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
    grow.duration = animationDuration
    grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    grow.fillMode = .forwards
    grow.isRemovedOnCompletion = false
    grow.delegate = self
    mask.add(grow, forKey: nil)
    fromVC.drop.add(grow, forKey: nil)
    if isInteractive {
      let layer = transitionContext.containerView.layer
      pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = storedContext else { return }
    storedContext = nil
    (context.viewController(forKey: .from) as? DropViewController)?.drop.removeAllAnimations()
    context.view(forKey: .to)?.layer.mask = nil
    // After a cancelled swipe the container's clock runs backwards; nobody promises that UIKit sets it right.
    let layer = context.containerView.layer
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    context.completeTransition(!context.transitionWasCancelled)
  }
}
