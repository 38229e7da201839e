import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.9 and the orders N1, N2 and P2 of 2.10.
@MainActor
@Suite("Pushing and popping", .oneAtATime)
struct PushingAndPopping {
  let first = Page("first")
  let second = Page("second")
  let navigation: UINavigationController
  let guide = Guide()

  init() {
    navigation = UINavigationController(rootViewController: first)
    navigation.delegate = guide
  }

  @Test("A push asks for animator and interactor, then tells in this order")
  func pushHistory() {
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: true)
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "second.willMove",
        "Guide.navigationController -> Fade",
        "Guide.navigationController -> nil",
        "Fade.transitionDuration -> 0.5",
        "Guide.navigationController",
        "first.viewWillDisappear",
        "second.viewWillAppear",
        "transition began",
        "Fade.animateTransition",
        "transition completed(true)",
        "first.viewDidDisappear",
        "second.viewDidAppear",
        "second.didMove",
        "Guide.navigationController",
        "Fade.animationEnded",
      ])
  }

  @Test("A pop tells in the same order, animated or not", arguments: [true, false])
  func popHistory(animated: Bool) {
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: false)
    theatre.settle()
    theatre.journal.clear()
    #expect(navigation.popViewController(animated: animated) === second)
    theatre.settle()
    #expect(
      theatre.journal.read(only: Journal.appearance + ["Move"]) == [
        "second.willMove",
        "second.viewWillDisappear", "first.viewWillAppear",
        "second.viewDidDisappear", "first.viewDidAppear",
        "second.didMove",
      ])
    #expect(second.navigationController == nil)
    #expect(first.view.window != nil)
    #expect(second.view.window == nil)
  }

  @Test("A cancelled interactive pop sends the callbacks again, the other way round")
  func cancelledPop() {
    let hand = Hand()
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: false)
    theatre.settle()
    theatre.journal.clear()
    guide.interaction = hand
    navigation.popViewController(animated: true)
    #expect(navigation.topViewController === first)
    hand.end(finishing: false)
    theatre.settle()
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "second.viewWillDisappear", "first.viewWillAppear",
        "first.viewWillDisappear", "first.viewDidDisappear",
        "second.viewWillAppear", "second.viewDidAppear",
      ])
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(!second.isMovingFromParent)
  }

  @Test("A cancelled push takes the new controller off the stack again")
  func cancelledPush() {
    let hand = Hand()
    guide.interaction = hand
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: true)
    hand.end(finishing: false)
    theatre.settle()
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    #expect(second.view.superview == nil)
    #expect(theatre.journal.faults == [])
  }

  @Test("The container holds the outgoing view; the animator adds the incoming one")
  func container() {
    var inside: [UIView] = []
    var frames: [CGRect] = []
    guide.animator.seen = { [first, second] in
      inside = $0.containerView.subviews
      frames = [
        $0.initialFrame(for: first), $0.finalFrame(for: first), $0.initialFrame(for: second),
        $0.finalFrame(for: second),
      ]
    }
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: true)
    #expect(inside == [first.view])
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frames == [screen, .zero, .zero, screen])
    theatre.settle()
    #expect(first.view.superview == nil)
  }

  @Test("Controllers know that they come or go for good")
  func moving() {
    final class Mover: UIViewController {
      var saw: [String] = []
      override func viewWillAppear(_ animated: Bool) { saw.append("to \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { saw.append("to \(isMovingToParent)") }
      override func viewDidDisappear(_ animated: Bool) {
        saw.append("from \(isMovingFromParent)")
      }
    }
    let mover = Mover()
    let theatre = Theatre(navigation)
    navigation.pushViewController(mover, animated: true)
    theatre.settle()
    navigation.pushViewController(second, animated: true)
    theatre.settle()
    navigation.popViewController(animated: true)
    theatre.settle()
    navigation.popViewController(animated: true)
    theatre.settle()
    #expect(
      mover.saw == ["to true", "to true", "from false", "to false", "to false", "from true"])
  }

  @Test("Without a delegate, push and pop have an animation of their own")
  func builtIn() {
    navigation.delegate = nil
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: true)
    #expect(first.view.window != nil)
    #expect(theatre.touched() == nil)
    theatre.settle()
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.window == nil)
    #expect(theatre.journal.faults == [])
  }

  @Test("What is pushed while a transition is open waits for its end, with a fault")
  func pushedTwice() {
    let third = Page("third")
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [first, second])
    theatre.settle()
    #expect(navigation.viewControllers == [first, second, third])
    #expect(theatre.journal.faults == ["push-while-transitioning"])
  }

  @Test("The delegate is not kept alive, and neither is a popped controller")
  func weakness() {
    navigation.delegate = Guide()
    #expect(navigation.delegate == nil)
    weak var popped: UIViewController?
    let theatre = Theatre(navigation)
    do {
      let page = Page("page")
      navigation.pushViewController(page, animated: true)
      theatre.settle()
      popped = page
      navigation.popViewController(animated: true)
    }
    theatre.settle()
    #expect(popped == nil)
  }

  @Test("Popping to the root takes everything between along")
  func popToRoot() {
    let third = Page("third")
    let theatre = Theatre(navigation)
    navigation.setViewControllers([first, second, third], animated: false)
    theatre.settle()
    theatre.journal.clear()
    #expect(navigation.popToRootViewController(animated: true) == [second, third])
    theatre.settle()
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "third.viewWillDisappear", "first.viewWillAppear", "third.viewDidDisappear",
        "first.viewDidAppear",
      ])
    #expect(second.parent == nil)
  }
}

/// Vends a fade for pushes and pops.
final class Guide: NSObject, UINavigationControllerDelegate {
  let animator = Fade()
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
