import HeadlessQuartzCore
import Record

@testable import HeadlessUIKit

/// Presents a controller with a given animator and interaction controller, and logs what happens.
final class InteractiveScene: NSObject, @preconcurrency UIViewControllerTransitioningDelegate {
  let presenter = UIViewController()
  let presented = UIViewController()
  var animator: UIViewControllerAnimatedTransitioning?
  var interactor: UIViewControllerInteractiveTransitioning?
  /// Called in the turn that asks for the transition.
  var hasAsked: (() -> Void)?
  /// Called when the transition has begun, and before the next turn.
  var didPresent: (() -> Void)?
  private(set) var log: [String] = []
  private(set) var start = 0.0
  private var window: UIWindow?

  /// Presents and runs the first turn.
  func present() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    self.window = window
    window.rootViewController = presenter
    window.isHidden = false
    presented.view.backgroundColor = .red
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = self
    MainLoop.shared.turn()
    start = MainLoop.shared.now
    EngineLog.sink = { [weak self] kind, _ in self?.note(kind) }
    presenter.present(presented, animated: true) { [weak self] in self?.say("presented") }
    hasAsked?()
    MainLoop.shared.turn()
    guard let didPresent else { return }
    didPresent()
    MainLoop.shared.turn()
  }

  /// Removes the window, so that later tests start without one.
  func close() {
    EngineLog.sink = nil
    window?.isHidden = true
    window = nil
    MainLoop.shared.turn()
  }

  var view: UIView { presented.view }
  var opacity: Double { Double(view.layer.presentation()?.opacity ?? -1) }

  var seconds: Double { ((MainLoop.shared.now - start) * 1000).rounded() / 1000 }

  func advance(_ seconds: Double) { MainLoop.shared.advance(by: seconds) }

  func advance(to seconds: Double) { MainLoop.shared.advance(to: start + seconds) }

  func say(_ line: String) { log.append("\(seconds) \(line)") }

  private func note(_ kind: Event.Kind) {
    switch kind {
    case .transition(let event):
      switch event.phase {
      case .began: say("began")
      case .updated: break
      case .interactionEnded(let cancelled): say(cancelled ? "cancelled" : "finished")
      case .completed(let flag, _): say("completed \(flag)")
      }
    case .fault(let fault): say("fault \(fault.code.rawValue)")
    case .call, .touch, .step: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

/// Fades the presented view in with an animation block.
class BlockFade: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind: CaseIterable { case easedBlock, spring, keyframes }

  var kind = Kind.easedBlock
  /// Of the block, in seconds.
  var delay = 0.0

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.alpha = 0
    context.containerView.addSubview(view)
    let completion: (Bool) -> Void = { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    switch kind {
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { view.alpha = 1 }, completion: completion)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, animations: { view.alpha = 1 }, completion: completion)
    case .easedBlock:
      UIView.animate(
        withDuration: 1, delay: delay, animations: { view.alpha = 1 }, completion: completion)
    }
  }
}

/// Fades the presented view in with an interruptible animator.
final class AnimatorFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// Called at the end instead of completing the transition.
  var didEnd: ((UIViewAnimatingPosition) -> Void)?
  /// An animation that is added to the layer beside the animator's own.
  var raw: CAAnimation?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    self.animator = animator
    if let view = context.view(forKey: .to) {
      view.alpha = 0
      context.containerView.addSubview(view)
      animator.addAnimations { view.alpha = 1 }
      if let raw { view.layer.add(raw, forKey: "raw") }
    }
    animator.addCompletion { [weak self] position in
      if let didEnd = self?.didEnd {
        didEnd(position)
      } else {
        context.completeTransition(position == .end)
      }
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

/// Animates layers, sets the speed of the container's layer to 0, and changes its time offset in
/// `update`, `cancel` and `finish`, as published tutorials do.
final class SelfDrivenReveal: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, CAAnimationDelegate
{
  private var pausedTime: CFTimeInterval = 0
  private(set) weak var storedContext: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    storedContext = context
    let container = context.containerView.layer
    pausedTime = container.convertTime(CACurrentMediaTime(), from: nil)
    container.speed = 0
    container.timeOffset = pausedTime
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = 2
    fade.delegate = self
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    storedContext.map { $0.completeTransition(!$0.transitionWasCancelled) }
    storedContext = nil
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    storedContext?.containerView.layer.timeOffset = pausedTime + 2 * Double(percentComplete)
  }

  override func cancel() {
    restart(forFinishing: false)
    super.cancel()
  }

  override func finish() {
    restart(forFinishing: true)
    super.finish()
  }

  private func restart(forFinishing: Bool) {
    let layer = storedContext?.containerView.layer
    layer?.beginTime = CACurrentMediaTime()
    layer?.speed = forFinishing ? 1 : -1
  }
}

/// An interaction controller that scrubs an interruptible animator itself.
final class CustomInteractionController: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: AnimatorFade
  private var context: UIViewControllerContextTransitioning?
  private var running: UIViewImplicitlyAnimating?

  init(_ animator: AnimatorFade) {
    self.animator = animator
  }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    animator.didEnd = { position in
      if position == .end {
        context.finishInteractiveTransition()
        context.completeTransition(true)
      } else {
        context.cancelInteractiveTransition()
        context.completeTransition(false)
      }
    }
    running = animator.interruptibleAnimator(using: context)
  }

  func update(_ percent: CGFloat) {
    running?.fractionComplete = percent
    context?.updateInteractiveTransition(percent)
  }

  func end(forwards: Bool) {
    running?.pauseAnimation()
    if !forwards { running?.isReversed = true }
    running?.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
  }
}
