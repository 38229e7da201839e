import UIKit

final class SleeveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let shelf = shelf(of: transitionContext),
      let player = transitionContext.viewController(forKey: .to) as? PlayerViewController,
      let snapshot = shelf.sleeve.snapshotView(afterScreenUpdates: true)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    snapshot.frame = container.convert(shelf.sleeve.frame, from: shelf.bar)
    player.view.frame = transitionContext.finalFrame(for: player)
    shelf.sleeve.isHidden = true
    player.sleeve.isHidden = true
    player.view.alpha = 0
    container.addSubview(player.view)
    container.addSubview(snapshot)
    player.view.layoutIfNeeded()
    let goal = player.sleeve.convert(player.sleeve.bounds, to: container)
    UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        player.view.alpha = 1
        snapshot.frame = goal
      }
    } completion: { _ in
      snapshot.removeFromSuperview()
      shelf.sleeve.isHidden = false
      player.sleeve.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
