import UIKit

final class ClosingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let (fromVC, toVC, from, to) = screens(of: transitionContext) else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    container.insertSubview(toVC.view, belowSubview: fromVC.view)
    toVC.view.layoutIfNeeded()
    let card = UIView()
    card.backgroundColor = from.card.backgroundColor
    card.frame = container.convert(from.card.frame, from: from.card.superview)
    container.addSubview(card)
    let portrait = UIImageView(image: from.portrait.image)
    portrait.frame = container.convert(from.portrait.frame, from: from.portrait.superview)
    container.addSubview(portrait)
    let name = duplicate(from.nameLabel)
    name.frame = container.convert(from.nameLabel.frame, from: from.nameLabel.superview)
    container.addSubview(name)
    fromVC.view.removeFromSuperview()
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
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    close.startAnimation()
  }
}
