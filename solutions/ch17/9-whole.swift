import UIKit

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 1.0
  var presenting = true
  var originFrame = CGRect.zero
  var flightEnded: ((_ isOut: Bool) -> Void)?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let detail =
      transitionContext.viewController(forKey: presenting ? .to : .from) as? CreatureViewController
    let flyingView = presenting ? toView : fromView
    let fullCenter = flyingView.center
    let smallCenter = CGPoint(x: originFrame.midX, y: originFrame.midY)
    let xScale = originFrame.width / flyingView.bounds.width
    let yScale = originFrame.height / flyingView.bounds.height
    let small = CGAffineTransform(scaleX: xScale, y: yScale)
    let roundCorner = 20 / xScale
    if presenting {
      flyingView.transform = small
      flyingView.center = smallCenter
      flyingView.clipsToBounds = true
      detail?.caption.alpha = 0
      flyingView.layer.cornerRadius = roundCorner
    }
    transitionContext.containerView.addSubview(toView)
    transitionContext.containerView.bringSubviewToFront(flyingView)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: []
    ) {
      flyingView.transform = self.presenting ? .identity : small
      flyingView.center = self.presenting ? fullCenter : smallCenter
      detail?.caption.alpha = self.presenting ? 1 : 0
      flyingView.layer.cornerRadius = self.presenting ? 0 : roundCorner
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    flightEnded?(presenting == transitionCompleted)
  }
}

final class TurningTidepoolViewController: TidepoolViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.background.alpha = size.width > size.height ? 0.25 : 0.55
    })
  }
}

extension TidepoolViewController {
  func open(_ picture: UIImageView) {
    selectedPicture = picture
    let detail = CreatureViewController(creature: Creature.all[picture.tag])
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }
}

extension TidepoolViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if let picture = selectedPicture, let shelf = picture.superview {
      transition.originFrame = shelf.convert(picture.frame, to: nil)
      transition.presenting = true
      transition.flightEnded = { isOut in picture.isHidden = isOut }
      picture.isHidden = true
    }
    return transition
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.presenting = false
    return transition
  }
}
