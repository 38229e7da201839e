import HeadlessQuartzCore

/// Fidelity: stored; buttons do not show it.
open class UIBarButtonItemAppearance: NSObject {
  open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
  }

  public let style: UIBarButtonItem.Style
  public let normal = StateAppearance()
  public let highlighted = StateAppearance()
  public let disabled = StateAppearance()
  public let focused = StateAppearance()

  public convenience override init() { self.init(style: .plain) }

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }
}

/// Fidelity: stored; tabs do not show it.
open class UITabBarItemAppearance: NSObject {
  /// Fidelity: its properties are kept without effect.
  open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgePositionAdjustment = UIOffset.zero
  }

  public let normal = StateAppearance()
  public let selected = StateAppearance()
  public let disabled = StateAppearance()
  public let focused = StateAppearance()
}
