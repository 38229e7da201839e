import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Random walks through everything that brings controllers onto the screen and away again.
@MainActor
@Suite("Wandering through transitions", .oneAtATime)
struct WanderingThroughTransitions {
  @Test(
    "Whatever is asked in whatever order, callbacks stay balanced and nothing stays open",
    arguments: Array(1...6) as [UInt64])
  func walk(seed: UInt64) {
    let walk = Walk(seed: seed)
    for _ in 0..<250 {
      walk.step()
      if walk.dice(6) == 0 {
        walk.rest()
        #expect(walk.complaints == [])
        if !walk.complaints.isEmpty { return }
      }
    }
  }

  @Test("The same walk leaves the same journal")
  func determinism() {
    let journals = (0..<2).map { _ in
      let walk = Walk(seed: 99)
      for _ in 0..<120 { walk.step() }
      return walk.theatre.journal.lines
    }
    #expect(journals[0] == journals[1])
    #expect(journals[0].count > 300)
  }
}

/// A page that watches over its own callbacks.
private final class Wanderer: UIViewController {
  enum Place { case away, coming, here, going }

  var place = Place.away
  var complain: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) { go(to: .coming, from: [.away, .going]) }
  override func viewDidAppear(_ animated: Bool) { go(to: .here, from: [.coming]) }
  override func viewWillDisappear(_ animated: Bool) { go(to: .going, from: [.here, .coming]) }
  override func viewDidDisappear(_ animated: Bool) { go(to: .away, from: [.going]) }

  private func go(to next: Place, from allowed: [Place]) {
    if !allowed.contains(place) { complain("\(place) -> \(next)") }
    place = next
  }
}

@MainActor
private final class Walk {
  let theatre: Theatre
  private let navigation: UINavigationController
  private var random: UInt64
  private(set) var complaints: [String] = []
  private let director = Director()
  private let guide = Guide()
  private var percent: UIPercentDrivenInteractiveTransition?
  private var known: [() -> Wanderer?] = []

  init(seed: UInt64) {
    random = seed
    let first = Wanderer()
    navigation = UINavigationController(rootViewController: first)
    theatre = Theatre(navigation)
    first.place = .here
    watch(first)
    guide.animator.duration = 0.3
  }

  /// A number below a limit, from a linear congruential generator.
  func dice(_ limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(limit))
  }

  private func page() -> Wanderer {
    let page = Wanderer()
    watch(page)
    page.transitioningDelegate = director
    return page
  }

  private func watch(_ page: Wanderer) {
    page.complain = { [unowned self] in self.complaints.append($0) }
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
      let size = theatre.window.bounds.size
      theatre.window.rotate(to: CGSize(width: size.height, height: size.width))
    default: theatre.wait(Double(dice(40)) / 100)
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

  private func chooseAnimators() {
    guard theatre.window.openTransitions.isEmpty else {
      // One interactor drives one transition.
      director.interaction = nil
      guide.interaction = nil
      return
    }
    percent = dice(3) == 0 ? UIPercentDrivenInteractiveTransition() : nil
    director.interaction = percent
    director.presenting = animator()
    director.dismissing = animator()
    guide.interaction = percent
    navigation.delegate = dice(3) == 0 ? nil : guide
  }

  private func animator() -> UIViewControllerAnimatedTransitioning? {
    switch dice(3) {
    case 0: nil
    case 1: Interruptible()
    default: Fade()
    }
  }

  private func endInteraction() {
    guard let percent, theatre.window.openTransitions.contains(where: { $0.isInteractive }) else {
      return
    }
    dice(2) == 0 ? percent.finish() : percent.cancel()
  }

  /// Ends what is open, waits, and looks at what is left.
  func rest() {
    var rounds = 0
    repeat {
      endInteraction()
      theatre.settle(limit: 60)
      rounds += 1
    } while !theatre.window.openTransitions.isEmpty && rounds < 20
    if !theatre.window.openTransitions.isEmpty { complaints.append("a transition stayed open") }
    for page in known.compactMap({ $0() }) { inspect(page) }
    known.removeAll { $0() == nil }
    if top === navigation, known.count > navigation.viewControllers.count {
      complaints.append("\(known.count - navigation.viewControllers.count) pages leaked")
    }
    let harmless = [
      "present-while-presenting", "dismiss-while-transitioning", "push-while-transitioning",
      "view-not-in-hierarchy", "interaction-updated-when-not-interactive",
    ]
    complaints += theatre.journal.faults.filter { !harmless.contains($0) }
    theatre.journal.clear()
  }

  private func inspect(_ page: Wanderer) {
    let isOnScreen = page.viewIfLoaded?.window != nil
    let expected: Wanderer.Place = isOnScreen ? .here : .away
    // The view of a presenter stays in the container when a dismissal was cancelled.
    let isCovered = page.presentedViewController != nil && page.place == .away
    if page.place != expected && !isCovered {
      complaints.append("\(page.place) while \(isOnScreen ? "on" : "off") the screen")
    }
    guard isOnScreen, page.parent === navigation else { return }
    if page.view.frame.size != theatre.window.bounds.size {
      complaints.append("size \(page.view.frame.size) in \(theatre.window.bounds.size)")
    }
  }
}
