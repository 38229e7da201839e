import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Dismissing a controller", .inNewWorld)
struct DismissingAController {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let transitioningDelegate = TransitioningDelegate()
  let animator = FadeAnimator()

  init() {
    presented.transitioningDelegate = transitioningDelegate
    transitioningDelegate.dismissing = animator
  }

  private func presentWithoutAnimation(
    _ style: UIModalPresentationStyle, from root: UIViewController? = nil
  ) -> TestApp {
    let app = TestApp(root ?? presenter)
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    app.settle()
    app.log.clear()
    return app
  }

  @Test("A full-screen dismissal makes its calls in this order")
  func fullScreenHistory() {
    let app = presentWithoutAnimation(.fullScreen)
    presented.dismiss(animated: true) {
      EngineLog.call(toApp: true, app.log, "dismiss completion")
    }
    app.settle()
    #expect(
      app.log.read() == [
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForDismissal -> nil",
        "FadeAnimator.transitionDuration -> 0.5",
        "presented.viewWillDisappear",
        "presenter.viewWillAppear",
        "transition began",
        "FadeAnimator.animateTransition",
        "transition completed(true)",
        "presenter.viewDidAppear",
        "presented.viewDidDisappear",
        "FadeAnimator.animationEnded",
        "CallLog.dismiss completion",
      ])
    #expect(presenter.view.superview is UIWindow)
  }

  @Test("A custom dismissal calls its presentation controller at the start and at the end")
  func customHistory() {
    transitioningDelegate.presentation = {
      HalfHeightPresentation(presentedViewController: $0, presenting: $1)
    }
    let app = presentWithoutAnimation(.custom)
    presenter.dismiss(animated: true)
    app.settle()
    #expect(
      app.log.read() == [
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForDismissal -> nil",
        "FadeAnimator.transitionDuration -> 0.5",
        "presented.viewWillDisappear",
        "HalfHeightPresentation.dismissalTransitionWillBegin",
        "transition began",
        "FadeAnimator.animateTransition",
        "transition completed(true)",
        "HalfHeightPresentation.dismissalTransitionDidEnd",
        "presented.viewDidDisappear",
        "FadeAnimator.animationEnded",
      ])
  }

  @Test("Presentation relations exist in the will callbacks and are gone in the did callbacks")
  func relations() {
    final class PresentedProbe: UIViewController {
      var saw: [String] = []
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
      private func note(_ name: String) {
        saw.append("\(name) \(presentingViewController != nil) \(isBeingDismissed)")
      }
    }
    final class PresenterProbe: UIViewController {
      var saw: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      private func note(_ name: String) {
        saw.append("\(name) \(presentedViewController != nil)")
      }
    }
    let presenter = PresenterProbe()
    let presented = PresentedProbe()
    let app = TestApp(presenter)
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    app.settle()
    presenter.saw = []
    presenter.dismiss(animated: true)
    app.settle()
    #expect(presented.saw == ["willDisappear true true", "didDisappear false true"])
    #expect(presenter.saw == ["willAppear true", "didAppear false"])
    #expect(!presented.isBeingDismissed)
  }

  @Test(
    "A dismissal gives the animator the presenter's view only if its style removed it",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.custom, false), (.overFullScreen, false),
      (.pageSheet, false),
    ])
  func toView(style: UIModalPresentationStyle, isThere: Bool) {
    let app = presentWithoutAnimation(style)
    var views: [UIView?] = []
    animator.willAnimate = { views = [$0.view(forKey: .from), $0.view(forKey: .to)] }
    presenter.dismiss(animated: true)
    app.turn()
    #expect(views.first! === presented.view)
    #expect((views.last! === presenter.view) == isThere)
    app.settle()
    #expect(presenter.view.superview === app.window)
    #expect(app.window.subviews.count == 1)
  }

  @Test("A dismissal goes from the presented view's frame to the presenter's full-screen frame")
  func frames() {
    let app = presentWithoutAnimation(.fullScreen)
    var frames: [CGRect] = []
    animator.willAnimate = { [presenter, presented] in
      frames = [
        $0.initialFrame(for: presented), $0.finalFrame(for: presented),
        $0.initialFrame(for: presenter), $0.finalFrame(for: presenter),
      ]
    }
    presenter.dismiss(animated: true)
    app.turn()
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    // The presented view leaves the window for the presenter's.
    #expect(frames == [screen, .zero, .zero, screen])
    app.settle()
  }

  @Test("A cancelled full-screen dismissal leaves the presenter's view in the container")
  func cancelled() {
    let interactor = ManualInteractor()
    transitioningDelegate.interaction = interactor
    let app = presentWithoutAnimation(.fullScreen)
    presented.dismiss(animated: true)
    app.turn()
    interactor.end(finishing: false)
    app.settle()
    #expect(presenter.view.superview === presented.view.superview)
    #expect(presented.presentingViewController === presenter)
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "presented.viewWillDisappear", "presenter.viewWillAppear",
        "presenter.viewWillDisappear", "presenter.viewDidDisappear",
        "presented.viewWillAppear", "presented.viewDidAppear",
      ])
    #expect(app.log.faults == [])
    // Afterwards it can be dismissed again.
    transitioningDelegate.interaction = nil
    presented.dismiss(animated: true)
    app.settle()
    #expect(app.window.subviews == [presenter.view])
    #expect(presented.view.window == nil)
  }

  @Test("Dismissing a whole stack animates only the topmost controller")
  func wholeStack() {
    let middle = Page("middle")
    let app = TestApp(presenter)
    middle.modalPresentationStyle = .fullScreen
    presented.modalPresentationStyle = .fullScreen
    presenter.present(middle, animated: false)
    app.turn()
    middle.present(presented, animated: false)
    app.turn()
    var from: UIViewController?
    var to: UIViewController?
    animator.willAnimate = {
      from = $0.viewController(forKey: .from)
      to = $0.viewController(forKey: .to)
    }
    presenter.dismiss(animated: true)
    app.settle()
    #expect(from === presented)
    #expect(to === presenter)
    #expect(app.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
    #expect(middle.presentingViewController == nil)
    #expect(middle.presentedViewController == nil)
  }

  @Test("Dismissing when nothing is presented only calls the completion")
  func nothing() {
    let app = TestApp(presenter)
    presenter.dismiss(animated: true) {
      EngineLog.call(toApp: true, app.log, "completion")
    }
    app.settle()
    #expect(app.log.read() == ["CallLog.completion"])
  }

  @Test(
    "A dismissal removes the presented view and the container",
    arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func emptied(style: UIModalPresentationStyle) throws {
    let app = presentWithoutAnimation(style)
    var container: UIView?
    animator.willAnimate = { container = $0.containerView }
    presented.dismiss(animated: true)
    app.turn()
    #expect(container?.window != nil)
    app.settle()
    #expect(try #require(container).window == nil)
    #expect(presented.view.superview == nil)
    #expect(presenter.view.window != nil)
  }

  @Test("A dismissed controller and its presentation controller are released")
  func released() {
    weak var gone: UIViewController?
    weak var controller: UIPresentationController?
    let app = TestApp(presenter)
    do {
      let page = Page("page")
      page.transitioningDelegate = transitioningDelegate
      transitioningDelegate.presenting = animator
      transitioningDelegate.presentation = {
        HalfHeightPresentation(presentedViewController: $0, presenting: $1)
      }
      page.modalPresentationStyle = .custom
      presenter.present(page, animated: true)
      app.settle()
      gone = page
      controller = page.presentationController
      page.dismiss(animated: true)
    }
    app.settle()
    #expect(gone == nil)
    #expect(controller == nil)
  }
}
