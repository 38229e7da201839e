import HeadlessQuartzCore
import Record

@testable import HeadlessUIKit

/// Calls UIKit at random and watches that nothing breaks.
@MainActor
final class Walker {
  private var dice: Dice
  private var window: UIWindow?
  private var views: [UIView] = []
  private var animators: [UIViewPropertyAnimator] = []
  private let director = WalkingDirector()
  private var glass: TouchScreen?
  private(set) var calls = 0
  private(set) var faults: [Fault.Code: Int] = [:]
  private(set) var problems: [String] = []
  /// What was shown after each call, folded to a number.
  private(set) var trace: UInt64 = 0
  /// Everything that has to be gone after the walk.
  private var mortals: [Mortal] = []

  private struct Mortal {
    weak var object: AnyObject?
    var kind: String
  }

  init(seed: UInt64) {
    dice = Dice(seed: seed)
  }

  /// Walks from the epoch or some seconds later, and takes everything away afterwards.
  func walk(calls limit: Int, after seconds: Double = 0) {
    MainLoop.shared.restart()
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
    navigation.delegate = director
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, makeController()]
    window.rootViewController = tabs
    window.isHidden = false
    self.window = window
    glass = TouchScreen(window: window)
    note(window)
    note(navigation)
    note(tabs)
    MainLoop.shared.turn()
  }

  /// Ends what is open, drops everything and looks for what stays.
  private func close() {
    endInteraction()
    director.animator = nil
    director.interactor = nil
    releaseAnimators()
    checkForOpenTransitions()
    leave()
    MainLoop.shared.advance(by: 2)
    let alive = mortals.filter { $0.object != nil }.map(\.kind)
    if !alive.isEmpty { report("leaked \(alive.count): \(Set(alive).sorted())") }
  }

  private func releaseAnimators() {
    for animator in animators where animator.state != .inactive { animator.stopAnimation(true) }
    animators = []
  }

  private func endInteraction() {
    guard let interactor = director.interactor else { return }
    if dice.flip() { interactor.finish() } else { interactor.cancel() }
  }

  private func note(_ object: AnyObject) {
    mortals.append(Mortal(object: object, kind: String(describing: type(of: object))))
    if mortals.count > 400 { mortals.removeAll { $0.object == nil } }
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
    switch dice.below(44) {
    case 0...3: addView()
    case 4: views.randomRemoval(&dice)?.removeFromSuperview()
    case 5...9: change(dice.pick(views))
    case 10...16: animate()
    case 17...21: useAnimator()
    case 22, 23: useLayer()
    case 24...26: useController()
    case 27...30: interact()
    case 31: rotate()
    case 32: rest()
    case 33...35: touch()
    default: MainLoop.shared.advance(by: Double(dice.number(0...0.1)))
    }
  }

  private func addView() {
    guard let host = hosts.isEmpty ? nil : dice.pick(hosts) else { return }
    let view = UIView(frame: randomFrame())
    note(view)
    note(view.layer)
    host.addSubview(view)
    views.append(view)
    addRecognizer(to: view)
    if views.count > 40 { views.removeFirst().removeFromSuperview() }
  }

  private func addRecognizer(to view: UIView) {
    guard dice.oneIn(3) else { return }
    let recognizer =
      dice.flip() ? UITapGestureRecognizer() : UIPanGestureRecognizer()
    recognizer.addTarget(self, action: Selector(Walker.recognized))
    note(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  /// A gesture does what a button would do.
  func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .ended { useController() }
  }

  /// Where views may be added: the visible controllers' views, and views in them.
  private var hosts: [UIView] {
    (controllers.compactMap(\.viewIfLoaded) + views.prefix(5)).filter { $0.window != nil }
  }

  private func change(_ view: UIView?) {
    guard let view else { return }
    switch dice.below(9) {
    case 0: view.frame = randomFrame()
    case 1: view.center = CGPoint(x: dice.number(-100...500), y: dice.number(-100...900))
    case 2: view.alpha = dice.fraction()
    case 3: view.transform = CGAffineTransform(rotationAngle: dice.number(-4...4))
    case 4: view.transform = CGAffineTransform(scaleX: dice.number(0...2), y: dice.number(0...2))
    case 5: view.backgroundColor = dice.flip() ? .red : nil
    case 6: view.isHidden.toggle()
    case 7: view.layer.cornerRadius = dice.number(0...30)
    default: view.bounds = randomFrame()
    }
  }

  private func randomFrame() -> CGRect {
    CGRect(
      x: dice.number(-50...350), y: dice.number(-50...800), width: dice.number(0...300),
      height: dice.number(0...300))
  }

  private func animate() {
    let view = dice.pick(views)
    let duration = Double(dice.number(0...0.4))
    let delay = dice.oneIn(4) ? Double(dice.number(0...0.2)) : 0
    let options = UIView.AnimationOptions(
      rawValue: UInt(dice.below(1 << 3)) | UInt(dice.below(4)) << 16)
    let changes = { [weak self] in
      self?.change(view)
      if self?.dice.oneIn(5) == true { self?.animate() }
    }
    let repeats: UIView.AnimationOptions = dice.oneIn(10) ? [.repeat, .autoreverse] : []
    switch dice.below(7) {
    case 0:
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dice.number(0.1...1),
        initialSpringVelocity: dice.number(-1...1), options: options, animations: changes)
    case 1:
      UIView.animateKeyframes(
        withDuration: duration, delay: delay,
        options: UIView.KeyframeAnimationOptions(rawValue: UInt(dice.below(5)) << 10)
      ) { [weak self] in
        for _ in 0..<3 {
          UIView.addKeyframe(
            withRelativeStartTime: Double(self?.dice.fraction() ?? 0),
            relativeDuration: Double(self?.dice.fraction() ?? 0), animations: changes)
        }
      }
    case 2:
      guard let view else { return }
      UIView.transition(
        with: view, duration: duration,
        options: UIView.AnimationOptions(rawValue: UInt(dice.below(8)) << 20), animations: changes)
    case 3:
      UIView.animate(springDuration: duration + 0.01, bounce: dice.number(-0.5...0.9)) { changes() }
    case 4:
      UIView.performWithoutAnimation(changes)
    default:
      UIView.animate(
        withDuration: duration, delay: delay, options: options.union(repeats),
        animations: changes
      ) { [weak self] _ in
        if self?.dice.oneIn(6) == true { self?.change(view) }
      }
    }
  }

  private func useAnimator() {
    guard let animator = dice.pick(animators), !dice.oneIn(4) else {
      return makeAnimator()
    }
    switch dice.below(13) {
    case 0, 1: animator.startAnimation()
    case 2: animator.startAnimation(afterDelay: Double(dice.number(0...0.2)))
    case 3: animator.pauseAnimation()
    case 4, 5: animator.fractionComplete = dice.number(-0.2...1.2)
    case 6: animator.isReversed.toggle()
    case 7:
      animator.continueAnimation(
        withTimingParameters: dice.flip() ? nil : randomTiming(),
        durationFactor: dice.oneIn(3) ? 0 : dice.number(0...2))
    case 8: animator.stopAnimation(dice.flip())
    case 9: animator.finishAnimation(at: dice.pick([.start, .end, .current]) ?? .end)
    case 10:
      let view = dice.pick(views)
      animator.addAnimations(
        { [weak self] in self?.change(view) }, delayFactor: dice.flip() ? 0 : dice.fraction())
    case 11: animator.scrubsLinearly.toggle()
    default: animators.removeAll { $0 === animator }
    }
  }

  private func makeAnimator() {
    let animator = UIViewPropertyAnimator(
      duration: Double(dice.number(0...0.5)), timingParameters: randomTiming())
    let view = dice.pick(views)
    animator.pausesOnCompletion = dice.oneIn(8)
    animator.isUserInteractionEnabled = dice.flip()
    animator.addAnimations { [weak self] in
      self?.change(view)
      self?.change(view)
    }
    animator.addCompletion { [weak self] _ in
      if self?.dice.oneIn(4) == true { self?.change(view) }
    }
    note(animator)
    animators.append(animator)
    if animators.count > 10 { animators.removeFirst() }
  }

  private func randomTiming() -> UITimingCurveProvider {
    switch dice.below(5) {
    case 0: UISpringTimingParameters()
    case 1:
      UISpringTimingParameters(
        dampingRatio: dice.number(0.2...1),
        initialVelocity: CGVector(dx: dice.number(-1...1), dy: dice.number(-1...1)))
    case 2: UISpringTimingParameters(duration: 0.3, bounce: dice.number(-0.5...0.8))
    case 3: UICubicTimingParameters()
    default:
      UICubicTimingParameters(
        animationCurve: UIView.AnimationCurve(rawValue: dice.below(4)) ?? .linear)
    }
  }

  private func useLayer() {
    guard let layer = dice.pick(views)?.layer else { return }
    switch dice.below(7) {
    case 0: layer.removeAllAnimations()
    case 1: layer.speed = dice.pick([-1, 0, 0.5, 2]) ?? 1
    case 2: layer.timeOffset = Double(dice.number(0...2))
    case 3: layer.beginTime = dice.flip() ? 0 : CACurrentMediaTime()
    case 4:
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    default:
      let animation = CABasicAnimation(keyPath: dice.flip() ? "opacity" : "transform.scale.x")
      animation.fromValue = dice.fraction()
      animation.duration = Double(dice.number(0...0.5))
      animation.isRemovedOnCompletion = dice.flip()
      animation.fillMode = .forwards
      layer.add(animation, forKey: dice.flip() ? nil : "raw")
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
    note(controller)
    note(controller.view.layer)
    return controller
  }

  private func useController() {
    chooseDirection()
    let animated = !dice.oneIn(5)
    switch dice.below(7) {
    case 0, 1:
      navigation?.pushViewController(makeController(), animated: animated)
    case 2:
      navigation?.popViewController(animated: animated)
    case 3:
      let controller = makeController()
      controller.modalPresentationStyle =
        dice.pick([.fullScreen, .custom, .overFullScreen, .pageSheet, .currentContext]) ?? .custom
      controller.transitioningDelegate = dice.flip() ? director : nil
      topmost?.present(controller, animated: animated)
    case 4:
      topmost?.dismiss(animated: animated)
    case 5:
      tabs?.selectedIndex = dice.below(2)
    default:
      if (navigation?.viewControllers.count ?? 0) > 6 {
        navigation?.popToRootViewController(animated: animated)
      } else if let root = navigation?.viewControllers.first {
        navigation?.setViewControllers([root, makeController()], animated: animated)
      }
    }
  }

  /// Draws the animator and the interaction controller for what comes next.
  private func chooseDirection() {
    guard window?.openTransitions.isEmpty == true else { return }
    let duration = Double(dice.number(0.05...0.5))
    switch dice.below(5) {
    case 0: director.animator = nil
    case 1, 2: director.animator = WalkingInterruptibleAnimator(duration: duration)
    default:
      // Those that never complete are rare, because nothing else happens after them.
      let ways = WalkingAnimator.Way.allCases.filter { $0 != .forgetful || dice.oneIn(20) }
      director.animator = WalkingAnimator(dice.pick(ways) ?? .block, duration: duration)
    }
    director.animator.map { note($0) }
    director.interactor = nil
    if dice.oneIn(2) {
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.completionSpeed = dice.number(0.2...3)
      interactor.wantsInteractiveStart = !dice.oneIn(4)
      note(interactor)
      director.interactor = interactor
    }
  }

  private func interact() {
    guard let interactor = director.interactor else { return }
    switch dice.below(8) {
    case 0...3: interactor.update(dice.number(-0.1...1.1))
    case 4, 5: interactor.finish()
    case 6: interactor.cancel()
    default: interactor.pause()
    }
  }

  private func touch() {
    guard let glass else { return }
    let finger = dice.below(2)
    let place = CGPoint(x: dice.number(0...390), y: dice.number(0...844))
    let edge = CGPoint(x: dice.number(0...20), y: place.y)
    if glass.location(ofFinger: finger) == nil {
      let location = dice.flip() ? edge : place
      glass.send([.init(finger: finger, action: .lands, location: location)])
    } else {
      let action: TouchScreen.Change.Action =
        dice.oneIn(8) ? .isCancelled : dice.oneIn(4) ? .lifts : .moves
      glass.send([.init(finger: finger, action: action, location: place)])
    }
  }

  private func rotate() {
    guard let window else { return }
    let size = window.bounds.size
    window.rotate(to: CGSize(width: size.height, height: size.width))
  }

  /// Gives everything time, and a stuck window a new life.
  private func rest() {
    endInteraction()
    guard checkForOpenTransitions() else { return }
    leave()
    self.open()
  }

  /// Waits, and reports transitions that are still open for no reason; whether any is open.
  ///
  /// An interaction may take for ever, and what comes in front of one has to wait.
  @discardableResult
  private func checkForOpenTransitions() -> Bool {
    MainLoop.shared.advance(by: 8)
    guard let open = window?.openTransitions, !open.isEmpty else { return false }
    let isInteractive = open.contains { $0.isInteractive }
    if !isInteractive, faults[.transitionNeverCompleted] == nil {
      report("open for long, and nobody said so: \(open.map(describe))")
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
    // An app that gives a transition up has to say so, or its own animators keep it alive. The end
    // of one may begin another one that waited.
    while let transition = window?.openTransitions.last, !transition.isOver {
      transition.cancelInteractiveTransition()
      transition.completeTransition(false)
    }
    views = []
    for finger in glass?.fingersDown ?? [] {
      glass?.send([.init(finger: finger, action: .isCancelled, location: .zero)])
    }
    glass = nil
    UIApplication.shared.closeWindows()
    window?.rootViewController = nil
    window = nil
  }
}

extension Array {
  /// Takes an element out at random.
  fileprivate mutating func randomRemoval(_ dice: inout Dice) -> Element? {
    isEmpty ? nil : remove(at: dice.below(count))
  }
}
