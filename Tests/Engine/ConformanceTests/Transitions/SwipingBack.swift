import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.11 about the built-in swipe from the edge, and its loss.
@MainActor
@Suite("Swiping back", .oneAtATime)
struct SwipingBack {
  let first = Page("first")
  let second = Page("second")
  let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: first) }

  private func open() -> Theatre {
    let theatre = Theatre(navigation)
    navigation.pushViewController(second, animated: false)
    theatre.settle()
    theatre.journal.clear()
    return theatre
  }

  private func swipe(_ theatre: Theatre, by distance: CGFloat = 250) {
    let finger = Finger(theatre)
    finger.land(2, 400)
    finger.move(by: distance, over: 1)
    finger.lift()
    theatre.settle()
  }

  @Test("A swipe from the left edge pops, interactively")
  func pops() {
    let theatre = open()
    swipe(theatre)
    #expect(navigation.viewControllers == [first])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "second.viewWillDisappear", "first.viewWillAppear", "second.viewDidDisappear",
        "first.viewDidAppear",
      ])
    #expect(theatre.journal.lines.contains { $0.hasPrefix("transition updated") })
    #expect(theatre.journal.faults == [])
  }

  @Test("A short swipe goes back to where it began")
  func cancels() {
    let theatre = open()
    swipe(theatre, by: 60)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.window == nil)
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "second.viewWillDisappear", "first.viewWillAppear",
        "first.viewWillDisappear", "first.viewDidDisappear",
        "second.viewWillAppear", "second.viewDidAppear",
      ])
    swipe(theatre)
    #expect(navigation.viewControllers == [first])
  }

  @Test("The view follows the finger")
  func follows() {
    let theatre = open()
    let finger = Finger(theatre)
    finger.land(2, 400)
    finger.move(by: 195, over: 1)
    let x = second.view.layer.presentation()?.frame.minX ?? -1
    #expect(abs(x - 195) < 15)
    finger.lift()
    theatre.settle()
  }

  @Test("At the root there is nothing to swipe back to")
  func atTheRoot() {
    let theatre = Theatre(navigation)
    swipe(theatre)
    #expect(navigation.viewControllers == [first])
    #expect(theatre.journal.faults == [])
    #expect(theatre.touched() === first.view)
  }

  @Test(
    "A delegate that implements the question for an animator ends the swipe, whatever it answers")
  func loss() {
    let silent = Silent()
    navigation.delegate = silent
    let theatre = open()
    swipe(theatre)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("A delegate that doesn't implement it keeps the swipe")
  func kept() {
    let watcher = Watcher()
    navigation.delegate = watcher
    let theatre = open()
    swipe(theatre)
    #expect(navigation.viewControllers == [first])
  }

  @Test("Replacing the recognizer's delegate brings the swipe back", arguments: [true, false])
  func cure(byNothing: Bool) {
    final class Yes: NSObject, UIGestureRecognizerDelegate {}
    let yes = Yes()
    let silent = Silent()
    navigation.delegate = silent
    let theatre = open()
    navigation.interactivePopGestureRecognizer?.delegate = byNothing ? nil : yes
    swipe(theatre)
    #expect(navigation.viewControllers == [first])
  }

  @Test("A left button of one's own ends the swipe")
  func leftButton() {
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    let theatre = open()
    swipe(theatre)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("The back button pops, and is named after where it leads")
  func backButton() {
    let theatre = open()
    Finger(theatre).tap(30, 47 + 22)
    theatre.settle()
    #expect(navigation.viewControllers == [first])
  }
}

private final class Silent: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
}

private final class Watcher: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
