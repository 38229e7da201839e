import HeadlessQuartzCore

/// A button in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How prominent the button is.
  ///
  /// Remembered; all are drawn alike.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// As old code calls `plain`.
    public static var bordered: Style { .plain }
  }

  /// Buttons that the system names.
  ///
  /// Each is drawn as its name.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close

    var title: String { self == .flexibleSpace || self == .fixedSpace ? "" : "\(self)".capitalized }
  }

  /// Who is told of a tap.
  open weak var target: AnyObject?

  /// What the target is told.
  open var action: Selector?

  /// The view that stands in for the button.
  open var customView: UIView?

  /// How prominent the button is.
  ///
  /// Remembered.
  open var style = Style.plain
  /// The width that the app asks for, in points.
  ///
  /// Remembered.
  open var width: CGFloat = 0
  /// The colour of the face.
  ///
  /// Remembered.
  open var tintColor: UIColor?
  private var handler: (() -> Void)?

  public override init() { super.init() }

  /// Creates a button with a text.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with a picture.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button that the system names.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: .plain, target: target, action: action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button that runs a closure; the bar calls it for the back button.
  convenience init(title: String?, handler: @escaping () -> Void) {
    self.init()
    self.title = title
    self.handler = handler
  }

  /// Does what a tap does.
  func press() {
    guard isEnabled else { return }
    if let handler { return handler() }
    guard let action, let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
