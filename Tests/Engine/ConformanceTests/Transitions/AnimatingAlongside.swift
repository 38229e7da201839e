import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Animating alongside a transition", .inNewWorld)
struct AnimatingAlongside {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let transitioningDelegate = TransitioningDelegate()
  let animator = FadeAnimator()

  init() {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transitioningDelegate
    transitioningDelegate.presenting = animator
  }

  @Test("There is a coordinator in viewWillAppear and in presentationTransitionWillBegin")
  func existence() {
    final class CoordinatorProbe: UIViewController {
      var found: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { found.append(transitionCoordinator != nil) }
      override func viewDidAppear(_ animated: Bool) { found.append(transitionCoordinator != nil) }
    }
    final class PresentationProbe: UIPresentationController {
      var found: [Bool] = []
      override func presentationTransitionWillBegin() {
        found.append(presentedViewController.transitionCoordinator != nil)
      }
    }
    let page = CoordinatorProbe()
    var presentation: PresentationProbe?
    transitioningDelegate.presentation = {
      let made = PresentationProbe(presentedViewController: $0, presenting: $1)
      presentation = made
      return made
    }
    page.transitioningDelegate = transitioningDelegate
    page.modalPresentationStyle = .custom
    let app = TestApp(presenter)
    #expect(presenter.transitionCoordinator == nil)
    presenter.present(page, animated: true)
    app.settle()
    #expect(page.found == [true, false])
    #expect(presentation?.found == [true])
  }

  @Test("Alongside animations start after the animator's, and complete after the did callbacks")
  func order() {
    let app = TestApp(presenter)
    let line: (String) -> Void = { [log = app.log] in
      EngineLog.call(toApp: true, log, $0)
    }
    presenter.present(presented, animated: true)
    let isQueued = presented.transitionCoordinator?.animate(
      alongsideTransition: { _ in line("alongside") }, completion: { _ in line("completion") })
    #expect(isQueued == true)
    app.settle()
    #expect(
      app.log.read(only: ["CallLog", "FadeAnimator.animate", "viewDid", "animationEnded"])
        .filter { !$0.contains("DidLoad") && !$0.contains("Layout") } == [
          "FadeAnimator.animateTransition", "CallLog.alongside", "presented.viewDidAppear",
          "presenter.viewDidDisappear", "CallLog.completion", "FadeAnimator.animationEnded",
        ])
  }

  @Test("Alongside animations have the transition's duration")
  func duration() {
    let app = TestApp(presenter)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    presented.view.addSubview(badge)
    animator.duration = 1
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 })
    app.turn()
    app.wait(0.5)
    #expect(abs(Double(badge.layer.presentation()?.opacity ?? 2) - 0.5) < 0.01)
    app.settle()
    #expect(badge.alpha == 0)
  }

  /// Moves the incoming view with a property animator.
  private final class PropertyFade: NSObject, UIViewControllerAnimatedTransitioning {
    let makes: (@escaping () -> Void) -> UIViewPropertyAnimator
    weak var moving: UIView?

    init(_ makes: @escaping (@escaping () -> Void) -> UIViewPropertyAnimator) { self.makes = makes }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      1
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      moving = view
      let animator = makes { view.alpha = 1 }
      animator.addCompletion { context.completeTransition($0 == .end) }
      animator.startAnimation()
    }
  }

  @Test(
    "What runs alongside has the pace of the property animator that the animator starts",
    arguments: ["curve", "spring", "running"])
  func pace(kind: String) {
    let fade = PropertyFade { change in
      switch kind {
      case "curve": UIViewPropertyAnimator(duration: 1, curve: .easeOut, animations: change)
      case "spring": UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: change)
      default:
        .runningPropertyAnimator(
          withDuration: 1, delay: 0, options: .curveEaseIn, animations: change)
      }
    }
    transitioningDelegate.presenting = fade
    let app = TestApp(presenter)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    badge.alpha = 0
    presented.view.addSubview(badge)
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 1 })
    app.turn()
    for _ in 1...3 {
      app.wait(0.25)
      let seen = fade.moving?.layer.presentation()?.opacity ?? -1
      #expect(badge.layer.presentation()?.opacity == seen)
    }
    app.settle()
    #expect(badge.alpha == 1)
    #expect(app.log.faults == [])
  }

  /// Fades out with an animator that a finger can drive.
  private final class DrivenFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    weak var moving: UIView?

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
      let view = context.view(forKey: .to)
      if let view { context.containerView.addSubview(view) }
      view?.alpha = 0
      moving = view
      let made = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view?.alpha = 1 }
      made.addCompletion { context.completeTransition($0 == .end) }
      animator = made
      return made
    }
  }

  @Test(
    "What runs alongside a driven property animator stays with it when the finger has left",
    arguments: [true, false])
  func driven(finishing: Bool) {
    let fade = DrivenFade()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeIn
    transitioningDelegate.presenting = fade
    transitioningDelegate.interaction = interaction
    let app = TestApp(presenter)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let glass = UIVisualEffectView(effect: nil)
    badge.alpha = 0
    presenter.view.addSubview(badge)
    presenter.view.addSubview(glass)
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.animate(alongsideTransition: { _ in
      badge.alpha = 1
      glass.effect = UIBlurEffect(style: .dark)
    })
    app.turn()
    interaction.update(0.4)
    #expect(badge.layer.presentation()?.opacity == 0.4)
    if finishing { interaction.finish() } else { interaction.cancel() }
    app.wait(0.2)
    let seen = fade.moving?.layer.presentation()?.opacity ?? -1
    #expect(badge.layer.presentation()?.opacity == seen)
    app.settle()
    #expect(badge.alpha == (finishing ? 1 : 0))
    #expect((glass.effect != nil) == finishing)
    #expect(app.log.faults == [])
  }

  @Test(
    "The completion learns of a cancellation, and initiallyInteractive stays true",
    arguments: [true, false])
  func cancellation(finishing: Bool) {
    let interactor = ManualInteractor()
    transitioningDelegate.interaction = interactor
    var wasCancelled: Bool?
    var initially: [Bool] = []
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    let coordinator = presented.transitionCoordinator
    initially.append(coordinator?.initiallyInteractive ?? false)
    coordinator?.animate(
      alongsideTransition: nil, completion: { context in wasCancelled = context.isCancelled })
    interactor.end(finishing: finishing)
    initially.append(coordinator?.initiallyInteractive ?? false)
    #expect(wasCancelled == !finishing)
    #expect(initially == [true, true])
    #expect(coordinator?.isInteractive == false)
    #expect(coordinator?.animate(alongsideTransition: { _ in }) == false)
    app.settle()
  }

  @Test("Both kinds of interaction handlers are called once when the interaction ends")
  func interactionEnd() {
    let interactor = ManualInteractor()
    transitioningDelegate.interaction = interactor
    var calls: [String] = []
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.notifyWhenInteractionChanges {
      calls.append("changes \($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
    }
    presented.transitionCoordinator?.notifyWhenInteractionEnds { _ in calls.append("ends") }
    interactor.context?.updateInteractiveTransition(0.25)
    interactor.end(finishing: false)
    #expect(calls == ["ends", "changes false true 0.25"])
    app.settle()
  }

  @Test("Alongside animations follow interactive progress, and revert when it is cancelled")
  func scrubbing() {
    let interactor = ManualInteractor()
    transitioningDelegate.interaction = interactor
    let app = TestApp(presenter)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.window.addSubview(badge)
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.animate(
      alongsideTransition: { _ in badge.frame.origin.x = 100 }, completion: nil)
    app.turn()
    interactor.context?.updateInteractiveTransition(0.3)
    app.turn()
    #expect(abs((badge.layer.presentation()?.frame.minX ?? -1) - 30) < 0.5)
    interactor.end(finishing: false)
    app.settle()
    #expect(badge.frame.minX == 0)
  }

  @Test("A child finds the transition coordinator of its container")
  func fromInside() {
    let navigation = UINavigationController(rootViewController: presented)
    navigation.modalPresentationStyle = .fullScreen
    let app = TestApp(presenter)
    presenter.present(navigation, animated: true)
    #expect(presented.transitionCoordinator != nil)
    #expect(navigation.transitionCoordinator != nil)
    app.settle()
    #expect(presented.transitionCoordinator == nil)
  }

  @Test("A push has a coordinator as soon as pushViewController returns")
  func push() {
    let navigation = UINavigationController(rootViewController: presenter)
    let app = TestApp(navigation)
    var done = false
    navigation.pushViewController(presented, animated: true)
    navigation.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in done = true })
    #expect(!done)
    app.settle()
    #expect(done)
  }
}
