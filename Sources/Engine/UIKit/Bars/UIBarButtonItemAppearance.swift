import HeadlessQuartzCore

/// How the buttons of a bar look.
///
/// Fidelity: kept, without effect.
open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in one state.
  open class StateAppearance: NSObject {
    /// How its text is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far its text is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind it.
    open var backgroundImage: UIImage?
  }

  /// Which buttons are meant.
  public let style: UIBarButtonItem.Style
  /// Of a button that can be used.
  public let normal = StateAppearance()
  /// Of a button under a finger.
  public let highlighted = StateAppearance()
  /// Of a button that cannot be used.
  public let disabled = StateAppearance()
  /// Of a button in focus.
  public let focused = StateAppearance()

  /// Creates the usual look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Creates the usual look of a kind of buttons.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }
}
