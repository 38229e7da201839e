import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// The order T1 of 2.10, and what surrounds it.
@MainActor
@Suite("Changing tabs", .oneAtATime)
struct ChangingTabs {
  let first = Page("first")
  let second = Page("second")
  let tabs = UITabBarController()
  let chooser = Chooser()

  init() {
    tabs.viewControllers = [first, second]
    tabs.delegate = chooser
  }

  @Test("A finished change asks the delegate and tells both controllers")
  func history() {
    chooser.animator = Fade()
    let theatre = Theatre(tabs)
    tabs.selectedIndex = 1
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "Chooser.tabBarController -> Fade",
        "Chooser.tabBarController -> nil",
        "Fade.transitionDuration -> 0.5",
        "second.viewWillAppear",
        "first.viewWillDisappear",
        "transition began",
        "Fade.animateTransition",
        "transition completed(true)",
        "first.viewDidDisappear",
        "second.viewDidAppear",
        "Fade.animationEnded",
      ])
    #expect(first.view.superview == nil)
  }

  @Test("A cancelled interactive change sends the will calls and no did calls")
  func cancelled() {
    let hand = Hand()
    chooser.animator = Fade()
    chooser.interaction = hand
    let theatre = Theatre(tabs)
    tabs.selectedIndex = 1
    hand.end(finishing: false)
    theatre.settle()
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "second.viewWillAppear", "first.viewWillDisappear",
      ])
    #expect(tabs.selectedIndex == 0)
    #expect(second.view.superview == nil)
    chooser.interaction = nil
    tabs.selectedIndex = 1
    theatre.settle()
    #expect(theatre.journal.faults == [])
  }

  @Test("In viewWillDisappear of a change of tabs there is no coordinator")
  func coordinator() {
    final class Asker: UIViewController {
      var had: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        had.append("willDisappear \(transitionCoordinator != nil)")
      }
      override func viewWillAppear(_ animated: Bool) {
        had.append("willAppear \(transitionCoordinator != nil)")
      }
    }
    let one = Asker()
    let other = Asker()
    tabs.viewControllers = [one, other]
    chooser.animator = Fade()
    let theatre = Theatre(tabs)
    one.had = []
    tabs.selectedIndex = 1
    theatre.settle()
    #expect(one.had == ["willDisappear false"])
    #expect(other.had == ["willAppear true"])
  }

  @Test("Without an animator tabs change at once")
  func atOnce() {
    let theatre = Theatre(tabs)
    tabs.selectedViewController = second
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "second.viewWillAppear", "first.viewWillDisappear", "first.viewDidDisappear",
        "second.viewDidAppear",
      ])
  }
}

final class Chooser: NSObject, UITabBarControllerDelegate {
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
