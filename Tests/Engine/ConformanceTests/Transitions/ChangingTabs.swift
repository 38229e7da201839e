import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing
@Suite("Changing tabs", .inNewWorld)
struct ChangingTabs {
  let first = Page("first")
  let second = Page("second")
  let tabs = UITabBarController()
  let tabBarDelegate = TabBarDelegate()

  init() {
    tabs.viewControllers = [first, second]
    tabs.delegate = tabBarDelegate
  }

  @Test("A tab change asks the delegate, then sends the appearance callbacks in this order")
  func history() {
    tabBarDelegate.animator = FadeAnimator()
    let app = TestApp(tabs)
    tabs.selectedIndex = 1
    app.settle()
    #expect(
      app.log.read() == [
        "TabBarDelegate.tabBarController -> FadeAnimator",
        "TabBarDelegate.tabBarController -> nil",
        "FadeAnimator.transitionDuration -> 0.5",
        "second.viewWillAppear",
        "first.viewWillDisappear",
        "transition began",
        "FadeAnimator.animateTransition",
        "transition completed(true)",
        "first.viewDidDisappear",
        "second.viewDidAppear",
        "FadeAnimator.animationEnded",
      ])
    #expect(first.view.superview == nil)
  }

  @Test("A cancelled interactive tab change sends the will callbacks and no did callbacks")
  func cancelled() {
    let interactor = ManualInteractor()
    tabBarDelegate.animator = FadeAnimator()
    tabBarDelegate.interaction = interactor
    let app = TestApp(tabs)
    tabs.selectedIndex = 1
    interactor.end(finishing: false)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "second.viewWillAppear", "first.viewWillDisappear",
      ])
    #expect(tabs.selectedIndex == 0)
    #expect(second.view.superview == nil)
    tabBarDelegate.interaction = nil
    tabs.selectedIndex = 1
    app.settle()
    #expect(app.log.faults == [])
  }

  @Test("After a cancelled tab change what is in the former tab is as visible as before")
  func cancelledAboveAStack() {
    let interactor = ManualInteractor()
    tabBarDelegate.animator = FadeAnimator()
    tabBarDelegate.interaction = interactor
    let stack = UINavigationController(rootViewController: Page("root"))
    tabs.viewControllers = [stack, second]
    let app = TestApp(tabs)
    tabs.selectedIndex = 1
    interactor.end(finishing: false)
    app.settle()
    _ = app.log.read()
    app.log.clear()
    stack.pushViewController(Page("third"), animated: false)
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "root.viewWillDisappear", "third.viewWillAppear", "root.viewDidDisappear",
        "third.viewDidAppear",
      ])
    #expect(app.log.faults == [])
  }

  @Test("New tabs that are cancelled are gone, and the former ones are back")
  func cancelledNewTabs() {
    let interactor = ManualInteractor()
    let new = Page("new")
    tabBarDelegate.animator = FadeAnimator()
    tabBarDelegate.interaction = interactor
    let app = TestApp(tabs)
    tabs.setViewControllers([new], animated: true)
    #expect(tabs.viewControllers == [new] && new.parent === tabs)
    interactor.end(finishing: false)
    app.settle()
    #expect(tabs.viewControllers == [first, second])
    #expect(tabs.selectedViewController === first && first.view.window != nil)
    #expect(first.parent === tabs && second.parent === tabs)
    #expect(new.parent == nil && new.view.superview == nil)
    tabBarDelegate.interaction = nil
    tabs.setViewControllers([new], animated: true)
    app.settle()
    #expect(tabs.selectedViewController === new && new.view.window != nil)
    #expect(first.parent == nil && second.parent == nil && first.view.superview == nil)
    #expect(app.log.faults == [])
  }

  @Test("During a tab change, viewWillDisappear has no transition coordinator")
  func coordinator() {
    final class CoordinatorProbe: UIViewController {
      var found: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        found.append("willDisappear \(transitionCoordinator != nil)")
      }
      override func viewWillAppear(_ animated: Bool) {
        found.append("willAppear \(transitionCoordinator != nil)")
      }
    }
    let one = CoordinatorProbe()
    let other = CoordinatorProbe()
    tabs.viewControllers = [one, other]
    tabBarDelegate.animator = FadeAnimator()
    let app = TestApp(tabs)
    one.found = []
    tabs.selectedIndex = 1
    app.settle()
    #expect(one.found == ["willDisappear false"])
    #expect(other.found == ["willAppear true"])
  }

  @Test("Without an animator, tabs change immediately")
  func atOnce() {
    let app = TestApp(tabs)
    tabs.selectedViewController = second
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "second.viewWillAppear", "first.viewWillDisappear", "first.viewDidDisappear",
        "second.viewDidAppear",
      ])
  }
}

final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
  var animator: UIViewControllerAnimatedTransitioning?
  var interaction: UIViewControllerInteractiveTransitioning?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}
