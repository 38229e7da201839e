import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Split view controllers", .inNewWorld)
struct SplitViewControllerTests {
  private final class CollapsingDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  private let split = UISplitViewController()
  private let list = UINavigationController(rootViewController: UIViewController())
  private let detail = UIViewController()

  private func show(_ size: CGSize, _ width: UIUserInterfaceSizeClass = .compact) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    split.viewControllers = [list, detail]
    let container = UIViewController()
    container.addChild(split)
    container.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: width), forChild: split)
    container.view.frame = window.bounds
    split.view.frame = window.bounds
    container.view.addSubview(split.view)
    split.didMove(toParent: container)
    window.rootViewController = container
    window.isHidden = false
    MainLoop.shared.turn()
    return window
  }

  @Test("In compact width, the detail is pushed onto the primary navigation stack")
  func one() {
    let window = show(CGSize(width: 390, height: 844))
    #expect(split.isCollapsed)
    #expect(list.viewControllers.last === detail && list.viewControllers.count == 2)
    #expect(list.view.frame == window.bounds)
    #expect(detail.splitViewController === split)
    let next = UIViewController()
    list.popViewController(animated: false)
    split.showDetailViewController(next, sender: nil)
    MainLoop.shared.advance(by: 1)
    #expect(list.topViewController === next)
  }

  @Test("A delegate that returns true from collapseSecondary keeps the primary in front")
  func delegate() {
    let delegate = CollapsingDelegate()
    split.delegate = delegate
    let window = show(CGSize(width: 390, height: 844))
    #expect(list.viewControllers.count == 1)
    #expect(detail.parent == nil)
    withExtendedLifetime(window) {}
  }

  @Test("In regular width, both controllers are side by side and fill the width")
  func two() {
    split.preferredDisplayMode = .oneBesideSecondary
    let window = show(CGSize(width: 1000, height: 700), .regular)
    #expect(!split.isCollapsed)
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
    withExtendedLifetime(window) {}
  }
}
