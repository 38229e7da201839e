import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.9 and the orders M1, M3 and P1 of 2.10, for presentations.
@MainActor
@Suite("Presenting a controller", .oneAtATime)
struct PresentingAController {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let director = Director()
  let fade = Fade()

  init() {
    presented.transitioningDelegate = director
    director.presenting = fade
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) -> Theatre {
    let theatre = Theatre(presenter)
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: animated) {
      EngineLog.call(toApp: true, theatre.journal, "present completion")
    }
    return theatre
  }

  @Test("A full-screen presentation asks, tells, animates and tells again in this order")
  func fullScreenHistory() {
    let theatre = present(.fullScreen)
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "Director.animationController -> Fade",
        "Director.interactionControllerForPresentation -> nil",
        "Fade.transitionDuration -> 0.5",
        "presenter.viewWillDisappear",
        "presented.viewWillAppear",
        "transition began",
        "Fade.animateTransition",
        "transition completed(true)",
        "presented.viewDidAppear",
        "presenter.viewDidDisappear",
        "Fade.animationEnded",
        "Journal.present completion",
      ])
  }

  @Test("A custom presentation asks for its presentation controller first and tells it twice")
  func customHistory() {
    director.presentation = { Chrome(presentedViewController: $0, presenting: $1) }
    let theatre = present(.custom)
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "Director.presentationController -> Chrome",
        "Director.animationController -> Fade",
        "Director.interactionControllerForPresentation -> nil",
        "Fade.transitionDuration -> 0.5",
        "Chrome.presentationTransitionWillBegin",
        "presented.viewWillAppear",
        "transition began",
        "Fade.animateTransition",
        "transition completed(true)",
        "Chrome.presentationTransitionDidEnd",
        "presented.viewDidAppear",
        "Fade.animationEnded",
        "Journal.present completion",
      ])
  }

  @Test(
    "A presenter that stays in place hears nothing of appearance",
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet,
      .formSheet, .popover, .automatic,
    ])
  func stayingPresenter(style: UIModalPresentationStyle) {
    let theatre = present(style)
    theatre.settle()
    presenter.dismiss(animated: false)
    theatre.settle()
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "presented.viewWillAppear", "presented.viewDidAppear",
        "presented.viewWillDisappear", "presented.viewDidDisappear",
      ])
  }

  @Test(
    "Only styles that remove the presenter's view give the animator that view",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.custom, false),
      (.overFullScreen, false), (.pageSheet, false),
    ])
  func fromView(style: UIModalPresentationStyle, isThere: Bool) {
    var from: UIView?
    var to: UIView?
    fade.seen = {
      from = $0.view(forKey: .from)
      to = $0.view(forKey: .to)
    }
    let theatre = present(style)
    #expect((from === presenter.view) == isThere)
    #expect(to === presented.view)
    theatre.settle()
    #expect((presenter.view.window == nil) == isThere)
  }

  @Test("A full-screen container holds the presenter's view, and not yet the presented one")
  func container() {
    var inside: [UIView] = []
    fade.seen = { inside = $0.containerView.subviews }
    let theatre = present(.fullScreen)
    #expect(inside == [presenter.view])
    theatre.settle()
    #expect(presented.view.superview?.subviews.map { $0 === presented.view } == [true])
  }

  @Test("Frames: the presenter starts where it is and ends nowhere, the presented one the reverse")
  func frames() {
    var frames: [CGRect] = []
    fade.seen = { [presenter, presented] in
      frames = [
        $0.initialFrame(for: presenter), $0.finalFrame(for: presenter),
        $0.initialFrame(for: presented), $0.finalFrame(for: presented),
      ]
    }
    let theatre = present(.fullScreen)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frames == [screen, .zero, .zero, screen])
    theatre.settle()
  }

  @Test("A presenter that stays keeps its frame; a presentation controller decides on the other")
  func customFrames() {
    director.presentation = { Chrome(presentedViewController: $0, presenting: $1) }
    var frames: [CGRect] = []
    fade.seen = { [presenter, presented] in
      frames = [
        $0.initialFrame(for: presenter), $0.finalFrame(for: presenter),
        $0.initialFrame(for: presented), $0.finalFrame(for: presented),
      ]
    }
    let theatre = present(.custom)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let lower = CGRect(x: 0, y: 422, width: 390, height: 422)
    #expect(frames == [screen, screen, .zero, lower])
    theatre.settle()
    #expect(presented.view.frame == lower)
  }

  @Test("The controllers know each other from the first callback on")
  func relations() {
    let theatre = present(.fullScreen)
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presented.isBeingPresented)
    theatre.settle()
    #expect(!presented.isBeingPresented)
  }

  @Test("Who presents is the outermost container; who asked is the source")
  func presenterIsContainer() {
    let navigation = UINavigationController(rootViewController: presenter)
    let theatre = Theatre(navigation)
    var from: UIViewController?
    fade.seen = { from = $0.viewController(forKey: .from) }
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: true)
    theatre.settle()
    #expect(from === navigation)
    #expect(presented.presentingViewController === navigation)
    #expect(presenter.presentedViewController === presented)
  }

  @Test("Without animation, an animator is only used for custom presentations, and told so")
  func withoutAnimation() {
    var isAnimated: Bool?
    fade.seen = { isAnimated = $0.isAnimated }
    let theatre = present(.fullScreen, animated: false)
    #expect(isAnimated == nil)
    #expect(presented.view.window != nil)
    #expect(
      theatre.journal.read() == [
        "presenter.viewWillDisappear", "presented.viewWillAppear", "transition began",
        "transition completed(true)", "presented.viewDidAppear", "presenter.viewDidDisappear",
        "Journal.present completion",
      ])
    presenter.dismiss(animated: false)
    presented.modalPresentationStyle = .custom
    presenter.present(presented, animated: false)
    #expect(isAnimated == false)
    theatre.settle()
  }

  @Test("An interaction controller is only asked for where an animator was vended")
  func noInteractionWithoutAnimator() {
    director.presenting = nil
    let theatre = present(.fullScreen)
    theatre.settle()
    #expect(
      theatre.journal.read(only: ["Director"]) == ["Director.animationController -> nil"])
  }

  @Test("The transitioning delegate is not kept alive")
  func delegateIsWeak() {
    let page = Page("page")
    page.transitioningDelegate = Director()
    #expect(page.transitioningDelegate == nil)
  }

  @Test("Presenting while something is presented does nothing but a fault")
  func twice() {
    let theatre = present(.fullScreen)
    theatre.settle()
    presenter.present(Page("other"), animated: true)
    #expect(theatre.journal.faults == ["present-while-presenting"])
    #expect(presenter.presentedViewController === presented)
  }

  @Test("Presenting from a view that is not in a window does nothing but a fault")
  func offScreen() {
    let theatre = Theatre(presenter)
    Page("elsewhere").present(presented, animated: true)
    #expect(theatre.journal.faults == ["view-not-in-hierarchy"])
    #expect(presented.presentingViewController == nil)
  }
}

/// Puts the presented view into the lower half.
final class Chrome: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
}
