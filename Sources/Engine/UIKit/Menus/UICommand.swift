import HeadlessQuartzCore

/// A menu's element that sends an action along the responder chain.
///
/// Fidelity: no menu opens, so nothing is sent.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// Fidelity: no menu is built.
public protocol UIMenuBuilder: AnyObject {
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
}

/// Fidelity: without menus, it has nothing to rebuild.
open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { UIMenuSystem() }

  /// Fidelity: does nothing, as the other.
  open func setNeedsRebuild() {}

  /// Fidelity: does nothing, as no menu has to be valid.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  public static let application = Self("com.apple.menu.application")
  public static let file = Self("com.apple.menu.file")
  public static let edit = Self("com.apple.menu.edit")
  public static let view = Self("com.apple.menu.view")
  public static let window = Self("com.apple.menu.window")
  public static let help = Self("com.apple.menu.help")
  public static let format = Self("com.apple.menu.format")
  public static let lookup = Self("com.apple.menu.lookup")
  public static let share = Self("com.apple.menu.share")
  public static let root = Self("com.apple.menu.root")
}

/// The edit commands, which every responder has.
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
