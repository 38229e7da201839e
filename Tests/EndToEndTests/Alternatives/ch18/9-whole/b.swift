// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  var operation: UINavigationController.Operation = .none
  private var finish: (() -> Void)?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    2.0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    switch operation {
    case .push: push(transitionContext)
    default: pop(transitionContext)
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let finish = finish
    self.finish = nil
    finish?()
  }

  private func push(_ context: UIViewControllerContextTransitioning) {
    guard let first = context.viewController(forKey: .from) as? DropViewController,
      let second = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    second.view.frame = context.finalFrame(for: second)
    context.containerView.addSubview(second.view)
    let mask = Drop.layer()
    mask.position = first.drop.position
    second.view.layer.mask = mask
    finish = {
      first.drop.removeAllAnimations()
      second.view.layer.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    let grown = CATransform3DConcat(
      CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
    for layer in [mask, first.drop] {
      let grow = CABasicAnimation(keyPath: "transform")
      grow.fromValue = layer.transform
      grow.toValue = grown
      grow.duration = 2
      grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
      grow.fillMode = .both
      grow.isRemovedOnCompletion = false
      if layer === mask { grow.delegate = self }
      layer.add(grow, forKey: nil)
    }
    second.view.alpha = 0
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { second.view.alpha = 1 }
  }

  private func pop(_ context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)!
    let arriving = context.view(forKey: .to)!
    context.containerView.addSubview(arriving)
    context.containerView.bringSubviewToFront(leaving)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseIn],
      animations: { leaving.transform = CGAffineTransform.identity.scaledBy(x: 0.01, y: 0.01) },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

extension DropViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.operation = operation
    return transition
  }
}
