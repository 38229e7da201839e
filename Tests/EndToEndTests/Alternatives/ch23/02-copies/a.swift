import UIKit

final class OpeningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.8
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
    toVC.view.layoutIfNeeded()
    toVC.view.isHidden = true
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
    from.card.isHidden = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
      card.removeFromSuperview()
      portrait.removeFromSuperview()
      name.removeFromSuperview()
      from.card.isHidden = false
      toVC.view.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
