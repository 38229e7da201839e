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
      let snapshot = pictureOfTheSleeve(on: shelf, in: transitionContext.containerView)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    player.view.frame = transitionContext.finalFrame(for: player)
    shelf.sleeve.isHidden = true
    player.sleeve.isHidden = true
    player.view.alpha = 0
    container.addSubview(player.view)
    container.addSubview(snapshot)
    player.view.layoutIfNeeded()
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      player.view.alpha = 1
      snapshot.frame = container.convert(player.sleeve.frame, from: player.view)
    } completion: { _ in
      tidyUp(shelf, player, snapshot)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
