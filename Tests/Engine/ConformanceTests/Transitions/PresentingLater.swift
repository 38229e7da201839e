import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Presentations begin when the app's call has returned", .inNewWorld)
struct PresentingLater {
  let root = Page("root")
  let detail = Page("detail")
  let transitioningDelegate = TransitioningDelegate()

  /// Writes a line between those of UIKit's calls.
  private func mark(_ app: TestApp, _ line: String) {
    EngineLog.call(toApp: true, app.log, line)
  }

  private func history(_ app: TestApp) -> [String] {
    app.log.read(without: ["loadView", "viewSafeAreaInsetsDidChange"])
  }

  @Test("A presentation has asked and loaded the view when the call returns; the rest follows")
  func presenting() {
    transitioningDelegate.presenting = FadeAnimator()
    detail.transitioningDelegate = transitioningDelegate
    detail.modalPresentationStyle = .fullScreen
    let app = TestApp(root)
    root.present(detail, animated: true) { mark(app, "completion") }
    mark(app, "returned")
    #expect(root.presentedViewController === detail && detail.presentingViewController === root)
    #expect(detail.isBeingPresented && detail.isViewLoaded && detail.view.superview == nil)
    app.settle()
    #expect(
      history(app) == [
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForPresentation -> nil",
        "detail.viewDidLoad", "CallLog.returned",
        "FadeAnimator.transitionDuration -> 0.5",
        "root.viewWillDisappear", "detail.viewWillAppear",
        "transition began", "FadeAnimator.animateTransition", "detail.viewIsAppearing",
        "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
        "detail.viewWillLayoutSubviews", "detail.viewDidLayoutSubviews",
        "transition completed(true)",
        "detail.viewDidAppear", "root.viewDidDisappear", "FadeAnimator.animationEnded",
        "CallLog.completion",
      ])
  }

  @Test("A presentation begins after the commit, when pending layouts are done")
  func afterTheCommit() {
    let app = TestApp(root)
    detail.modalPresentationStyle = .fullScreen
    root.view.setNeedsLayout()
    root.present(detail, animated: false)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance + ["root.viewWillLayout"]) == [
        "root.viewWillLayoutSubviews",
        "root.viewWillDisappear", "detail.viewWillAppear",
        "root.viewWillLayoutSubviews",
        "detail.viewDidAppear", "root.viewDidDisappear",
      ])
  }

  @Test("A dismissal has asked when the call returns; the rest follows the commit")
  func dismissing() {
    transitioningDelegate.dismissing = FadeAnimator()
    detail.transitioningDelegate = transitioningDelegate
    detail.modalPresentationStyle = .fullScreen
    let app = TestApp(root)
    root.present(detail, animated: false)
    app.settle()
    app.log.clear()
    detail.dismiss(animated: true) { mark(app, "completion") }
    mark(app, "returned")
    #expect(root.presentedViewController === detail && detail.isBeingDismissed)
    app.settle()
    #expect(
      app.log.read() == [
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForDismissal -> nil",
        "CallLog.returned",
        "FadeAnimator.transitionDuration -> 0.5",
        "detail.viewWillDisappear", "root.viewWillAppear",
        "transition began", "FadeAnimator.animateTransition", "transition completed(true)",
        "root.viewDidAppear", "detail.viewDidDisappear", "FadeAnimator.animationEnded",
        "CallLog.completion",
      ])
  }

  @Test("Without animation, a dismissed controller is still presented when the call returns")
  func dismissingWithoutAnimation() {
    let app = TestApp(root)
    root.present(detail, animated: false)
    app.settle()
    root.dismiss(animated: false)
    #expect(root.presentedViewController === detail)
    app.turn()
    #expect(root.presentedViewController == nil && detail.view.window == nil)
  }

  @Test("Before a presentation or dismissal has begun, another one is a fault")
  func oneAtATime() {
    let app = TestApp(root)
    root.present(detail, animated: true)
    root.present(Page("other"), animated: true)
    root.dismiss(animated: true)
    app.settle()
    root.dismiss(animated: true)
    root.dismiss(animated: true)
    root.present(Page("other"), animated: true)
    app.settle()
    #expect(
      app.log.faults == [
        "present-while-presenting", "dismiss-while-transitioning",
        "dismiss-while-transitioning", "present-while-presenting",
      ])
    #expect(root.presentedViewController == nil && root.view.window != nil)
  }

  @Test("A presentation whose window gets another root before the commit does not begin")
  func replacedRoot() {
    let app = TestApp(root)
    root.present(detail, animated: true)
    app.window.rootViewController = Page("other")
    app.settle()
    #expect(app.log.read(only: ["detail.viewWillAppear", "transition ", "fault"]) == [])
    #expect(detail.presentingViewController == nil)
  }
}
