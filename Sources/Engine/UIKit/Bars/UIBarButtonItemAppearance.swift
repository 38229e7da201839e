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
