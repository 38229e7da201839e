import HeadlessQuartzCore

/// A group of actions and menus.
///
/// Fidelity: menus are kept and never shown; an app's actions run only if it runs them itself.
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In line with the other elements.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at a time has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  nonisolated(unsafe) private static var count = 0

  /// What tells the menu apart; unique unless given.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options
  /// What is in the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    UIMenu.count += 1
    self.identifier = identifier ?? Identifier("menu-\(UIMenu.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
