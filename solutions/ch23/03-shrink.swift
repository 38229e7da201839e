import UIKit

final class OpeningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let (_, toVC, from, _) = screens(of: transitionContext) else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(toVC.view)
    toVC.view.layoutIfNeeded()
    toVC.view.isHidden = true
    let card = UIView()
    card.backgroundColor = from.card.backgroundColor
    card.layer.cornerRadius = from.card.layer.cornerRadius
    card.frame = container.convert(from.card.frame, from: from.card.superview)
    container.addSubview(card)
    let portrait = UIImageView(image: from.portrait.image)
    portrait.frame = container.convert(from.portrait.frame, from: from.portrait.superview)
    container.addSubview(portrait)
    let name = duplicate(from.nameLabel)
    name.frame = container.convert(from.nameLabel.frame, from: from.nameLabel.superview)
    container.addSubview(name)
    from.card.isHidden = true
    let shrink = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
      card.frame = card.frame.insetBy(dx: card.frame.width * 0.05, dy: card.frame.height * 0.05)
    }
    shrink.startAnimation()
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
