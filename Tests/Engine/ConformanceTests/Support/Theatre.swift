import HeadlessQuartzCore
import HeadlessUIKit

/// A launched app: a window with a root controller, a clock, and a journal of what happens.
@MainActor
final class Theatre {
  nonisolated static let phone = CGSize(width: 390, height: 844)

  let window: UIWindow
  let journal: Journal

  init(_ root: UIViewController, size: CGSize = Theatre.phone) {
    journal = Journal()
    window = UIWindow.launch(root: root, size: size)
    _ = MainLoop.shared.settle(limit: 5)
    journal.clear()
  }

  deinit { MainActor.assumeIsolated { UIApplication.shared.closeWindows() } }

  /// Lets everything come to rest.
  @discardableResult
  func settle(limit: Double = 10) -> Bool { MainLoop.shared.settle(limit: limit) }

  func wait(_ seconds: Double) { MainLoop.shared.advance(by: seconds) }

  func turn() { MainLoop.shared.turn() }

  /// The view that a touch at a point of the window would reach, by its controller or class.
  func touched(x: CGFloat = 200, y: CGFloat = 400) -> UIView? {
    window.hitTest(CGPoint(x: x, y: y), with: nil)
  }
}

/// A controller of the app.
class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}
