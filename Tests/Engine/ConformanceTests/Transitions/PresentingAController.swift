import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Presenting a controller", .inNewWorld)
struct PresentingAController {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let transitioningDelegate = TransitioningDelegate()
  let animator = FadeAnimator()

  init() {
    presented.transitioningDelegate = transitioningDelegate
    transitioningDelegate.presenting = animator
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) -> TestApp {
    let app = TestApp(presenter)
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: animated) {
      EngineLog.call(toApp: true, app.log, "present completion")
    }
    return app
  }

  @Test("A full-screen presentation makes its calls in this order")
  func fullScreenHistory() {
    let app = present(.fullScreen)
    app.settle()
    #expect(
      app.log.read() == [
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForPresentation -> nil",
        "FadeAnimator.transitionDuration -> 0.5",
        "presenter.viewWillDisappear",
        "presented.viewWillAppear",
        "transition began",
        "FadeAnimator.animateTransition",
        "transition completed(true)",
        "presented.viewDidAppear",
        "presenter.viewDidDisappear",
        "FadeAnimator.animationEnded",
        "CallLog.present completion",
      ])
  }

  @Test("A full-screen view stays where its animator left it until the container changes its size")
  func frameOfTheAnimator() {
    animator.willAnimate = { context in
      let view = context.view(forKey: .to)
      UIView.animate(withDuration: 0.5) { view?.frame.origin.y = 400 }
    }
    let app = present(.fullScreen)
    app.settle()
    presented.view.superview?.setNeedsLayout()
    app.settle()
    #expect(presented.view.frame.minY == 400)
    app.window.frame.size = CGSize(width: 844, height: 390)
    app.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("A custom presentation asks for its presentation controller first and calls it twice")
  func customHistory() {
    transitioningDelegate.presentation = {
      HalfHeightPresentation(presentedViewController: $0, presenting: $1)
    }
    let app = present(.custom)
    app.settle()
    #expect(
      app.log.read() == [
        "TransitioningDelegate.presentationController -> HalfHeightPresentation",
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForPresentation -> nil",
        "FadeAnimator.transitionDuration -> 0.5",
        "HalfHeightPresentation.presentationTransitionWillBegin",
        "presented.viewWillAppear",
        "transition began",
        "FadeAnimator.animateTransition",
        "transition completed(true)",
        "HalfHeightPresentation.presentationTransitionDidEnd",
        "presented.viewDidAppear",
        "FadeAnimator.animationEnded",
        "CallLog.present completion",
      ])
  }

  @Test(
    "A presenter that stays in place gets no appearance callbacks",
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet,
      .formSheet, .popover, .automatic,
    ])
  func stayingPresenter(style: UIModalPresentationStyle) {
    let app = present(style)
    app.settle()
    presenter.dismiss(animated: false)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "presented.viewWillAppear", "presented.viewDidAppear",
        "presented.viewWillDisappear", "presented.viewDidDisappear",
      ])
  }

  @Test(
    "A presentation gives the animator the presenter's view only if its style removes it",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.custom, false),
      (.overFullScreen, false), (.pageSheet, false),
    ])
  func fromView(style: UIModalPresentationStyle, isThere: Bool) {
    var from: UIView?
    var to: UIView?
    animator.willAnimate = {
      from = $0.view(forKey: .from)
      to = $0.view(forKey: .to)
    }
    let app = present(style)
    app.turn()
    #expect((from === presenter.view) == isThere)
    #expect(to === presented.view)
    app.settle()
    #expect((presenter.view.window == nil) == isThere)
  }

  @Test("A full-screen container starts with the presenter's view and without the presented view")
  func container() {
    var inside: [UIView] = []
    animator.willAnimate = { inside = $0.containerView.subviews }
    let app = present(.fullScreen)
    app.turn()
    #expect(inside == [presenter.view])
    app.settle()
    #expect(presented.view.superview?.subviews.map { $0 === presented.view } == [true])
  }

  @Test("A presentation goes from the presenter's frame to the presented view's full-screen frame")
  func frames() {
    var frames: [CGRect] = []
    animator.willAnimate = { [presenter, presented] in
      frames = [
        $0.initialFrame(for: presenter), $0.finalFrame(for: presenter),
        $0.initialFrame(for: presented), $0.finalFrame(for: presented),
      ]
    }
    let app = present(.fullScreen)
    app.turn()
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frames == [screen, .zero, .zero, screen])
    app.settle()
  }

  @Test("A staying presenter keeps its frame; the presentation controller sets the other frame")
  func customFrames() {
    transitioningDelegate.presentation = {
      HalfHeightPresentation(presentedViewController: $0, presenting: $1)
    }
    var frames: [CGRect] = []
    animator.willAnimate = { [presenter, presented] in
      frames = [
        $0.initialFrame(for: presenter), $0.finalFrame(for: presenter),
        $0.initialFrame(for: presented), $0.finalFrame(for: presented),
      ]
    }
    let app = present(.custom)
    app.turn()
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let lower = CGRect(x: 0, y: 422, width: 390, height: 422)
    #expect(frames == [screen, screen, .zero, lower])
    app.settle()
    #expect(presented.view.frame == lower)
  }

  @Test("The presentation relations are set when present(_:animated:) returns")
  func relations() {
    let app = present(.fullScreen)
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presented.isBeingPresented)
    app.settle()
    #expect(!presented.isBeingPresented)
  }

  @Test("The outermost container is the presenting controller")
  func presenterIsContainer() {
    let navigation = UINavigationController(rootViewController: presenter)
    let app = TestApp(navigation)
    var from: UIViewController?
    animator.willAnimate = { from = $0.viewController(forKey: .from) }
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: true)
    app.settle()
    #expect(from === navigation)
    #expect(presented.presentingViewController === navigation)
    #expect(presenter.presentedViewController === presented)
  }

  @Test("Without animation, only custom presentations use the animator, with isAnimated false")
  func withoutAnimation() {
    var isAnimated: Bool?
    animator.willAnimate = { isAnimated = $0.isAnimated }
    let app = present(.fullScreen, animated: false)
    app.turn()
    #expect(isAnimated == nil)
    #expect(presented.view.window != nil)
    #expect(
      app.log.read() == [
        "presenter.viewWillDisappear", "presented.viewWillAppear", "transition began",
        "transition completed(true)", "presented.viewDidAppear", "presenter.viewDidDisappear",
        "CallLog.present completion",
      ])
    presenter.dismiss(animated: false)
    app.turn()
    presented.modalPresentationStyle = .custom
    presenter.present(presented, animated: false)
    app.turn()
    #expect(isAnimated == false)
    app.settle()
  }

  @Test("The delegate is asked for an interaction controller only if it vended an animator")
  func noInteractionWithoutAnimator() {
    transitioningDelegate.presenting = nil
    let app = present(.fullScreen)
    app.settle()
    #expect(
      app.log.read(only: ["TransitioningDelegate"]) == [
        "TransitioningDelegate.animationController -> nil"
      ])
  }

  @Test("A controller does not retain its transitioning delegate")
  func delegateIsWeak() {
    let page = Page("page")
    page.transitioningDelegate = TransitioningDelegate()
    #expect(page.transitioningDelegate == nil)
  }

  @Test("Presenting while another controller is presented is a fault and does nothing else")
  func twice() {
    let app = present(.fullScreen)
    app.settle()
    presenter.present(Page("other"), animated: true)
    #expect(app.log.faults == ["present-while-presenting"])
    #expect(presenter.presentedViewController === presented)
  }

  @Test("Presenting from a view that is not in a window is a fault and does nothing else")
  func offScreen() {
    let app = TestApp(presenter)
    Page("elsewhere").present(presented, animated: true)
    #expect(app.log.faults == ["view-not-in-hierarchy"])
    #expect(presented.presentingViewController == nil)
  }
}

/// Places the presented view in the lower half of the container.
final class HalfHeightPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
}
