import HeadlessQuartzCore
import HeadlessUIKit

/// A launched app: a window with a root view controller, and a log that starts empty.
final class TestApp {
  static let phone = CGSize(width: 390, height: 844)

  let window: UIWindow
  let log: CallLog

  init(_ root: UIViewController, size: CGSize = TestApp.phone) {
    log = CallLog()
    window = UIWindow.launch(root: root, size: size)
    _ = MainLoop.shared.settle(limit: 5)
    log.clear()
  }

  deinit { UIApplication.shared.closeWindows() }

  @discardableResult
  func settle(limit: Double = 10) -> Bool { MainLoop.shared.settle(limit: limit) }

  func wait(_ seconds: Double) { MainLoop.shared.advance(by: seconds) }

  func turn() { MainLoop.shared.turn() }

  /// The view that a touch at a point of the window hits.
  func hitView(x: CGFloat = 200, y: CGFloat = 400) -> UIView? {
    window.hitTest(CGPoint(x: x, y: y), with: nil)
  }
}

/// A view controller that the log names by its title.
class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}
