import UIKit

final class PopAnimator: NSObject {
  enum Way { case out, home }

  var way = Way.out
  weak var picture: UIImageView?
}

extension PopAnimator: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    way = .out
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    way = .home
    return self
  }
}

extension PopAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    1.0
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let picture, let to = context.view(forKey: .to), let from = context.view(forKey: .from)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let container = context.containerView
    let isOut = way == .out
    let creature: UIView = isOut ? to : from
    if isOut { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let place = container.convert(picture.frame, from: picture.superview)
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let shrunk = CGAffineTransform(
      scaleX: place.width / creature.bounds.width, y: place.height / creature.bounds.height)
    let caption = creature.subviews.last
    let round = 20 * creature.bounds.width / place.width
    creature.layer.masksToBounds = true
    if isOut {
      caption?.alpha = 0
      creature.layer.cornerRadius = round
      creature.transform = shrunk
      creature.center = CGPoint(x: place.midX, y: place.midY)
    }
    picture.isHidden = true
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: {
        creature.transform = isOut ? .identity : shrunk
        creature.center = isOut ? middle : CGPoint(x: place.midX, y: place.midY)
        creature.layer.cornerRadius = isOut ? 0 : round
        caption?.alpha = isOut ? 1 : 0
      },
      completion: { _ in
        let completed = !context.transitionWasCancelled
        picture.isHidden = isOut == completed
        context.completeTransition(completed)
      })
  }
}

extension TidepoolViewController {
  func open(_ picture: UIImageView) {
    transition.picture = picture
    let next = CreatureViewController(creature: Creature.all[picture.tag])
    next.transitioningDelegate = transition
    next.modalPresentationStyle = .fullScreen
    self.present(next, animated: true, completion: nil)
  }
}

class TurningTidepoolViewController: TidepoolViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate { _ in
      if size.width > size.height {
        self.background.alpha = 0.25
      } else {
        self.background.alpha = 0.55
      }
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
}
