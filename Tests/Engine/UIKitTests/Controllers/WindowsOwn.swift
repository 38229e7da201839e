import EngineTesting
import Testing

@testable import HeadlessUIKit

@Suite("What a window has of its own", .inNewWorld)
struct WindowsOwn {
  @Test("Responders share the undo manager of their window")
  func undoing() {
    let window = UIWindow()
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
  }

  @Test("An unwind segue may go to all children but the one that contains its source")
  func children() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    let source = navigation.viewControllers[0]
    let segue = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector("back"), sender: nil)
    #expect(tabs.childContaining(segue) === navigation)
    #expect(other.childContaining(segue) == nil)
    #expect(tabs.allowedChildrenForUnwinding(from: segue) == [other])
  }
}
