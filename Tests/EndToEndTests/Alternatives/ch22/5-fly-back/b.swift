import UIKit

final class ReturningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let player = transitionContext.viewController(forKey: .from) as? PlayerViewController,
      let navigation = transitionContext.viewController(forKey: .to) as? UINavigationController,
      let shelf = navigation.topViewController as? ShelfViewController,
      let snapshot = player.sleeve.snapshotView(afterScreenUpdates: false)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    snapshot.frame = player.sleeve.convert(player.sleeve.bounds, to: container)
    navigation.view.frame = transitionContext.finalFrame(for: navigation)
    player.sleeve.isHidden = true
    shelf.sleeve.isHidden = true
    container.addSubview(navigation.view)
    container.bringSubviewToFront(player.view)
    container.addSubview(snapshot)
    navigation.view.layoutIfNeeded()
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      player.view.alpha = 0
      snapshot.frame = container.convert(shelf.sleeve.frame, from: shelf.bar)
    } completion: { _ in
      shelf.sleeve.isHidden = false
      player.sleeve.isHidden = false
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
