import UIKit

final class ClosingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let from = fromVC as? AnimatableParts, let to = toVC as? AnimatableParts
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(toVC.view)
    container.sendSubviewToBack(toVC.view)
    toVC.view.layoutIfNeeded()
    let card = UIView(frame: from.card.convert(from.card.bounds, to: container))
    card.layer.backgroundColor = from.card.layer.backgroundColor
    card.layer.cornerRadius = from.card.layer.cornerRadius
    container.addSubview(card)
    let portrait = UIImageView(frame: from.portrait.convert(from.portrait.bounds, to: container))
    portrait.image = from.portrait.image
    container.insertSubview(portrait, aboveSubview: card)
    let name = duplicate(from.nameLabel)
    name.frame = container.convert(from.nameLabel.frame, from: from.nameLabel.superview)
    container.addSubview(name)
    fromVC.view.isHidden = true
    to.card.isHidden = true
    let close = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.9) {
      card.frame = container.convert(to.card.frame, from: to.card.superview)
      card.layer.cornerRadius = to.card.layer.cornerRadius
      portrait.frame = container.convert(to.portrait.frame, from: to.portrait.superview)
      name.center = container.convert(to.nameLabel.center, from: to.nameLabel.superview)
    }
    close.addCompletion { _ in
      card.removeFromSuperview()
      portrait.removeFromSuperview()
      name.removeFromSuperview()
      to.card.isHidden = false
      fromVC.view.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    close.startAnimation()
  }
}
