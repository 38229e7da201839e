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
    let place = shelf.bar.convert(shelf.sleeve.center, to: container)
    snapshot.center = place
    player.view.frame = transitionContext.finalFrame(for: player)
    container.addSubview(player.view)
    container.addSubview(snapshot)
    Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
