// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPop = false

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    2
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    to.view.frame = transitionContext.finalFrame(for: to)
    if isPop {
      transitionContext.containerView.insertSubview(to.view, at: 0)
      let shrink = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
        from.view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
      }
      shrink.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      shrink.startAnimation()
    } else {
      transitionContext.containerView.addSubview(to.view)
      reveal(to.view, through: (from as! DropViewController).drop, in: transitionContext)
    }
  }

  private func reveal(
    _ view: UIView, through drop: CALayer, in context: UIViewControllerContextTransitioning
  ) {
    let hole = Drop.layer()
    hole.position = drop.position
    view.layer.mask = hole
    let growth = CABasicAnimation(keyPath: "transform")
    growth.toValue = CATransform3DConcat(
      CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
    growth.timingFunction = CAMediaTimingFunction(name: .easeIn)
    growth.duration = 2
    growth.isRemovedOnCompletion = false
    growth.fillMode = .forwards
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 2
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      drop.removeAnimation(forKey: "growth")
      view.layer.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    hole.add(growth, forKey: "growth")
    drop.add(growth, forKey: "growth")
    view.layer.add(fade, forKey: "fade")
    CATransaction.commit()
  }
}

extension DropViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.isPop = operation == .pop
    return transition
  }
}
