import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.9 about the coordinator.
@MainActor
@Suite("Animating alongside a transition", .oneAtATime)
struct AnimatingAlongside {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let director = Director()
  let fade = Fade()

  init() {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = director
    director.presenting = fade
  }

  @Test("There is a coordinator in viewWillAppear and in presentationTransitionWillBegin")
  func existence() {
    final class Asker: UIViewController {
      var had: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { had.append(transitionCoordinator != nil) }
      override func viewDidAppear(_ animated: Bool) { had.append(transitionCoordinator != nil) }
    }
    final class AskingChrome: UIPresentationController {
      var had: [Bool] = []
      override func presentationTransitionWillBegin() {
        had.append(presentedViewController.transitionCoordinator != nil)
      }
    }
    let asker = Asker()
    var chrome: AskingChrome?
    director.presentation = {
      let made = AskingChrome(presentedViewController: $0, presenting: $1)
      chrome = made
      return made
    }
    asker.transitioningDelegate = director
    asker.modalPresentationStyle = .custom
    let theatre = Theatre(presenter)
    #expect(presenter.transitionCoordinator == nil)
    presenter.present(asker, animated: true)
    theatre.settle()
    #expect(asker.had == [true, false])
    #expect(chrome?.had == [true])
  }

  @Test("Animations run after the animator's own, completions after the did calls")
  func order() {
    let theatre = Theatre(presenter)
    let line: (String) -> Void = { [journal = theatre.journal] in
      EngineLog.call(toApp: true, journal, $0)
    }
    presenter.present(presented, animated: true)
    let isQueued = presented.transitionCoordinator?.animate(
      alongsideTransition: { _ in line("alongside") }, completion: { _ in line("completion") })
    #expect(isQueued == true)
    theatre.settle()
    #expect(
      theatre.journal.read(only: ["Journal", "Fade.animate", "viewDid", "animationEnded"])
        .filter { !$0.contains("DidLoad") && !$0.contains("Layout") } == [
          "Fade.animateTransition", "Journal.alongside", "presented.viewDidAppear",
          "presenter.viewDidDisappear", "Journal.completion", "Fade.animationEnded",
        ])
  }

  @Test("What runs along takes the transition's duration")
  func duration() {
    let theatre = Theatre(presenter)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    presented.view.addSubview(badge)
    fade.duration = 1
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 })
    theatre.turn()
    theatre.wait(0.5)
    #expect(abs(Double(badge.layer.presentation()?.opacity ?? 2) - 0.5) < 0.01)
    theatre.settle()
    #expect(badge.alpha == 0)
  }

  @Test("A completion is told whether the transition was cancelled", arguments: [true, false])
  func cancellation(finishing: Bool) {
    let hand = Hand()
    director.interaction = hand
    var wasCancelled: Bool?
    var initially: [Bool] = []
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    let coordinator = presented.transitionCoordinator
    initially.append(coordinator?.initiallyInteractive ?? false)
    coordinator?.animate(
      alongsideTransition: nil, completion: { context in wasCancelled = context.isCancelled })
    hand.end(finishing: finishing)
    initially.append(coordinator?.initiallyInteractive ?? false)
    #expect(wasCancelled == !finishing)
    #expect(initially == [true, true])
    #expect(coordinator?.isInteractive == false)
    #expect(coordinator?.animate(alongsideTransition: { _ in }) == false)
    theatre.settle()
  }

  @Test("Handlers of both kinds hear of the end of an interaction, once")
  func interactionEnd() {
    let hand = Hand()
    director.interaction = hand
    var heard: [String] = []
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append("changes \($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
    }
    presented.transitionCoordinator?.notifyWhenInteractionEnds { _ in heard.append("ends") }
    hand.context?.updateInteractiveTransition(0.25)
    hand.end(finishing: false)
    #expect(heard == ["ends", "changes false true 0.25"])
    theatre.settle()
  }

  @Test("Animations alongside a hand-driven transition follow its progress, and go back with it")
  func scrubbing() {
    let hand = Hand()
    director.interaction = hand
    let theatre = Theatre(presenter)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.window.addSubview(badge)
    presenter.present(presented, animated: true)
    presented.transitionCoordinator?.animate(
      alongsideTransition: { _ in badge.frame.origin.x = 100 }, completion: nil)
    theatre.turn()
    hand.context?.updateInteractiveTransition(0.3)
    theatre.turn()
    #expect(abs((badge.layer.presentation()?.frame.minX ?? -1) - 30) < 0.5)
    hand.end(finishing: false)
    theatre.settle()
    #expect(badge.frame.minX == 0)
  }

  @Test("A coordinator is found from inside of containers")
  func fromInside() {
    let navigation = UINavigationController(rootViewController: presented)
    navigation.modalPresentationStyle = .fullScreen
    let theatre = Theatre(presenter)
    presenter.present(navigation, animated: true)
    #expect(presented.transitionCoordinator != nil)
    #expect(navigation.transitionCoordinator != nil)
    theatre.settle()
    #expect(presented.transitionCoordinator == nil)
  }

  @Test("A push has a coordinator as soon as it was asked for")
  func push() {
    let navigation = UINavigationController(rootViewController: presenter)
    let theatre = Theatre(navigation)
    var done = false
    navigation.pushViewController(presented, animated: true)
    navigation.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in done = true })
    #expect(!done)
    theatre.settle()
    #expect(done)
  }
}
