import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Pushing and popping", .inNewWorld)
struct PushingAndPopping {
  let first = Page("first")
  let second = Page("second")
  let navigation: UINavigationController
  let navigationDelegate = NavigationDelegate()

  init() {
    navigation = UINavigationController(rootViewController: first)
    navigation.delegate = navigationDelegate
  }

  @Test("A push makes its calls in this order")
  func pushHistory() {
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: true)
    app.settle()
    #expect(
      app.log.read() == [
        "second.willMove",
        "NavigationDelegate.navigationController -> FadeAnimator",
        "NavigationDelegate.navigationController -> nil",
        "FadeAnimator.transitionDuration -> 0.5",
        "first.viewWillDisappear",
        "second.viewWillAppear",
        "NavigationDelegate.navigationController",
        "transition began",
        "FadeAnimator.animateTransition",
        "transition completed(true)",
        "first.viewDidDisappear",
        "second.viewDidAppear",
        "second.didMove",
        "NavigationDelegate.navigationController",
        "FadeAnimator.animationEnded",
      ])
  }

  @Test("A pop sends its callbacks in this order, animated or not", arguments: [true, false])
  func popHistory(animated: Bool) {
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: false)
    app.settle()
    app.log.clear()
    #expect(navigation.popViewController(animated: animated) === second)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance + ["Move"]) == [
        "second.willMove",
        "second.viewWillDisappear", "first.viewWillAppear",
        "second.viewDidDisappear", "first.viewDidAppear",
        "second.didMove",
      ])
    #expect(second.navigationController == nil)
    #expect(first.view.window != nil)
    #expect(second.view.window == nil)
  }

  @Test("A cancelled interactive pop sends the appearance callbacks again in reverse")
  func cancelledPop() {
    let interactor = ManualInteractor()
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: false)
    app.settle()
    app.log.clear()
    navigationDelegate.interaction = interactor
    navigation.popViewController(animated: true)
    #expect(navigation.topViewController === first)
    app.turn()
    interactor.end(finishing: false)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "second.viewWillDisappear", "first.viewWillAppear",
        "first.viewWillDisappear", "first.viewDidDisappear",
        "second.viewWillAppear", "second.viewDidAppear",
      ])
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(!second.isMovingFromParent)
  }

  @Test("A cancelled push removes the new controller from the stack")
  func cancelledPush() {
    let interactor = ManualInteractor()
    navigationDelegate.interaction = interactor
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: true)
    app.turn()
    interactor.end(finishing: false)
    app.settle()
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    #expect(second.view.superview == nil)
    #expect(app.log.faults == [])
  }

  @Test("A push's container starts with the outgoing view; the animator adds the incoming view")
  func container() {
    var inside: [UIView] = []
    var frames: [CGRect] = []
    navigationDelegate.animator.willAnimate = { [first, second] in
      inside = $0.containerView.subviews
      frames = [
        $0.initialFrame(for: first), $0.finalFrame(for: first), $0.initialFrame(for: second),
        $0.finalFrame(for: second),
      ]
    }
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: true)
    app.turn()
    #expect(inside == [first.view])
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frames == [screen, .zero, .zero, screen])
    app.settle()
    #expect(first.view.superview == nil)
  }

  @Test("isMovingToParent and isMovingFromParent are true only for a controller's own push and pop")
  func moving() {
    final class MovingProbe: UIViewController {
      var saw: [String] = []
      override func viewWillAppear(_ animated: Bool) { saw.append("to \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { saw.append("to \(isMovingToParent)") }
      override func viewDidDisappear(_ animated: Bool) {
        saw.append("from \(isMovingFromParent)")
      }
    }
    let page = MovingProbe()
    let app = TestApp(navigation)
    navigation.pushViewController(page, animated: true)
    app.settle()
    navigation.pushViewController(second, animated: true)
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    #expect(
      page.saw == ["to true", "to true", "from false", "to false", "to false", "from true"])
  }

  @Test("A push without a delegate has a built-in animation")
  func builtIn() {
    navigation.delegate = nil
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: true)
    app.turn()
    #expect(first.view.window != nil)
    #expect(app.hitView() == nil)
    app.settle()
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.window == nil)
    #expect(app.log.faults == [])
  }

  @Test("A push during a transition is a fault and is performed after the transition")
  func pushedTwice() {
    let third = Page("third")
    let app = TestApp(navigation)
    navigation.pushViewController(second, animated: true)
    app.turn()
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [first, second])
    app.settle()
    #expect(navigation.viewControllers == [first, second, third])
    #expect(app.log.faults == ["push-while-transitioning"])
  }

  @Test("A navigation controller retains neither its delegate nor a popped controller")
  func weakness() {
    navigation.delegate = NavigationDelegate()
    #expect(navigation.delegate == nil)
    weak var popped: UIViewController?
    let app = TestApp(navigation)
    do {
      let page = Page("page")
      navigation.pushViewController(page, animated: true)
      app.settle()
      popped = page
      navigation.popViewController(animated: true)
    }
    app.settle()
    #expect(popped == nil)
  }

  @Test("Popping to the root removes all controllers above it")
  func popToRoot() {
    let third = Page("third")
    let app = TestApp(navigation)
    navigation.setViewControllers([first, second, third], animated: false)
    app.settle()
    app.log.clear()
    #expect(navigation.popToRootViewController(animated: true) == [second, third])
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "third.viewWillDisappear", "first.viewWillAppear", "third.viewDidDisappear",
        "first.viewDidAppear",
      ])
    #expect(second.parent == nil)
  }
}

/// Returns a fade for pushes and pops, and the interaction controller that a test sets.
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator = FadeAnimator()
  var interaction: UIViewControllerInteractiveTransitioning?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
