import HeadlessQuartzCore

/// Fidelity: `style`, `width` and `tintColor` are stored; all buttons are drawn alike.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// Deprecated by Apple since iOS 8.
    public static var bordered: Style { .plain }
  }

  /// Fidelity: each button shows its name, except for the two spaces, which are empty.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close

    var title: String { self == .flexibleSpace || self == .fixedSpace ? "" : "\(self)".capitalized }
  }

  open weak var target: AnyObject?

  open var action: Selector?

  open var customView: UIView?

  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  private var handler: (() -> Void)?

  public override init() { super.init() }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: .plain, target: target, action: action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that runs a closure; the navigation bar uses it for the back button.
  convenience init(title: String?, handler: @escaping () -> Void) {
    self.init()
    self.title = title
    self.handler = handler
  }

  /// Performs the action, as a tap does.
  func press() {
    guard isEnabled else { return }
    if let handler { return handler() }
    guard let action, let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
