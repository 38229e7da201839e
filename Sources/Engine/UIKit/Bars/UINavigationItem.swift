import HeadlessQuartzCore

/// The content of a navigation bar while a controller is on top.
///
/// Fidelity: appearances, `prompt` and large titles are stored; items change without animation.
///
/// Fidelity: `prompt`, `largeTitleDisplayMode`, `backButtonDisplayMode` and `hidesSearchBarWhenScrolling`
/// are kept without effect, and the bar of ``searchController`` is not shown.
open class UINavigationItem: NSObject {
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  open var title: String? {
    didSet { onChange?() }
  }
  open var titleView: UIView? {
    didSet { onChange?() }
  }
  open var prompt: String?

  /// Shown by the item above this one in the stack.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button that the item above shows.
  open var backButtonTitle: String?
  open var hidesBackButton = false {
    didSet { onChange?() }
  }
  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// From the right edge inwards.
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
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var searchController: UISearchController? {
    didSet { searchController?.item = self }
  }
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The controller whose item this is.
  weak var owner: UIViewController?

  /// The bar that shows the item sets this to learn of changes.
  var onChange: (() -> Void)?

  public convenience override init() { self.init(title: "") }

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
