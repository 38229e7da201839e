import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record
import Testing

@testable import Staging

@Suite("Several runs in one process", .inNewWorld)
struct RunsInOneProcess {
  @Test("A run leaves the same record before and after another one, to the byte")
  func sameRecordBeforeAndAfter() throws {
    var kept: [AnyObject] = []
    let first = try play(completes: false, keepingIn: &kept)
    let other = try play(completes: true, keepingIn: &kept)
    let second = try play(completes: false, keepingIn: &kept)
    let otherAgain = try play(completes: true, keepingIn: &kept)
    #expect(first.count > 10_000)
    #expect(first != other)
    #expect(second == first)
    #expect(otherAgain == other)
  }

  @Test("Objects of an earlier run that are released late leave no trace in the present one")
  func lateReleases() throws {
    var kept: [AnyObject] = []
    _ = try play(completes: true, keepingIn: &kept)
    let session = StageSession { UIViewController() }
    session.launch()
    let before = session.record()
    kept = []
    let piece = try session.perform(.wait(1))
    #expect(before.events.isEmpty && before.commits.isEmpty)
    #expect(piece.commits.isEmpty)
    #expect(piece.events.map(\.kind) == [.step(0)])
  }

  /// Plays an app that leaves behind whatever an app can leave behind.
  private func play(completes: Bool, keepingIn kept: inout [AnyObject]) throws -> Data {
    let root = Litterer(completes: completes)
    let session = StageSession { root }
    session.launch()
    for step: Step in [
      .wait(0.3), .tap(.view("litter")), .wait(0.35),
      .drag(
        from: .fraction(Point(x: 0.5, y: 0.5)), by: Size(width: 40, height: 0), duration: 0.2,
        ending: .hold),
    ] { try session.perform(step) }
    session.finish()
    kept.append(root)
    return try Wire.encode(session.timeline)
  }
}

/// Shows in names of views what it finds, and leaves everything open that can be left open.
private final class Litterer: UIViewController, UIViewControllerTransitioningDelegate {
  private let completes: Bool
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let ball = UIView(frame: CGRect(x: 150, y: 300, width: 50, height: 50))
  private var kept: [AnyObject] = []

  init(completes: Bool) {
    self.completes = completes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, finding) in findings().enumerated() {
      let view = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 10, height: 10))
      view.accessibilityIdentifier = finding
      self.view.addSubview(view)
    }
    let litter = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    litter.accessibilityIdentifier = "litter"
    litter.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("litter", Litterer.litter)))
    for view in [litter, field, ball] { self.view.addSubview(view) }
    NotificationCenter.default.addObserver(
      self, selector: Selector("hear", Litterer.hear), name: Self.call, object: nil)
    NotificationCenter.default.post(name: Self.call, object: nil)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.ball.alpha *= 0.9 }
  }

  private static let call = Notification.Name("litter")

  private func hear() { view.tag += 1 }

  private func findings() -> [String] {
    let application = UIApplication.shared
    return [
      "\(MainLoop.shared.now) \(Date().timeIntervalSinceReferenceDate)",
      "\(UIView.areAnimationsEnabled) \(UIView.inheritedAnimationDuration)",
      "\(CATransaction.disableActions()) \(CATransaction.animationDuration())",
      "\(application.windows.count) \(application.isIgnoringInteractionEvents)",
      "\(application.isIdleTimerDisabled) \(UIScreen.main.brightness)",
      "\(OperationQueue.main.isSuspended) \(OperationQueue.main.operationCount)",
      "\(UIGraphicsGetCurrentContext() == nil)",
      "\(Thread.main.threadDictionary.count) \(UserDefaults.standard.bool(forKey: "litter"))",
      "\(UIMenu().identifier) \(UIAction { _ in }.identifier)",
      "\(UISheetPresentationController.Detent.custom { _ in 1 }.identifier)",
      "\(Selector(Litterer.hear))",
    ]
  }

  func litter() {
    field.becomeFirstResponder()
    ball.translatesAutoresizingMaskIntoConstraints = false
    ball.widthAnchor.constraint(equalToConstant: 60).isActive = true
    let dynamics = UIDynamicAnimator(referenceView: view)
    dynamics.addBehavior(UIGravityBehavior(items: [field]))
    let paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.ball.alpha = 0.2 }
    paused.pauseAnimation()
    let running = UIViewPropertyAnimator(duration: 9, curve: .linear) { self.field.alpha = 0.2 }
    running.startAnimation()
    let link = CADisplayLink(target: self, selector: Selector("frame", Litterer.frame))
    link.add(to: .main, forMode: .common)
    let observation = ball.observe(\.alpha) { _, _ in self.hear() }
    let bare = NSObject()
    objc_setAssociatedObject(bare, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
    kept = [dynamics, paused, running, link, observation, bare]
    perform(Selector("hear", Litterer.hear), with: nil, afterDelay: 60)
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.hear() }
    UIView.animate(withDuration: 60, animations: { self.ball.alpha = 0 }) { _ in self.hear() }
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true) { self.leaveOpen() }
    if !completes { MainLoop.shared.perform(after: 0.3) { self.leaveOpen() } }
  }

  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private func frame() { view.tag += 1 }

  private func leaveOpen() {
    OperationQueue.main.isSuspended = true
    OperationQueue.main.addOperation { self.hear() }
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.isIdleTimerDisabled = true
    UIScreen.main.brightness = 1
    Thread.main.threadDictionary["litter"] = self
    UserDefaults.standard.set(true, forKey: "litter")
    UIGraphicsPushContext(CGContext(recording: Size(width: 1, height: 1)))
    UIView.setAnimationsEnabled(false)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(completes: completes)
  }
}
