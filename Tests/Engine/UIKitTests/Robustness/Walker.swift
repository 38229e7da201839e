import HeadlessQuartzCore
import Record

@testable import HeadlessUIKit

/// Makes random calls to UIKit, checks invariants after each call, and looks for leaks at the end.
final class Walker {
  var random: SplitMix
  var window: UIWindow?
  var views: [UIView] = []
  var animators: [UIViewPropertyAnimator] = []
  let delegate = WalkingDelegate()
  var touchScreen: TouchScreen?
  var calls = 0
  var faults: [Fault.Code: Int] = [:]
  var problems: [String] = []
  /// A hash of the presented values after each call.
  var trace: UInt64 = 0
  /// All objects that have to be released after the walk.
  var tracked: [TrackedObject] = []

  struct TrackedObject {
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

  func open() {
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
  func close() {
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

  func releaseAnimators() {
    for animator in animators where animator.state != .inactive { animator.stopAnimation(true) }
    animators = []
  }

  func endInteraction() {
    guard let interactor = delegate.interactor else { return }
    if random.bool() { interactor.finish() } else { interactor.cancel() }
  }

  func track(_ object: AnyObject) {
    tracked.append(TrackedObject(object: object, kind: String(describing: type(of: object))))
    if tracked.count > 400 { tracked.removeAll { $0.object == nil } }
  }

  func report(_ problem: String) {
    problems.append("call \(calls): \(problem)")
  }

  // MARK: Invariants

  func check() {
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

  func step() {
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

  func addView() {
    guard let host = hosts.isEmpty ? nil : random.pick(hosts) else { return }
    let view = UIView(frame: randomFrame())
    track(view)
    track(view.layer)
    host.addSubview(view)
    views.append(view)
    addRecognizer(to: view)
    if views.count > 40 { views.removeFirst().removeFromSuperview() }
  }

  func addRecognizer(to view: UIView) {
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
  var hosts: [UIView] {
    (controllers.compactMap(\.viewIfLoaded) + views.prefix(5)).filter { $0.window != nil }
  }

  func change(_ view: UIView?) {
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

  func randomFrame() -> CGRect {
    CGRect(
      x: random.number(-50...350), y: random.number(-50...800), width: random.number(0...300),
      height: random.number(0...300))
  }

  func animate() {
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

  func useAnimator() {
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

  func makeAnimator() {
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

  func randomTiming() -> UITimingCurveProvider {
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

  func useLayer() {
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
}

extension Array {
  /// Removes and returns a random element.
  mutating func randomRemoval(_ random: inout SplitMix) -> Element? {
    isEmpty ? nil : remove(at: random.below(count))
  }
}
