import HeadlessQuartzCore
import Record

@testable import HeadlessUIKit

/// Makes random calls to UIKit, checks invariants after each call, and looks for leaks at the end.
final class Walker {
  private var random: SplitMix
  private var window: UIWindow?
  private var views: [UIView] = []
  private var animators: [UIViewPropertyAnimator] = []
  private let delegate = WalkingDelegate()
  private var touchScreen: TouchScreen?
  private(set) var calls = 0
  private(set) var faults: [Fault.Code: Int] = [:]
  private(set) var problems: [String] = []
  /// A hash of the presented values after each call.
  private(set) var trace: UInt64 = 0
  /// All objects that have to be released after the walk.
  private var tracked: [TrackedObject] = []

  private struct TrackedObject {
    weak var object: AnyObject?
    var kind: String
  }

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  /// Walks from the epoch or some seconds later, and closes the app afterwards.
  func walk(calls limit: Int, after seconds: Double = 0) {
    World.restart()
    MainLoop.shared.advance(by: seconds)
    EngineLog.sink = { [unowned self] kind, _ in
      if case .fault(let fault) = kind { self.faults[fault.code, default: 0] += 1 }
    }
    open()
    while calls < limit && problems.isEmpty {
      calls += 1
      step()
      check()
    }
    close()
    EngineLog.sink = nil
  }

  private func open() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: makeController())
    navigation.delegate = delegate
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, makeController()]
    window.rootViewController = tabs
    window.isHidden = false
    self.window = window
    touchScreen = TouchScreen(window: window)
    track(window)
    track(navigation)
    track(tabs)
    MainLoop.shared.turn()
  }

  /// Ends interactions and transitions, releases everything and reports leaks.
  private func close() {
    endInteraction()
    delegate.animator = nil
    delegate.interactor = nil
    releaseAnimators()
    checkForOpenTransitions()
    leave()
    MainLoop.shared.advance(by: 2)
    let alive = tracked.filter { $0.object != nil }.map(\.kind)
    if !alive.isEmpty { report("leaked \(alive.count): \(Set(alive).sorted())") }
  }

  private func releaseAnimators() {
    for animator in animators where animator.state != .inactive { animator.stopAnimation(true) }
    animators = []
  }

  private func endInteraction() {
    guard let interactor = delegate.interactor else { return }
    if random.bool() { interactor.finish() } else { interactor.cancel() }
  }

  private func track(_ object: AnyObject) {
    tracked.append(TrackedObject(object: object, kind: String(describing: type(of: object))))
    if tracked.count > 400 { tracked.removeAll { $0.object == nil } }
  }

  private func report(_ problem: String) {
    problems.append("call \(calls): \(problem)")
  }

  // MARK: Invariants

  private func check() {
    if AnimationContext.current != nil { report("an animation block is still open") }
    for view in views.suffix(4) {
      if view.touchBlockingAnimations < 0 { report("touches were unblocked too often") }
      if let parent = view.superview, !parent.subviews.contains(where: { $0 === view }) {
        report("a view has a superview that does not have it")
      }
      guard let shown = view.layer.presentation() else { continue }
      let numbers = [
        shown.position.x, shown.position.y, shown.bounds.width, CGFloat(shown.opacity),
      ]
      if !numbers.allSatisfy(\.isFinite) { report("a layer shows \(numbers)") }
      for number in numbers { trace = trace &* 31 &+ Double(number).bitPattern }
    }
    if let open = window?.openTransitions.count, open > 8 { report("\(open) transitions are open") }
  }

  // MARK: Steps

  private func step() {
    switch random.below(44) {
    case 0...3: addView()
    case 4: views.randomRemoval(&random)?.removeFromSuperview()
    case 5...9: change(random.pick(views))
    case 10...16: animate()
    case 17...21: useAnimator()
    case 22, 23: useLayer()
    case 24...26: useController()
    case 27...30: interact()
    case 31: rotate()
    case 32: rest()
    case 33...35: touch()
    default: MainLoop.shared.advance(by: Double(random.number(0...0.1)))
    }
  }

  private func addView() {
    guard let host = hosts.isEmpty ? nil : random.pick(hosts) else { return }
    let view = UIView(frame: randomFrame())
    track(view)
    track(view.layer)
    host.addSubview(view)
    views.append(view)
    addRecognizer(to: view)
    if views.count > 40 { views.removeFirst().removeFromSuperview() }
  }

  private func addRecognizer(to view: UIView) {
    guard random.oneIn(3) else { return }
    let recognizer =
      random.bool() ? UITapGestureRecognizer() : UIPanGestureRecognizer()
    recognizer.addTarget(self, action: Selector(Walker.recognized))
    track(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .ended { useController() }
  }

  /// Views in the window to which subviews can be added.
  private var hosts: [UIView] {
    (controllers.compactMap(\.viewIfLoaded) + views.prefix(5)).filter { $0.window != nil }
  }

  private func change(_ view: UIView?) {
    guard let view else { return }
    switch random.below(9) {
    case 0: view.frame = randomFrame()
    case 1: view.center = CGPoint(x: random.number(-100...500), y: random.number(-100...900))
    case 2: view.alpha = random.fraction()
    case 3: view.transform = CGAffineTransform(rotationAngle: random.number(-4...4))
    case 4:
      view.transform = CGAffineTransform(scaleX: random.number(0...2), y: random.number(0...2))
    case 5: view.backgroundColor = random.bool() ? .red : nil
    case 6: view.isHidden.toggle()
    case 7: view.layer.cornerRadius = random.number(0...30)
    default: view.bounds = randomFrame()
    }
  }

  private func randomFrame() -> CGRect {
    CGRect(
      x: random.number(-50...350), y: random.number(-50...800), width: random.number(0...300),
      height: random.number(0...300))
  }

  private func animate() {
    let view = random.pick(views)
    let duration = Double(random.number(0...0.4))
    let delay = random.oneIn(4) ? Double(random.number(0...0.2)) : 0
    let options = UIView.AnimationOptions(
      rawValue: UInt(random.below(1 << 3)) | UInt(random.below(4)) << 16)
    let changes = { [weak self] in
      self?.change(view)
      if self?.random.oneIn(5) == true { self?.animate() }
    }
    let repeats: UIView.AnimationOptions = random.oneIn(10) ? [.repeat, .autoreverse] : []
    switch random.below(7) {
    case 0:
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: random.number(0.1...1),
        initialSpringVelocity: random.number(-1...1), options: options, animations: changes)
    case 1:
      UIView.animateKeyframes(
        withDuration: duration, delay: delay,
        options: UIView.KeyframeAnimationOptions(rawValue: UInt(random.below(5)) << 10)
      ) { [weak self] in
        for _ in 0..<3 {
          UIView.addKeyframe(
            withRelativeStartTime: Double(self?.random.fraction() ?? 0),
            relativeDuration: Double(self?.random.fraction() ?? 0), animations: changes)
        }
      }
    case 2:
      guard let view else { return }
      UIView.transition(
        with: view, duration: duration,
        options: UIView.AnimationOptions(rawValue: UInt(random.below(8)) << 20), animations: changes
      )
    case 3:
      UIView.animate(springDuration: duration + 0.01, bounce: random.number(-0.5...0.9)) {
        changes()
      }
    case 4:
      UIView.performWithoutAnimation(changes)
    default:
      UIView.animate(
        withDuration: duration, delay: delay, options: options.union(repeats),
        animations: changes
      ) { [weak self] _ in
        if self?.random.oneIn(6) == true { self?.change(view) }
      }
    }
  }

  private func useAnimator() {
    guard let animator = random.pick(animators), !random.oneIn(4) else {
      return makeAnimator()
    }
    switch random.below(13) {
    case 0, 1: animator.startAnimation()
    case 2: animator.startAnimation(afterDelay: Double(random.number(0...0.2)))
    case 3: animator.pauseAnimation()
    case 4, 5: animator.fractionComplete = random.number(-0.2...1.2)
    case 6: animator.isReversed.toggle()
    case 7:
      animator.continueAnimation(
        withTimingParameters: random.bool() ? nil : randomTiming(),
        durationFactor: random.oneIn(3) ? 0 : random.number(0...2))
    case 8: animator.stopAnimation(random.bool())
    case 9: animator.finishAnimation(at: random.pick([.start, .end, .current]) ?? .end)
    case 10:
      let view = random.pick(views)
      animator.addAnimations(
        { [weak self] in self?.change(view) }, delayFactor: random.bool() ? 0 : random.fraction())
    case 11: animator.scrubsLinearly.toggle()
    default: animators.removeAll { $0 === animator }
    }
  }

  private func makeAnimator() {
    let animator = UIViewPropertyAnimator(
      duration: Double(random.number(0...0.5)), timingParameters: randomTiming())
    let view = random.pick(views)
    animator.pausesOnCompletion = random.oneIn(8)
    animator.isUserInteractionEnabled = random.bool()
    animator.addAnimations { [weak self] in
      self?.change(view)
      self?.change(view)
    }
    animator.addCompletion { [weak self] _ in
      if self?.random.oneIn(4) == true { self?.change(view) }
    }
    track(animator)
    animators.append(animator)
    if animators.count > 10 { animators.removeFirst() }
  }

  private func randomTiming() -> UITimingCurveProvider {
    switch random.below(5) {
    case 0: UISpringTimingParameters()
    case 1:
      UISpringTimingParameters(
        dampingRatio: random.number(0.2...1),
        initialVelocity: CGVector(dx: random.number(-1...1), dy: random.number(-1...1)))
    case 2: UISpringTimingParameters(duration: 0.3, bounce: random.number(-0.5...0.8))
    case 3: UICubicTimingParameters()
    default:
      UICubicTimingParameters(
        animationCurve: UIView.AnimationCurve(rawValue: random.below(4)) ?? .linear)
    }
  }

  private func useLayer() {
    guard let layer = random.pick(views)?.layer else { return }
    switch random.below(7) {
    case 0: layer.removeAllAnimations()
    case 1: layer.speed = random.pick([-1, 0, 0.5, 2]) ?? 1
    case 2: layer.timeOffset = Double(random.number(0...2))
    case 3: layer.beginTime = random.bool() ? 0 : CACurrentMediaTime()
    case 4:
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    default:
      let animation = CABasicAnimation(keyPath: random.bool() ? "opacity" : "transform.scale.x")
      animation.fromValue = random.fraction()
      animation.duration = Double(random.number(0...0.5))
      animation.isRemovedOnCompletion = random.bool()
      animation.fillMode = .forwards
      layer.add(animation, forKey: random.bool() ? nil : "raw")
    }
  }

  // MARK: Controllers

  private var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

  private var navigation: UINavigationController? {
    tabs?.viewControllers?.first as? UINavigationController
  }

  private var topmost: UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  private var controllers: [UIViewController] {
    [topmost, navigation?.topViewController].compactMap { $0 }
  }

  private func makeController() -> UIViewController {
    let controller = WalkingController()
    track(controller)
    track(controller.view.layer)
    return controller
  }

  private func useController() {
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
  private func chooseAnimator() {
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

  private func interact() {
    guard let interactor = delegate.interactor else { return }
    switch random.below(8) {
    case 0...3: interactor.update(random.number(-0.1...1.1))
    case 4, 5: interactor.finish()
    case 6: interactor.cancel()
    default: interactor.pause()
    }
  }

  private func touch() {
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

  private func rotate() {
    guard let window else { return }
    let size = window.bounds.size
    window.rotate(to: CGSize(width: size.height, height: size.width))
  }

  /// Waits, and replaces the window if a transition is still open.
  private func rest() {
    endInteraction()
    guard checkForOpenTransitions() else { return }
    leave()
    self.open()
  }

  /// Waits, reports open transitions that are neither interactive nor a fault, and returns whether
  /// any transition is open.
  @discardableResult
  private func checkForOpenTransitions() -> Bool {
    MainLoop.shared.advance(by: 8)
    guard let open = window?.openTransitions, !open.isEmpty else { return false }
    let isInteractive = open.contains { $0.isInteractive }
    if !isInteractive, faults[.transitionNeverCompleted] == nil {
      report("still open without a fault: \(open.map(describe))")
    }
    faults[.transitionNeverCompleted] = nil
    return true
  }

  private func describe(_ transition: TransitionContext) -> String {
    let animator = transition.customAnimator.map { "\(type(of: $0))" } ?? "built-in"
    let animates = transition.containerView.window != nil
    return "\(transition.operation) \(transition.phase) \(animator), visible \(animates), "
      + "idle \(MainLoop.shared.isIdle)"
  }

  private func leave() {
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

extension Array {
  /// Removes and returns a random element.
  fileprivate mutating func randomRemoval(_ random: inout SplitMix) -> Element? {
    isEmpty ? nil : remove(at: random.below(count))
  }
}
