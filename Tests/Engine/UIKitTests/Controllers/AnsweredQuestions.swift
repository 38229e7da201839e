import EngineTesting
import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// What people who know UIKit asked the engine, and what it answered differently.
@Suite("Controllers, windows and lists tell and forward", .inNewWorld)
struct AnsweredQuestions {
  @Test("A table view controller's table edits with it")
  func editing() {
    let controller = UITableViewController(style: .plain)
    #expect(!controller.tableView.isEditing)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test("A scroll view has a pinch recogniser while it can zoom")
  func pinching() {
    let view = UIScrollView()
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    #expect(view.pinchGestureRecognizer?.isEnabled == true)
  }

  @Test("A window that becomes key says so, and the former one resigns")
  func keyWindows() {
    let root = UIViewController()
    let first = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    let second = UIWindow(frame: first.bounds)
    final class Journal: @unchecked Sendable { var lines: [String] = [] }
    let told = Journal()
    let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].flatMap {
      name in
      [first, second].map { window in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          told.lines.append(name == UIWindow.didBecomeKeyNotification ? "key" : "resigned")
        }
      }
    }
    second.makeKeyAndVisible()
    #expect(told.lines == ["resigned", "key"])
    first.makeKey()
    #expect(told.lines == ["resigned", "key", "resigned", "key"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("Items and sections of a snapshot move to before or behind others")
  func moving() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    snapshot.appendItems(["x"])
    snapshot.moveItem("a", afterItem: "x")
    snapshot.moveItem("c", beforeItem: "b")
    #expect(snapshot.itemIdentifiers == ["c", "b", "x", "a"])
    #expect(snapshot.sectionIdentifier(containingItem: "a") == 2)
    snapshot.insertSections([3], beforeSection: 1)
    snapshot.moveSection(1, afterSection: 2)
    #expect(snapshot.sectionIdentifiers == [3, 2, 1])
    #expect(snapshot.itemIdentifiers == ["x", "a", "c", "b"])
  }

  @Test("A popover that is not shown has no direction, and begins with these values")
  func popovers() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    #expect(popover?.arrowDirection == .unknown)
    #expect(popover?.canOverlapSourceViewRect == false)
    #expect(UIPopoverArrowDirection.unknown != .any)
  }

  @Test("A collection of traits may specify the interface's level alone")
  func levels() {
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(raised.userInterfaceLevel == .elevated)
    #expect(raised.userInterfaceStyle == .unspecified)
    let both = UITraitCollection(traitsFrom: [UITraitCollection.current, raised])
    #expect(both.userInterfaceLevel == .elevated)
    #expect(both != UITraitCollection.current)
  }

  @Test("Any object keeps what assistive technology is to say of it")
  func accessibility() {
    let image = UIImage()
    image.accessibilityLabel = "A cat"
    image.accessibilityIdentifier = "cat"
    #expect(image.accessibilityLabel == "A cat")
    #expect(image.accessibilityIdentifier == "cat")
    #expect(UIImage().accessibilityLabel == nil)
    let object = NSObject()
    object.isAccessibilityElement = true
    #expect(object.isAccessibilityElement)
    let view = UIView()
    view.accessibilityLabel = "own"
    #expect(view.accessibilityLabel == "own")
  }

  @Test("Variables take a colour's components")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    UIColor.blue.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect([red, green, blue] == [0, 0, 1])
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&red, alpha: &alpha))
    #expect(red == 0.5)
    UIColor.red.getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
    #expect([red, green, blue] == [0, 1, 1])
  }

  @Test("A selector that the target has no method of is no call to it, and a fault")
  func unknownSelectors() {
    let control = UIControl()
    let target = NSObject()
    control.addTarget(target, action: Selector("didTap"), for: .touchUpInside)
    var calls = 0
    let former = EngineLog.sink
    EngineLog.sink = { kind, receiver in
      if case .call = kind { calls += 1 }
      former?(kind, receiver)
    }
    defer { EngineLog.sink = former }
    let faults = recordedFaults { control.sendActions(for: .touchUpInside) }
    #expect(faults == ["unrecognized-selector"])
    #expect(calls == 0)
  }
}
