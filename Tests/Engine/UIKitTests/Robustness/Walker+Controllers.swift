import HeadlessQuartzCore
import Record

@testable import HeadlessUIKit

extension Walker {
  var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

  var navigation: UINavigationController? {
    tabs?.viewControllers?.first as? UINavigationController
  }

  var topmost: UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  var controllers: [UIViewController] {
    [topmost, navigation?.topViewController].compactMap { $0 }
  }

  func makeController() -> UIViewController {
    let controller = WalkingController()
    track(controller)
    track(controller.view.layer)
    return controller
  }

  func useController() {
    chooseAnimator()
    let animated = !random.oneIn(5)
    switch random.below(7) {
    case 0, 1:
      navigation?.pushViewController(makeController(), animated: animated)
    case 2:
      navigation?.popViewController(animated: animated)
    case 3:
      let controller = makeController()
      controller.modalPresentationStyle =
        random.pick([.fullScreen, .custom, .overFullScreen, .pageSheet, .currentContext]) ?? .custom
      controller.transitioningDelegate = random.bool() ? delegate : nil
      topmost?.present(controller, animated: animated)
    case 4:
      topmost?.dismiss(animated: animated)
    case 5:
      tabs?.selectedIndex = random.below(2)
    default:
      if (navigation?.viewControllers.count ?? 0) > 6 {
        navigation?.popToRootViewController(animated: animated)
      } else if let root = navigation?.viewControllers.first {
        navigation?.setViewControllers([root, makeController()], animated: animated)
      }
    }
  }

  /// Chooses the animator and the interaction controller of the next transition.
  func chooseAnimator() {
    guard window?.openTransitions.isEmpty == true else { return }
    let duration = Double(random.number(0.05...0.5))
    switch random.below(5) {
    case 0: delegate.animator = nil
    case 1, 2: delegate.animator = WalkingInterruptibleAnimator(duration: duration)
    default:
      // Animators that never complete are rare, because they block everything else.
      let ways = WalkingAnimator.Way.allCases.filter { $0 != .neverCompleting || random.oneIn(20) }
      delegate.animator = WalkingAnimator(random.pick(ways) ?? .block, duration: duration)
    }
    delegate.animator.map { track($0) }
    delegate.interactor = nil
    if random.oneIn(2) {
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.completionSpeed = random.number(0.2...3)
      interactor.wantsInteractiveStart = !random.oneIn(4)
      track(interactor)
      delegate.interactor = interactor
    }
  }

  func interact() {
    guard let interactor = delegate.interactor else { return }
    switch random.below(8) {
    case 0...3: interactor.update(random.number(-0.1...1.1))
    case 4, 5: interactor.finish()
    case 6: interactor.cancel()
    default: interactor.pause()
    }
  }

  func touch() {
    guard let touchScreen else { return }
    let finger = random.below(2)
    let place = CGPoint(x: random.number(0...390), y: random.number(0...844))
    let edge = CGPoint(x: random.number(0...20), y: place.y)
    if touchScreen.location(ofFinger: finger) == nil {
      let location = random.bool() ? edge : place
      touchScreen.send([.init(finger: finger, action: .lands, location: location)])
    } else {
      let action: TouchScreen.Change.Action =
        random.oneIn(8) ? .isCancelled : random.oneIn(4) ? .lifts : .moves
      touchScreen.send([.init(finger: finger, action: action, location: place)])
    }
  }

  func rotate() {
    guard let window else { return }
    let size = window.bounds.size
    window.rotate(to: CGSize(width: size.height, height: size.width))
  }

  /// Waits, and replaces the window if a transition is still open.
  func rest() {
    endInteraction()
    guard checkForOpenTransitions() else { return }
    leave()
    self.open()
  }

  /// Waits, reports open transitions that are neither interactive nor a fault, and returns whether
  /// any transition is open.
  @discardableResult
  func checkForOpenTransitions() -> Bool {
    MainLoop.shared.advance(by: 8)
    guard let open = window?.openTransitions, !open.isEmpty else { return false }
    let isInteractive = open.contains { $0.isInteractive }
    if !isInteractive, faults[.transitionNeverCompleted] == nil {
      report("still open without a fault: \(open.map(describe))")
    }
    faults[.transitionNeverCompleted] = nil
    return true
  }

  func describe(_ transition: TransitionContext) -> String {
    let animator = transition.customAnimator.map { "\(type(of: $0))" } ?? "built-in"
    let animates = transition.containerView.window != nil
    return "\(transition.operation) \(transition.phase) \(animator), visible \(animates), "
      + "idle \(MainLoop.shared.isIdle)"
  }

  func leave() {
    // A transition that is not completed is kept alive by its animator. Completing one may start
    // another one that waited.
    while let transition = window?.openTransitions.last, !transition.isOver {
      transition.cancelInteractiveTransition()
      transition.completeTransition(false)
    }
    views = []
    for finger in touchScreen?.fingersDown ?? [] {
      touchScreen?.send([.init(finger: finger, action: .isCancelled, location: .zero)])
    }
    touchScreen = nil
    UIApplication.shared.closeWindows()
    window?.rootViewController = nil
    window = nil
  }
}
