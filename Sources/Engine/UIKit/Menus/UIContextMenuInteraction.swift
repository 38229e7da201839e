import HeadlessQuartzCore

/// Lets a long press on a view open a menu.
///
/// Fidelity: no menu is ever opened.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Who knows the menu.
  open private(set) weak var delegate: UIContextMenuInteractionDelegate?

  /// Creates an interaction.
  public init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing, since no menu is open.
  open func dismissMenu() {}
}

/// What a context menu shows.
open class UIContextMenuConfiguration: NSObject {
  /// What tells configurations apart.
  public let identifier: any NSCopying
  /// Makes a controller whose view is shown with the menu.
  public let previewProvider: (() -> UIViewController?)?
  /// Makes the menu.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  public init(
    identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? "" as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Knows what a context menu shows.
///
/// Fidelity: not asked, since no menu is ever opened.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place; `nil` is none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
