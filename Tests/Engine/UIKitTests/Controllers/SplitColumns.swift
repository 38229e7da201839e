import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Columns of a split view controller by name", .inNewWorld)
struct SplitColumns {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var proposed: UISplitViewController.Column?

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposed = proposedTopColumn
      return .primary
    }
  }

  private let split = UISplitViewController(style: .doubleColumn)
  private let primary = UIViewController()
  private let secondary = UIViewController()

  private func show(_ width: UIUserInterfaceSizeClass) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    let container = UIViewController()
    container.addChild(split)
    container.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: width), forChild: split)
    split.view.frame = window.bounds
    container.view.addSubview(split.view)
    split.didMove(toParent: container)
    window.rootViewController = container
    window.isHidden = false
    MainLoop.shared.turn()
    return window
  }

  private func stack() -> [UIViewController] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers ?? []
  }

  @Test("A new secondary controller takes the place of the old one in the stack")
  func replacing() {
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = show(.compact)
    #expect(stack() == [primary, secondary])
    let (next, list) = (UIViewController(), UIViewController())
    split.setViewController(next, for: .secondary)
    #expect(stack() == [primary, next])
    split.setViewController(list, for: .primary)
    #expect(stack() == [list, next])
    withExtendedLifetime(window) {}
  }

  @Test("The delegate chooses the top column, and show(_:) pushes and pops to a column")
  func showing() {
    let delegate = Delegate()
    split.delegate = delegate
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = show(.compact)
    #expect(delegate.proposed == .secondary && stack() == [primary])
    split.show(.secondary)
    MainLoop.shared.advance(by: 1)
    #expect(stack() == [primary, secondary])
    split.show(.primary)
    MainLoop.shared.advance(by: 1)
    #expect(stack() == [primary])
    split.show(.secondary)
    MainLoop.shared.advance(by: 1)
    #expect(stack() == [primary, secondary])
    withExtendedLifetime(window) {}
  }

  @Test("A secondary controller alone keeps its place, and hiding leaves the preference alone")
  func places() {
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(secondary, for: .secondary)
    let window = show(.regular)
    #expect(split.viewControllers.first?.view.frame.minX == 320)
    split.setViewController(primary, for: .primary)
    MainLoop.shared.turn()
    #expect(split.viewControllers.map { $0.view.frame.minX } == [0, 320])
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    withExtendedLifetime(window) {}
  }
}
