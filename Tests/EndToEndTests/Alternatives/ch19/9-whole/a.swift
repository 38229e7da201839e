import UIKit

extension CALayer {
  /// Stops the layer's clock, and returns the time that it shows.
  func stopClock() -> CFTimeInterval {
    let now = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
    timeOffset = now
    return now
  }

  func resetClock() {
    speed = 1
    timeOffset = 0
    beginTime = 0
  }
}

final class RevealAnimator: UIPercentDrivenInteractiveTransition {
  var isHeld = false
  private var context: UIViewControllerContextTransitioning?
  private var stopped: CFTimeInterval = 0

  private var clock: CALayer? { context?.containerView.layer }

  override func update(_ percentComplete: CGFloat) {
    clock?.timeOffset = stopped + 2 * Double(percentComplete)
    super.update(percentComplete)
  }

  override func finish() {
    super.finish()
    clock?.beginTime = CACurrentMediaTime()
    clock?.speed = 1
  }

  override func cancel() {
    super.cancel()
    clock?.beginTime = CACurrentMediaTime()
    clock?.speed = -1
  }
}

extension RevealAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sky = context.viewController(forKey: .from) as? DropViewController,
      let rain = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    self.context = context
    rain.view.frame = context.finalFrame(for: rain)
    context.containerView.addSubview(rain.view)
    let hole = Drop.layer()
    hole.position = sky.drop.position
    rain.view.layer.mask = hole
    let full = CATransform3DTranslate(CATransform3DMakeScale(150, 150, 1), 0, -10, 0)
    for drop in [hole, sky.drop] {
      let open = CABasicAnimation(keyPath: #keyPath(CALayer.transform))
      open.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      open.toValue = NSValue(caTransform3D: full)
      open.duration = 2
      open.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
      open.fillMode = .both
      open.isRemovedOnCompletion = false
      if drop === hole { open.delegate = self }
      drop.add(open, forKey: "open")
    }
    if isHeld { stopped = context.containerView.layer.stopClock() }
  }
}

extension RevealAnimator: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = context else { return }
    self.context = nil
    if let sky = context.viewController(forKey: .from) as? DropViewController {
      sky.drop.removeAnimation(forKey: "open")
    }
    context.viewController(forKey: .to)?.view.layer.mask = nil
    context.containerView.layer.resetClock()
    context.completeTransition(!context.transitionWasCancelled)
  }
}

extension DropViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard transition.isHeld else { return nil }
    return transition
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if case .push = operation { return transition }
    return nil
  }

  @objc func didPan(_ pan: UIPanGestureRecognizer) {
    let way = abs(pan.translation(in: view).x) / 200
    switch pan.state {
    case .began:
      transition.isHeld = true
      navigationController?.pushViewController(RainfallViewController(), animated: true)
    case .changed:
      transition.update(way < 0.01 ? 0.01 : way > 0.99 ? 0.99 : way)
    case .ended where way >= 0.5:
      transition.isHeld = false
      transition.finish()
    case .ended, .cancelled, .failed:
      transition.isHeld = false
      transition.cancel()
    default: break
    }
  }
}
