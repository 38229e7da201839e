import UIKit

/// The animation, which leaves it to `Hold` whether somebody holds it.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let seconds = 2.0
  var hold: Hold?
  private(set) var context: UIViewControllerContextTransitioning?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    seconds
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let drop = (transitionContext.viewController(forKey: .from) as? DropViewController)?.drop,
      let arriving = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    context = transitionContext
    transitionContext.containerView.addSubview(arriving)
    arriving.frame = transitionContext.finalFrame(for: controller)
    let mask = Drop.layer()
    mask.position = drop.position
    arriving.layer.mask = mask
    mask.add(growth(reportingTo: self), forKey: nil)
    drop.add(growth(reportingTo: nil), forKey: nil)
    hold?.takeClock(of: transitionContext.containerView.layer, for: seconds)
  }

  private func growth(reportingTo delegate: CAAnimationDelegate?) -> CAAnimation {
    let growth = CAKeyframeAnimation(keyPath: "transform")
    let up = CATransform3DMakeTranslation(0, -10, 0)
    growth.values = [
      CATransform3DIdentity, CATransform3DConcat(up, CATransform3DMakeScale(150, 150, 1)),
    ]
    growth.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    growth.duration = seconds
    growth.fillMode = .both
    growth.isRemovedOnCompletion = false
    growth.delegate = delegate
    return growth
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = context else { return }
    self.context = nil
    hold = nil
    context.view(forKey: .to)?.layer.mask = nil
    (context.viewController(forKey: .from) as? DropViewController)?.drop.removeAllAnimations()
    let clock = context.containerView.layer
    clock.speed = 1
    clock.timeOffset = 0
    clock.beginTime = 0
    context.completeTransition(context.transitionWasCancelled == false)
  }
}

/// A finger that holds one push.
final class Hold: UIPercentDrivenInteractiveTransition {
  private var clock: CALayer?
  private var start = 0.0
  private var seconds = 0.0

  func takeClock(of layer: CALayer, for seconds: Double) {
    self.seconds = seconds
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = start
    clock = layer
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    clock?.timeOffset = start + seconds * Double(percentComplete)
  }

  func letGo(finishing: Bool) {
    if finishing { finish() } else { cancel() }
    clock?.beginTime = CACurrentMediaTime()
    clock?.speed = finishing ? 1 : -1
    clock = nil
  }
}

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
    transition.hold
  }

  @objc func didPan(_ recognizer: UIPanGestureRecognizer) {
    let part = min(max(abs(recognizer.translation(in: recognizer.view).x) / 200, 0.01), 0.99)
    switch recognizer.state {
    case .began:
      transition.hold = Hold()
      navigationController?.pushViewController(RainfallViewController(), animated: true)
    case .changed:
      transition.hold?.update(part)
    case .ended, .cancelled:
      let hold = transition.hold
      transition.hold = nil
      hold?.letGo(finishing: recognizer.state == .ended && part >= 0.5)
    default:
      break
    }
  }
}
