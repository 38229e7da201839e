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
    snapshot.frame = container.convert(player.sleeve.frame, from: player.view)
    navigation.view.frame = transitionContext.finalFrame(for: navigation)
    player.sleeve.isHidden = true
    shelf.sleeve.isHidden = true
    container.insertSubview(navigation.view, belowSubview: player.view)
    container.addSubview(snapshot)
    navigation.view.layoutIfNeeded()
    let flight = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      player.view.alpha = 0
      snapshot.frame = shelf.sleeve.convert(shelf.sleeve.bounds, to: container)
    }
    flight.addCompletion { _ in
      shelf.sleeve.isHidden = false
      player.sleeve.isHidden = false
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    flight.startAnimation()
  }
}
