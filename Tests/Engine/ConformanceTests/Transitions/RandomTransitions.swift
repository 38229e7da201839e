import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Pushes, pops, presentations, dismissals, interactions and rotations in random order.
@Suite("Random sequences of transitions", .inNewWorld)
struct RandomTransitions {
  @Test(
    "After random calls, appearance callbacks are balanced and no transition is open",
    arguments: Array(1...6) as [UInt64])
  func walk(seed: UInt64) {
    let walk = RandomWalk(seed: seed)
    for _ in 0..<250 {
      walk.step()
      if walk.dice(6) == 0 {
        walk.rest()
        #expect(walk.problems == [])
        if !walk.problems.isEmpty { return }
      }
    }
  }

  @Test("The same seed gives the same log")
  func determinism() {
    let journals = (0..<2).map { _ in
      let walk = RandomWalk(seed: 99)
      for _ in 0..<120 { walk.step() }
      return walk.app.log.lines
    }
    #expect(journals[0] == journals[1])
    #expect(journals[0].count > 300)
  }
}

/// A page that reports unbalanced appearance callbacks.
private final class AppearanceCheckingPage: UIViewController {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  var appearance = Appearance.disappeared
  var report: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    change(to: .appearing, from: [.disappeared, .disappearing])
  }
  override func viewDidAppear(_ animated: Bool) { change(to: .appeared, from: [.appearing]) }
  override func viewWillDisappear(_ animated: Bool) {
    change(to: .disappearing, from: [.appeared, .appearing])
  }
  override func viewDidDisappear(_ animated: Bool) {
    change(to: .disappeared, from: [.disappearing])
  }

  private func change(to next: Appearance, from allowed: [Appearance]) {
    if !allowed.contains(appearance) { report("\(appearance) -> \(next)") }
    appearance = next
  }
}
private final class RandomWalk {
  let app: TestApp
  private let navigation: UINavigationController
  private var random: UInt64
  private(set) var problems: [String] = []
  private let transitioningDelegate = TransitioningDelegate()
  private let navigationDelegate = NavigationDelegate()
  private var percent: UIPercentDrivenInteractiveTransition?
  private var known: [() -> AppearanceCheckingPage?] = []

  init(seed: UInt64) {
    random = seed
    let first = AppearanceCheckingPage()
    navigation = UINavigationController(rootViewController: first)
    app = TestApp(navigation)
    first.appearance = .appeared
    watch(first)
    navigationDelegate.animator.duration = 0.3
  }

  /// Returns a number below a limit, from a linear congruential generator.
  func dice(_ limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(limit))
  }

  private func page() -> AppearanceCheckingPage {
    let page = AppearanceCheckingPage()
    watch(page)
    page.transitioningDelegate = transitioningDelegate
    return page
  }

  private func watch(_ page: AppearanceCheckingPage) {
    page.report = { [unowned self] in self.problems.append($0) }
    known.append { [weak page] in page }
  }

  func step() {
    chooseAnimators()
    switch dice(12) {
    case 0, 1: navigation.pushViewController(page(), animated: dice(3) > 0)
    case 2: navigation.popViewController(animated: dice(3) > 0)
    case 3: navigation.popToRootViewController(animated: dice(2) > 0)
    case 4, 5: present()
    case 6, 7: top.dismiss(animated: dice(3) > 0)
    case 8: percent?.update(CGFloat(dice(100)) / 100)
    case 9: endInteraction()
    case 10:
      let size = app.window.bounds.size
      app.window.rotate(to: CGSize(width: size.height, height: size.width))
    default: app.wait(Double(dice(40)) / 100)
    }
  }

  private var top: UIViewController {
    var found: UIViewController = navigation
    while let next = found.presentedViewController { found = next }
    return found
  }

  private func present() {
    let page = page()
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .custom, .overFullScreen, .pageSheet, .automatic, .currentContext,
    ]
    page.modalPresentationStyle = styles[dice(styles.count)]
    top.present(page, animated: dice(3) > 0)
  }

  /// Lets the transitions of earlier steps begin first, or leaves several to begin in one turn.
  private func chooseAnimators() {
    let isAtRest = dice(2) == 0
    if isAtRest { app.turn() }
    guard isAtRest, app.window.openTransitions.isEmpty else {
      // One interactor drives one transition.
      transitioningDelegate.interaction = nil
      navigationDelegate.interaction = nil
      return
    }
    percent = dice(3) == 0 ? UIPercentDrivenInteractiveTransition() : nil
    transitioningDelegate.interaction = percent
    transitioningDelegate.presenting = animator()
    transitioningDelegate.dismissing = animator()
    navigationDelegate.interaction = percent
    navigation.delegate = dice(3) == 0 ? nil : navigationDelegate
  }

  private func animator() -> UIViewControllerAnimatedTransitioning? {
    switch dice(3) {
    case 0: nil
    case 1: InterruptibleAnimator()
    default: FadeAnimator()
    }
  }

  private func endInteraction() {
    guard let percent, app.window.openTransitions.contains(where: { $0.isInteractive }) else {
      return
    }
    dice(2) == 0 ? percent.finish() : percent.cancel()
  }

  /// Ends interactions until no transition is open, then checks controllers, leaks and faults.
  func rest() {
    var rounds = 0
    repeat {
      endInteraction()
      app.settle(limit: 60)
      rounds += 1
    } while !app.window.openTransitions.isEmpty && rounds < 20
    if !app.window.openTransitions.isEmpty { problems.append("a transition stayed open") }
    for page in known.compactMap({ $0() }) { inspect(page) }
    known.removeAll { $0() == nil }
    if top === navigation, known.count > navigation.viewControllers.count {
      problems.append("\(known.count - navigation.viewControllers.count) pages leaked")
    }
    let harmless = [
      "present-while-presenting", "dismiss-while-transitioning", "push-while-transitioning",
      "view-not-in-hierarchy", "interaction-updated-when-not-interactive",
    ]
    problems += app.log.faults.filter { !harmless.contains($0) }
    app.log.clear()
  }

  private func inspect(_ page: AppearanceCheckingPage) {
    let isOnScreen = page.viewIfLoaded?.window != nil
    let expected: AppearanceCheckingPage.Appearance = isOnScreen ? .appeared : .disappeared
    // After a cancelled dismissal the presenter's view stays in the container.
    let isCovered = page.presentedViewController != nil && page.appearance == .disappeared
    if page.appearance != expected && !isCovered {
      problems.append("\(page.appearance) while \(isOnScreen ? "on" : "off") the screen")
    }
    guard isOnScreen, page.parent === navigation else { return }
    if page.view.frame.size != app.window.bounds.size {
      problems.append("size \(page.view.frame.size) in \(app.window.bounds.size)")
    }
  }
}
