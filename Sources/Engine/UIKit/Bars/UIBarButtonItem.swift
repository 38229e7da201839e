import HeadlessQuartzCore

/// A button in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How prominent the button is.
  ///
  /// Remembered; all are drawn alike.
  public enum Style: Int, Sendable {
    /// As most buttons.
    case plain = 0
    /// For the button that ends a task.
    case done = 2

    /// As old code calls `plain`.
    public static var bordered: Style { .plain }
  }

  /// Buttons that the system names.
  ///
  /// Each is drawn as its name.
  public enum SystemItem: Int, Sendable {
    /// Ends a task and keeps what was done.
    case done
    /// Ends a task and keeps nothing.
    case cancel
    /// Begins to edit.
    case edit
    /// Keeps what was done.
    case save
    /// Makes something new.
    case add
    /// Takes the room that is left.
    case flexibleSpace
    /// Takes a fixed width.
    case fixedSpace
    /// Begins a text.
    case compose
    /// Answers.
    case reply
    /// Offers what can be done.
    case action
    /// Puts somewhere else.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Looks for something.
    case search
    /// Loads again.
    case refresh
    /// Stops what is going on.
    case stop
    /// Takes a picture.
    case camera
    /// Throws away.
    case trash
    /// Lets something play.
    case play
    /// Pauses what plays.
    case pause
    /// Goes back.
    case rewind
    /// Goes on faster.
    case fastForward
    /// Takes the last step back.
    case undo
    /// Does it again.
    case redo
    /// Turns a page.
    case pageCurl
    /// Closes.
    case close

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
