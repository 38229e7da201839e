import UIKit

final class OpeningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let (_, toVC, from, to) = screens(of: transitionContext) else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(toVC.view)
    toVC.view.layoutIfNeeded()
    toVC.view.isHidden = true
    let (card, portrait, name) = placeCopies(of: from, in: container)
    let shrink = breath(of: card)
    let expand = leap(of: card, and: name, to: to, in: container)
    Task { @MainActor in
      shrink.startAnimation()
      _ = await shrink.addCompletion()
      expand.startAnimation()
      _ = await expand.addCompletion()
      card.removeFromSuperview()
      portrait.removeFromSuperview()
      name.removeFromSuperview()
      from.card.isHidden = false
      toVC.view.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
