import HeadlessQuartzCore
import HeadlessUIKit

/// Animates a transition in one of several ways.
final class WalkingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Way: CaseIterable {
    case block, spring, keyframes, propertyAnimator, raw, immediate, neverCompleting
  }

  private let way: Way
  private let duration: TimeInterval

  init(_ way: Way, duration: TimeInterval) {
    self.way = way
    self.duration = duration
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let (view, changes) = prepare(context)
    let done: (Bool) -> Void = { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    switch way {
    case .block:
      UIView.animate(withDuration: duration, delay: 0.05, animations: changes, completion: done)
    case .spring:
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1,
        animations: changes, completion: done)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: duration, delay: 0,
        animations: {
          UIView.addKeyframe(
            withRelativeStartTime: 0.2, relativeDuration: 0.5, animations: changes)
        }, completion: done)
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn)
      animator.addAnimations(changes)
      animator.addCompletion { _ in done(true) }
      animator.startAnimation()
    case .raw:
      CATransaction.begin()
      CATransaction.setCompletionBlock { done(true) }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = duration
      view?.layer.add(fade, forKey: "fade")
      CATransaction.commit()
    case .immediate:
      changes()
      done(true)
    case .neverCompleting:
      UIView.animate(withDuration: duration, animations: changes)
    }
  }

  private func prepare(
    _ context: UIViewControllerContextTransitioning
  ) -> (UIView?, () -> Void) {
    let incoming = context.view(forKey: .to)
    if let incoming {
      if let controller = context.viewController(forKey: .to) {
        incoming.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
      return (incoming, { incoming.alpha = 1 })
    }
    let outgoing = context.view(forKey: .from)
    return (outgoing, { outgoing?.center.y += 100 })
  }
}

/// Animates a transition with an interruptible property animator.
final class WalkingInterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private var running: UIViewPropertyAnimator?

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.8)
    running = animator
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if let incoming {
      context.containerView.addSubview(incoming)
      incoming.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    animator.addAnimations {
      incoming?.transform = .identity
      outgoing?.alpha = 0.5
    }
    animator.addCompletion { position in
      outgoing?.alpha = 1
      context.completeTransition(position == .end)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
  }
}

/// Returns the walker's current animator and interaction controller for every transition.
final class WalkingDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  var animator: UIViewControllerAnimatedTransitioning?
  var interactor: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

/// A view controller that animates alongside its transitions.
final class WalkingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(child)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { [weak self] _ in
      self?.view.subviews.first?.alpha = 0.5
    } completion: { [weak self] _ in
      self?.view.subviews.first?.alpha = 1
    }
  }
}
