import HeadlessQuartzCore

/// What a navigation bar shows while a controller is on top.
open class UINavigationItem: NSObject {
  /// Whether the title grows in the bar.
  ///
  /// Remembered; the engine's bar has one height.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below in the stack.
    case automatic
    /// Large.
    case always
    /// Not large.
    case never
  }

  /// The text in the middle of the bar.
  open var title: String? {
    didSet { onChange?() }
  }
  /// A view in the middle of the bar, instead of the text.
  open var titleView: UIView? {
    didSet { onChange?() }
  }
  /// A line above the title.
  ///
  /// Remembered.
  open var prompt: String?

  /// The back button that leads here from above.
  open var backBarButtonItem: UIBarButtonItem?
  /// The text of the back button that leads here.
  open var backButtonTitle: String?
  /// Whether there is no back button.
  open var hidesBackButton = false {
    didSet { onChange?() }
  }
  /// Whether the left items stand beside the back button rather than for it.
  open var leftItemsSupplementBackButton = false

  /// The items at the left, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// The items at the right, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// The first of the left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the title grows.
  ///
  /// Remembered.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How the bar looks while the item is shown; `nil` is as it always does.
  ///
  /// Remembered.
  open var standardAppearance: UINavigationBarAppearance?
  /// The same in landscape.
  ///
  /// Remembered.
  open var compactAppearance: UINavigationBarAppearance?
  /// The same while nothing is scrolled beneath the bar.
  ///
  /// Remembered.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?
  /// Whether the title was the app's, not derived from the controller's.
  var hasOwnTitle = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// Changes `hidesBackButton`, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The first of the left items.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Changes `rightBarButtonItems`, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the items on the left side, whatever `animated` says.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the item on the right side, whatever `animated` says.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
