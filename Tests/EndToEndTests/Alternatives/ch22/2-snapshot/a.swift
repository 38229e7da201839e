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
    snapshot.frame = shelf.sleeve.convert(shelf.sleeve.bounds, to: container)
    player.view.frame = transitionContext.finalFrame(for: player)
    container.addSubview(snapshot)
    container.insertSubview(player.view, belowSubview: snapshot)
    DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration(using: nil)) {
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
