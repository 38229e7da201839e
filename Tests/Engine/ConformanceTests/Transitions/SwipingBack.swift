import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Swiping back", .inNewWorld)
struct SwipingBack {
  let first = Page("first")
  let second = Page("second")
  let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: first) }

  private func push() -> TestApp {
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: false)
    app.settle()
    app.log.clear()
    return app
  }

  private func swipe(_ app: TestApp, by distance: CGFloat = 250) {
    let finger = Finger(app)
    finger.land(2, 400)
    finger.move(by: distance, over: 1)
    finger.lift()
    app.settle()
  }

  @Test("A swipe from the left edge pops interactively")
  func pops() {
    let app = push()
    swipe(app)
    #expect(navigation.viewControllers == [first])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "second.viewWillDisappear", "first.viewWillAppear", "second.viewDidDisappear",
        "first.viewDidAppear",
      ])
    #expect(app.log.lines.contains { $0.hasPrefix("transition updated") })
    #expect(app.log.faults == [])
  }

  @Test("A short swipe cancels the pop")
  func cancels() {
    let app = push()
    swipe(app, by: 60)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.window == nil)
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "second.viewWillDisappear", "first.viewWillAppear",
        "first.viewWillDisappear", "first.viewDidDisappear",
        "second.viewWillAppear", "second.viewDidAppear",
      ])
    swipe(app)
    #expect(navigation.viewControllers == [first])
  }

  @Test("The view follows the finger")
  func follows() {
    let app = push()
    let finger = Finger(app)
    finger.land(2, 400)
    finger.move(by: 195, over: 1)
    let x = second.view.layer.presentation()?.frame.minX ?? -1
    #expect(abs(x - 195) < 15)
    finger.lift()
    app.settle()
  }

  @Test("A swipe at the root controller does nothing")
  func atTheRoot() {
    let app = TestApp(navigation)
    swipe(app)
    #expect(navigation.viewControllers == [first])
    #expect(app.log.faults == [])
    #expect(app.hitView() === first.view)
  }

  @Test(
    "A delegate that implements animationControllerFor disables the swipe even by returning nil")
  func disabledByDelegate() {
    let delegate = AnimatorDelegate()
    navigation.delegate = delegate
    let app = push()
    swipe(app)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("A delegate that only a swipe asks is asked once, and the log has the call")
  func asked() {
    let delegate = AnimatorDelegate()
    let app = push()
    navigation.delegate = delegate
    swipe(app)
    swipe(app)
    #expect(navigation.viewControllers == [first, second])
    #expect(delegate.questions == 1)
    #expect(app.log.read(only: ["AnimatorDelegate.navigationController"]).count == 1)
  }

  @Test("A delegate that does not implement animationControllerFor keeps the swipe")
  func kept() {
    let delegate = DidShowDelegate()
    navigation.delegate = delegate
    let app = push()
    swipe(app)
    #expect(navigation.viewControllers == [first])
  }

  @Test(
    "Replacing the gesture recognizer's delegate enables the swipe again", arguments: [true, false])
  func replacedDelegate(withNil: Bool) {
    final class EmptyDelegate: NSObject, UIGestureRecognizerDelegate {}
    let gestureDelegate = EmptyDelegate()
    let delegate = AnimatorDelegate()
    navigation.delegate = delegate
    let app = push()
    navigation.interactivePopGestureRecognizer?.delegate = withNil ? nil : gestureDelegate
    swipe(app)
    #expect(navigation.viewControllers == [first])
  }

  @Test("A swipe that is enabled again drives no animator of the app")
  func animatedByTheApp() {
    let delegate = AnimatorDelegate(FadeAnimator())
    navigation.delegate = delegate
    let app = push()
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(app)
    #expect(navigation.viewControllers == [first])
    #expect(app.log.faults == [])
  }

  @Test("A custom left bar button disables the swipe")
  func leftButton() {
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    let app = push()
    swipe(app)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("The back button pops")
  func backButton() {
    let app = push()
    Finger(app).tap(30, 47 + 22)
    app.settle()
    #expect(navigation.viewControllers == [first])
  }
}

private final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var questions = 0
  private let animator: UIViewControllerAnimatedTransitioning?

  init(_ animator: UIViewControllerAnimatedTransitioning? = nil) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    questions += 1
    return animator
  }
}

private final class DidShowDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
