import EngineTesting
import HeadlessUIKit
import Motion
import Record
import Staging
import Testing

/// Shrinks the outgoing view of a pop, interactively if it has an interaction controller.
final class PagePopper: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interactor: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(new, belowSubview: old)
    UIView.animate(
      withDuration: 0.5,
      animations: {
        old.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
        old.alpha = 0.5
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class ShrinkingPage: UIViewController {
  private let popper: PagePopper

  init(_ popper: PagePopper) {
    self.popper = popper
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .yellow
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("didPan(_:)", ShrinkingPage.didPan))
    pan.edges = .left
    view.addGestureRecognizer(pan)
  }

  func didPan(_ pan: UIScreenEdgePanGestureRecognizer) {
    let progress = pan.translation(in: nil).x / 390
    switch pan.state {
    case .began:
      popper.interactor = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed: popper.interactor?.update(progress)
    default:
      if progress > 0.5 && pan.state == .ended {
        popper.interactor?.finish()
      } else {
        popper.interactor?.cancel()
      }
      popper.interactor = nil
    }
  }
}
@Suite("Cancelling an interactive pop", .inNewWorld)
struct CancellingAnInteractivePop {
  private func launch() -> StageSession {
    let session = StageSession {
      let popper = PagePopper()
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = popper
      navigation.pushViewController(ShrinkingPage(popper), animated: false)
      // A delegate is not retained.
      root.view.layer.setValue(popper, forKey: "popper")
      return navigation
    }
    session.launch()
    return session
  }

  private func swipe(_ distance: Double, _ ending: Step.Ending = .lift) -> Step {
    .drag(
      from: .point(Point(x: 5, y: 400)), by: Size(width: distance, height: 0), duration: 0.3,
      ending: ending)
  }

  private func page(_ session: StageSession) throws -> (frame: Rectangle?, opacity: Double) {
    let end = session.timeline.end
    let tree = session.timeline.tree(at: end)
    let stay = try #require(session.timeline.stays(ofLayersNamed: "page").last)
    return (tree.frame(of: stay.layer, at: end), tree.visibleOpacity(of: stay.layer, at: end))
  }

  @Test("A cancelled pop restores the page's frame and opacity, and can be repeated")
  func cancelled() throws {
    let session = launch()
    let before = try page(session)
    for ending in [Step.Ending.lift, .cancel] {
      try session.perform(swipe(120, ending))
      try session.perform(.settle(limit: 5))
      let after = try page(session)
      #expect(after.frame == before.frame)
      #expect(after.opacity == before.opacity)
    }
    try session.perform(swipe(300))
    try session.perform(.settle(limit: 5))
    session.finish()
    #expect(session.timeline.transitions.map(\.completed) == [false, false, true])
    #expect(session.timeline.faults().isEmpty)
    #expect(session.timeline.stays(ofLayersNamed: "page").last?.ended != nil)
  }

  @Test("During the pan, the page shows the pan's progress")
  func progress() throws {
    let session = launch()
    try session.perform(swipe(10 + 195, .hold))
    let seen = try page(session)
    // The pan absorbs its first 10 points; the rest is half of the width, and pacing is linear.
    #expect(abs(seen.opacity - 0.75) < 1e-9)
    #expect(abs((seen.frame?.size.width ?? 0) - 390 * 0.625) < 1e-6)
  }
}
