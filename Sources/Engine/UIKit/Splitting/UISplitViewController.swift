import HeadlessQuartzCore

/// Shows a primary and a secondary controller side by side if the width is regular.
///
/// If the width is compact it collapses: the secondary controller is pushed onto the primary
/// navigation controller, unless the delegate decides otherwise. Columns that were set one by one are
/// stacked as the delegate chooses, and come apart again.
///
/// Fidelity: two columns, side by side or without the primary one. There is no overlay, and no
/// swipe that shows the primary column.
///
/// Fidelity: `presentsWithGesture` is kept without effect.
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    /// Fidelity: shown as `oneBesideSecondary`.
    case oneOverSecondary
    /// Fidelity: shown as `oneBesideSecondary`, since there is no third column.
    case twoBesideSecondary
    /// Fidelity: as `twoBesideSecondary`.
    case twoOverSecondary
    /// Fidelity: as `twoBesideSecondary`.
    case twoDisplaceSecondary

    // Names before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  private var columns: [UIViewController] = []
  open private(set) var isCollapsed = false
  /// The controllers that were set for a column.
  var controllersByColumn: [Column: UIViewController] = [:]
  /// The navigation controllers that show them.
  var stacksByColumn: [Column: UINavigationController] = [:]
  /// The controllers that a collapsed controller has moved from the secondary column to the primary
  /// one.
  var stackedSecondary: [UIViewController] = []
  /// The display mode that the app's last `show` or `hide` asked for.
  var shownOrHidden: DisplayMode? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  public let style: Style
  /// Fidelity: kept; the primary column is always the leading one.
  open var primaryEdge = PrimaryEdge.leading
  /// Fidelity: kept; columns lie beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Fidelity: kept; there is no such button.
  open var showsSecondaryOnlyButton = false
  /// In points, in place of the fraction; `automaticDimension` for none.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private let divider = UIView()

  open weak var delegate: UISplitViewControllerDelegate?
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { shownOrHidden = nil }
  }
  /// 0...1 of the width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points, as the maximum.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var presentsWithGesture = true

  /// The primary controller, then the secondary one unless collapsed.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? Array(columns.prefix(1)) : columns }
    set { replaceColumns(newValue) }
  }

  open var displayMode: DisplayMode {
    if isCollapsed { return .oneBesideSecondary }
    if let shownOrHidden { return shownOrHidden }
    switch preferredDisplayMode {
    case .automatic:
      let size = viewIfLoaded?.bounds.size ?? UIScreen.main.part.size
      return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    case .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return .oneBesideSecondary
    case .secondaryOnly, .oneBesideSecondary: return preferredDisplayMode
    }
  }

  /// In points; 0 while the primary column is hidden.
  open var primaryColumnWidth: CGFloat {
    guard displayMode != .secondaryOnly else { return 0 }
    let whole = viewIfLoaded?.bounds.width ?? 0
    guard !isCollapsed else { return whole }
    let automatic = Self.automaticDimension
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == automatic ? 320 : maximumPrimaryColumnWidth
    let share =
      preferredPrimaryColumnWidthFraction == automatic ? 0.4 : preferredPrimaryColumnWidthFraction
    let wanted =
      preferredPrimaryColumnWidth == automatic ? whole * share : preferredPrimaryColumnWidth
    return min(max(wanted, least), most)
  }

  /// Fidelity: pressing it has no effect.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// With columns that are set one by one, each in a navigation controller.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Changing columns

  /// Pushes onto a primary navigation controller, or else replaces the primary controller.
  override open func show(_ vc: UIViewController, sender: Any?) {
    guard let first = columns.first else { return replaceColumns([vc]) }
    if let navigation = first as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      replaceColumns([vc] + columns.dropFirst())
    }
  }

  /// If collapsed, pushes onto the primary navigation controller.
  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let navigation = columns.first as? UINavigationController {
      // A detail with a stack of its own contributes its root.
      let detail = (vc as? UINavigationController)?.viewControllers.first ?? vc
      (vc as? UINavigationController)?.setViewControllers([], animated: false)
      navigation.pushViewController(detail, animated: true)
    } else if isCollapsed {
      present(vc, animated: true)
    } else {
      replaceColumns(Array(columns.prefix(1)) + [vc])
    }
  }

  func replaceColumns(_ new: [UIViewController]) {
    let new = Array(new.prefix(2))
    for old in columns where !new.contains(where: { $0 === old }) {
      old.announceLeaving()
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    let former = columns
    columns = new
    for controller in new where !former.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.settleMove(to: self)
    }
    guard isViewLoaded else { return }
    if isCollapsed, !hasNamedColumns { collapse() }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Collapsing

  private func updateCollapsed() {
    let shouldCollapse = traitCollection.horizontalSizeClass == .compact
    guard shouldCollapse != isCollapsed else { return }
    isCollapsed = shouldCollapse
    if isCollapsed { collapse() } else { separate() }
  }

  /// Shows the top column that the delegate chooses, the secondary one if it does not care.
  private func collapseColumns() {
    let asked = delegate.flatMap { delegate in
      OptionalRequirement.ask {
        delegate.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: .secondary)
      }
    }
    guard stacksByColumn[.primary] != nil else { return }
    replaceColumns(Array(columnStacks.prefix(1)))
    if asked ?? .secondary == .secondary { stackSecondary(animated: false) }
  }

  private func collapse() {
    guard !hasNamedColumns else { return collapseColumns() }
    guard columns.count == 2, let first = columns.first, let second = columns.last else { return }
    let isDone =
      delegate.flatMap { delegate in
        OptionalRequirement.ask {
          delegate.splitViewController(self, collapseSecondary: second, onto: first)
        }
      } ?? false
    second.viewIfLoaded?.removeFromSuperview()
    second.announceLeaving()
    second.removeFromParent()
    columns = [first]
    guard !isDone, let navigation = first as? UINavigationController else { return }
    if let other = second as? UINavigationController {
      let stack = other.viewControllers
      other.setViewControllers([], animated: false)
      navigation.setViewControllers(navigation.viewControllers + stack, animated: false)
    } else {
      navigation.pushViewController(second, animated: false)
    }
  }

  private func separate() {
    guard !hasNamedColumns else {
      leaveStack()
      return replaceColumns(columnStacks)
    }
    guard let first = columns.first, columns.count == 1 else { return }
    let vended = delegate.flatMap { delegate in
      OptionalRequirement.ask { delegate.splitViewController(self, separateSecondaryFrom: first) }
    }
    if let second = vended ?? nil { return replaceColumns([first, second]) }
    guard let navigation = first as? UINavigationController, navigation.viewControllers.count > 1,
      let last = navigation.popViewController(animated: false)
    else { return }
    replaceColumns([first, last])
  }

  // MARK: Being a controller

  override open func viewDidLoad() {
    super.viewDidLoad()
    divider.backgroundColor = .separator
    view.addSubview(divider)
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapsed()
    let width = primaryColumnWidth
    let whole = view.bounds
    divider.isHidden = isCollapsed || width == 0
    let first = hasOnlySecondary ? 1 : 0
    for (index, controller) in zip(first..., columns) {
      if index == 0, width == 0, columns.count > 1 {
        controller.viewIfLoaded?.removeFromSuperview()
        continue
      }
      if controller.view.superview !== view { view.insertSubview(controller.view, at: 0) }
      let isAlone = columns.count == 1 && isCollapsed
      controller.view.frame =
        isAlone
        ? whole
        : index == 0
          ? CGRect(x: 0, y: 0, width: width, height: whole.height)
          : CGRect(x: width, y: 0, width: whole.width - width, height: whole.height)
    }
    divider.frame = CGRect(x: width - 0.5, y: 0, width: 0.5, height: whole.height)
  }

  override open var childForStatusBarStyle: UIViewController? { columns.first }

  override open var childForStatusBarHidden: UIViewController? { columns.first }
}
