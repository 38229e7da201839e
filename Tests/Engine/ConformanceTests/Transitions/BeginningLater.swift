import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Transitions begin when the app's call has returned", .inNewWorld)
struct BeginningLater {
  let root = Page("root")
  let detail = Page("detail")
  let transitioningDelegate = TransitioningDelegate()
  let navigationDelegate = NavigationDelegate()

  private func inNavigation() -> (TestApp, UINavigationController) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = navigationDelegate
    return (TestApp(navigation), navigation)
  }

  /// Writes a line between those of UIKit's calls.
  private func mark(_ app: TestApp, _ line: String) {
    EngineLog.call(toApp: true, app.log, line)
  }

  private func history(_ app: TestApp) -> [String] {
    app.log.read(without: ["loadView", "viewSafeAreaInsetsDidChange"])
  }

  // MARK: - Pushing and popping

  @Test("An animated push loads the view, asks and sends its calls in the layout that follows")
  func push() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: true)
    mark(app, "returned")
    #expect(navigation.topViewController === detail && detail.navigationController === navigation)
    #expect(!detail.isViewLoaded)
    app.settle()
    #expect(
      history(app) == [
        "detail.willMove", "CallLog.returned",
        "NavigationDelegate.navigationController -> FadeAnimator",
        "NavigationDelegate.navigationController -> nil",
        "detail.viewDidLoad",
        "FadeAnimator.transitionDuration -> 0.5",
        "root.viewWillDisappear", "detail.viewWillAppear",
        "NavigationDelegate.navigationController",
        "transition began", "FadeAnimator.animateTransition", "detail.viewIsAppearing",
        "detail.viewWillLayoutSubviews", "detail.viewDidLayoutSubviews",
        "transition completed(true)",
        "root.viewDidDisappear", "detail.viewDidAppear", "detail.didMove",
        "NavigationDelegate.navigationController", "FadeAnimator.animationEnded",
      ])
  }

  @Test("A push without animation has appeared before its view's first layout")
  func pushWithoutAnimation() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: false)
    mark(app, "returned")
    app.settle()
    #expect(
      history(app) == [
        "detail.willMove", "CallLog.returned",
        "detail.viewDidLoad",
        "root.viewWillDisappear", "detail.viewWillAppear",
        "NavigationDelegate.navigationController",
        "transition began", "transition completed(true)",
        "root.viewDidDisappear", "detail.viewIsAppearing", "detail.viewDidAppear",
        "detail.didMove", "NavigationDelegate.navigationController",
        "detail.viewWillLayoutSubviews", "detail.viewDidLayoutSubviews",
      ])
  }

  @Test("A pop leaves the old view on the screen until the layout", arguments: [true, false])
  func pop(animated: Bool) {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: false)
    app.settle()
    app.log.clear()
    #expect(navigation.popViewController(animated: animated) === detail)
    mark(app, "returned")
    #expect(navigation.topViewController === root && detail.view.window != nil)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance + ["Move", "returned"]) == [
        "detail.willMove", "CallLog.returned",
        "detail.viewWillDisappear", "root.viewWillAppear",
        "detail.viewDidDisappear", "root.viewDidAppear", "detail.didMove",
      ])
    #expect(detail.view.window == nil)
  }

  @Test("Laying out the navigation controller's view begins a push at once")
  func layingOut() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: true)
    navigation.view.layoutIfNeeded()
    #expect(app.window.openTransitions.count == 1)
    app.settle()
    #expect(app.log.faults == [])
  }

  // MARK: - Several changes in a row

  @Test(
    "Pushes in a row leave all controllers on the stack, and only the last one's view is shown",
    arguments: [true, false], [true, false])
  func pushesInARow(first: Bool, second: Bool) {
    let (app, navigation) = inNavigation()
    let middle = Page("middle")
    navigation.pushViewController(middle, animated: first)
    navigation.pushViewController(detail, animated: second)
    #expect(navigation.viewControllers == [root, middle, detail])
    app.settle()
    #expect(navigation.viewControllers == [root, middle, detail])
    #expect(!middle.isViewLoaded)
    #expect(
      app.log.read(only: CallLog.appearance + ["Move", "transition ", "fault"]) == [
        "middle.willMove", "detail.willMove",
        "root.viewWillDisappear", "detail.viewWillAppear", "transition began",
        "transition completed(true)", "root.viewDidDisappear", "detail.viewDidAppear",
        "middle.didMove", "detail.didMove",
      ])
    app.log.clear()
    navigation.popViewController(animated: true)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "detail.viewWillDisappear", "middle.viewWillAppear",
        "detail.viewDidDisappear", "middle.viewDidAppear",
      ])
    #expect(middle.view.window != nil)
  }

  @Test("A push that is taken back before the layout moves nothing")
  func takenBack() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.popViewController(animated: true) === detail)
    app.settle()
    #expect(navigation.viewControllers == [root] && root.view.window != nil)
    #expect(app.log.lines == ["detail.willMove", "detail.willMove", "detail.didMove"])
    #expect(!detail.isViewLoaded && detail.parent == nil)
  }

  @Test("A controller that is popped and pushed again in one turn stays where it is")
  func putBack() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: false)
    app.settle()
    app.log.clear()
    navigation.popViewController(animated: true)
    navigation.pushViewController(detail, animated: true)
    app.settle()
    #expect(navigation.viewControllers == [root, detail] && detail.view.window != nil)
    #expect(app.log.lines == ["detail.willMove", "detail.willMove", "detail.didMove"])
    #expect(!detail.isMovingFromParent && !detail.isMovingToParent)
  }

  @Test("A push that replaces a pop in one turn is one push")
  func replaced() {
    let (app, navigation) = inNavigation()
    let old = Page("old")
    navigation.pushViewController(old, animated: false)
    app.settle()
    app.log.clear()
    navigation.popViewController(animated: false)
    navigation.pushViewController(detail, animated: true)
    app.settle()
    #expect(navigation.viewControllers == [root, detail])
    #expect(
      app.log.read(only: CallLog.appearance + ["Move", "transition "]) == [
        "old.willMove", "detail.willMove",
        "old.viewWillDisappear", "detail.viewWillAppear", "transition began",
        "transition completed(true)", "old.viewDidDisappear", "detail.viewDidAppear",
        "old.didMove", "detail.didMove",
      ])
    #expect(old.parent == nil)
  }

  @Test("Two pushes during a transition are made one after the other when it has ended")
  func pushesDuringATransition() {
    let (app, navigation) = inNavigation()
    let second = Page("second")
    let third = Page("third")
    navigation.pushViewController(detail, animated: true)
    app.turn()
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [root, detail])
    app.settle()
    #expect(navigation.viewControllers == [root, detail, second, third])
    #expect(app.log.faults == ["push-while-transitioning", "push-while-transitioning"])
  }

  @Test("A push in a container that leaves the screen in the same turn is made without transition")
  func leavingTheScreen() {
    let (app, navigation) = inNavigation()
    let tabs = UITabBarController()
    let other = Page("other")
    app.window.rootViewController = nil
    tabs.viewControllers = [navigation, other]
    app.window.rootViewController = tabs
    app.settle()
    app.log.clear()
    navigation.pushViewController(detail, animated: true)
    tabs.selectedIndex = 1
    app.settle()
    #expect(navigation.viewControllers == [root, detail])
    #expect(detail.appearsBalanced(in: app.log))
    #expect(root.appearsBalanced(in: app.log))
    tabs.selectedIndex = 0
    app.settle()
    #expect(detail.view.window != nil && root.view.window == nil)
    #expect(app.log.faults == [])
  }

  // MARK: - The coordinator

  @Test("Asking for the coordinator right after an animated push or pop begins it")
  func coordinator() {
    let (app, navigation) = inNavigation()
    var completed: [String] = []
    navigation.pushViewController(detail, animated: true)
    let pushing = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completed.append("push")
    }
    #expect(pushing == true && detail.isViewLoaded)
    app.settle()
    navigation.popViewController(animated: true)
    let popping = root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completed.append("pop")
    }
    #expect(popping == true)
    app.settle()
    #expect(completed == ["push", "pop"])
  }

  @Test("After a push without animation there is no coordinator, and nothing begins")
  func noCoordinator() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.transitionCoordinator == nil && !detail.isViewLoaded)
    app.settle()
  }

  @Test("The completion block of a transaction around a push waits for its animation")
  func transaction() {
    let (app, navigation) = inNavigation()
    CATransaction.begin()
    CATransaction.setCompletionBlock { mark(app, "completed") }
    navigation.pushViewController(detail, animated: true)
    CATransaction.commit()
    app.settle()
    #expect(
      app.log.read(only: ["transition ", "CallLog"]) == [
        "transition began", "transition completed(true)", "CallLog.completed",
      ])
  }

  @Test("An update right after the call that asks for a transition has no effect and is no fault")
  func earlyUpdate() {
    let (app, navigation) = inNavigation()
    navigation.pushViewController(detail, animated: false)
    app.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    navigationDelegate.interaction = interaction
    navigation.popViewController(animated: true)
    interaction.update(0.3)
    app.turn()
    #expect(interaction.percentComplete == 0)
    interaction.update(0.6)
    interaction.finish()
    app.settle()
    #expect(navigation.viewControllers == [root] && detail.view.window == nil)
    #expect(app.log.faults == [])
  }

  // MARK: - Presenting and dismissing

  @Test("A push and a presentation in one turn begin in this order, whichever comes first")
  func pushAndPresentation() {
    let (app, navigation) = inNavigation()
    let other = Page("other")
    other.modalPresentationStyle = .overFullScreen
    root.present(other, animated: true)
    navigation.pushViewController(detail, animated: true)
    app.settle()
    #expect(
      app.log.read(only: ["WillAppear", "DidAppear", "fault"]) == [
        "detail.viewWillAppear", "other.viewWillAppear", "other.viewDidAppear",
        "detail.viewDidAppear",
      ])
  }

  // MARK: - Children

  @Test("A child whose view is added on the screen has appeared after the commit")
  func child() {
    let app = TestApp(root)
    root.addChild(detail)
    root.view.addSubview(detail.view)
    detail.didMove(toParent: root)
    mark(app, "returned")
    app.turn()
    #expect(
      history(app) == [
        "detail.willMove", "detail.viewDidLoad", "detail.viewWillAppear", "CallLog.returned",
        "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews", "detail.viewIsAppearing",
        "detail.viewWillLayoutSubviews", "detail.viewDidLayoutSubviews", "detail.viewDidAppear",
      ])
    app.log.clear()
    detail.view.removeFromSuperview()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "detail.viewWillDisappear", "detail.viewDidDisappear",
      ])
  }

  @Test("A child that leaves before the commit takes its appearance back")
  func briefChild() {
    let app = TestApp(root)
    root.addChild(detail)
    root.view.addSubview(detail.view)
    detail.view.removeFromSuperview()
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "detail.viewWillAppear", "detail.viewWillDisappear", "detail.viewDidDisappear",
      ])
    #expect(app.log.faults == [])
  }
}

extension UIViewController {
  /// Whether each *will* of this controller in a log is followed by its *did*.
  fileprivate func appearsBalanced(in log: CallLog) -> Bool {
    var open: String?
    for line in log.read(only: CallLog.appearance) where line.hasPrefix("\(title ?? "").") {
      let name = line.replacing("\(title ?? "").view", with: "")
      if name.hasPrefix("Will") {
        guard open == nil else { return false }
        open = String(name.dropFirst(4))
      } else {
        guard open == String(name.dropFirst(3)) else { return false }
        open = nil
      }
    }
    return open == nil
  }
}
