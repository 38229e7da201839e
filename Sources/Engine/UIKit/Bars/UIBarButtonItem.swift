import HeadlessQuartzCore

/// Fidelity: all buttons are drawn alike, so its properties and images for their looks are kept without
/// effect; menus never open.
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

  /// The view in the bar that shows the item.
  weak var shownView: UIView?

  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  /// Hidden items keep their place in ``UINavigationItem`` and take no room.
  open var isHidden = false {
    didSet { onChange?() }
  }
  open var menu: UIMenu?
  open var possibleTitles: Set<String>?
  open var isSelected = false
  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title ?? title
      image = primaryAction?.image ?? image
    }
  }
  private var handler: (() -> Void)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    title = systemItem.title
  }

  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, as: "background \(state.rawValue) \(barMetrics)")
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, as: "background \(state.rawValue) \(barMetrics)") }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, as: "back \(state.rawValue) \(barMetrics)")
  }

  func backImage(for state: UIControl.State, _ barMetrics: UIBarMetrics) -> UIImage? {
    kept(nil, as: "back \(state.rawValue) \(barMetrics)")
  }

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { keep(adjustment, as: "back title \(barMetrics)") }

  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keep(adjustment, as: "title \(barMetrics)")
  }

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
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action, let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
