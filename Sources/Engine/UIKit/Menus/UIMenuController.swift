import HeadlessQuartzCore

/// Fidelity: the menu is never seen; its properties are kept.
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public static var shared: UIMenuController { World.current.uiKit.menuController }

  open private(set) var isMenuVisible = false
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: nil)
    isMenuVisible = true
  }

  open func hideMenu() { isMenuVisible = false }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  open func update() {}
}

open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
