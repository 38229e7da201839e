// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var small = CGRect.zero
  var ended: () -> Void = {}

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    1
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)!
    let full = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
    transitionContext.containerView.addSubview(view)
    view.frame = full
    view.clipsToBounds = true
    view.layer.cornerRadius = roundCorner(in: full)
    view.transform = transform(from: full)
    let caption = caption(in: transitionContext, .to)
    caption?.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {
      view.transform = .identity
      view.layer.cornerRadius = 0
      caption?.alpha = 1
    }
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    animator.startAnimation()
  }

  /// A radius that the scale makes one of 20 points.
  fileprivate func roundCorner(in full: CGRect) -> CGFloat {
    20 * full.width / small.width
  }

  fileprivate func caption(
    in context: UIViewControllerContextTransitioning, _ key: UITransitionContextViewControllerKey
  ) -> UIView? {
    (context.viewController(forKey: key) as? CreatureViewController)?.caption
  }

  /// Scales and moves a frame onto the small one.
  fileprivate func transform(from full: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: small.midX - full.midX, y: small.midY - full.midY)
      .scaledBy(x: small.width / full.width, y: small.height / full.height)
  }
}

private final class ReturnAnimator: PopAnimator {
  override func animateTransition(
    using transitionContext: UIViewControllerContextTransitioning
  ) {
    guard let leaving = transitionContext.view(forKey: .from),
      let arriving = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(arriving, at: 0)
    let goal = transform(from: leaving.frame)
    let radius = roundCorner(in: leaving.frame)
    let caption = caption(in: transitionContext, .from)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {
      leaving.transform = goal
      leaving.layer.cornerRadius = radius
      caption?.alpha = 0
    }
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended()
  }
}

final class TurningTidepoolViewController: TidepoolViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let alpha: CGFloat = size.height < size.width ? 0.25 : 0.55
    coordinator.animate(
      alongsideTransition: { [weak background] _ in background?.alpha = alpha }, completion: nil)
  }
}

extension TidepoolViewController: UIViewControllerTransitioningDelegate {
  func open(_ picture: UIImageView) {
    selectedPicture = picture
    let controller = CreatureViewController(creature: Creature.all[picture.tag])
    controller.modalPresentationStyle = .fullScreen
    controller.transitioningDelegate = self
    present(controller, animated: true)
    picture.alpha = 0
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let picture = selectedPicture else { return nil }
    let animator = PopAnimator()
    animator.small = picture.convert(picture.bounds, to: nil)
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let picture = selectedPicture else { return nil }
    let animator = ReturnAnimator()
    animator.small = picture.convert(picture.bounds, to: nil)
    animator.ended = { [weak self] in self?.selectedPicture?.alpha = 1 }
    return animator
  }
}
