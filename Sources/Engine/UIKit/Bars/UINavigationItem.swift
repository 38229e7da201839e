import HeadlessQuartzCore

/// What a navigation bar shows while a controller is on top.
open class UINavigationItem: NSObject {
  /// Whether the title grows in the bar. Remembered; the engine's bar has one height.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String? {
    didSet { onChange?() }
  }
  open var titleView: UIView? {
    didSet { onChange?() }
  }
  open var prompt: String?

  /// The back button that leads here from above.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false {
    didSet { onChange?() }
  }
  open var leftItemsSupplementBackButton = false

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?
  /// Whether the title was the app's, not derived from the controller's.
  var hasOwnTitle = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
