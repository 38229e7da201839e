import HeadlessQuartzCore

/// A search bar, and a presentation over the searched content while the search is active.
///
/// Fidelity: the presentation shows neither a dimmed background nor ``searchResultsController``, and the
/// bar stays where it is, because nobody types.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  open weak var delegate: UISearchControllerDelegate?
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the searched content gets no touches beside the bar.
  open var obscuresBackgroundDuringPresentation = true
  /// Fidelity: kept without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Fidelity: kept without effect.
  open var automaticallyShowsCancelButton = true
  /// The item whose bar shows the search bar.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .overCurrentContext
    modalTransitionStyle = .crossDissolve
    searchBar.onTextChange = { [weak self] in
      guard let self, isActive else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  open override func loadView() {
    let surface = SearchSurface(frame: UIScreen.main.part)
    surface.search = self
    view = surface
  }

  /// Whether the controller is presented; the setter presents and dismisses it.
  ///
  /// The presenter is the controller of the navigation item or of the search bar.
  open var isActive: Bool {
    get { presentation.map { $0.phase != .dismissing } ?? false }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private func activate() {
    guard let host, host.viewIfLoaded?.window != nil else { return }
    if delegate != nil {
      let answer: Void?? = OptionalRequirement.ask { delegate?.presentSearchController(self) }
      if answer != nil { return }
    }
    tell("willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    host.present(self, animated: UIView.areAnimationsEnabled) {
      self.tell("didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func deactivate() {
    tell("willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
    presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled) {
      self.tell("didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
    }
  }

  private func tell(_ method: String, _ call: (UISearchControllerDelegate) -> Void) {
    guard let delegate else { return }
    OptionalRequirement.tell(delegate, method) { call(delegate) }
  }

  private var host: UIViewController? {
    if let owner = item?.owner { return owner }
    var next = searchBar.next
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }
}

/// Covers the searched content, and leaves touches to it if it is not obscured.
private final class SearchSurface: UIView {
  weak var search: UISearchController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && search?.obscuresBackgroundDuringPresentation == false ? nil : hit
  }
}

/// Asked when the search becomes active, and when the bar's text changes until it is dismissed, which
/// empties the bar.
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of the presentations that `isActive` begins and ends, and of no others.
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)

  func didPresentSearchController(_ searchController: UISearchController)

  func willDismissSearchController(_ searchController: UISearchController)

  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the controller in place of the default presentation.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }

  public func presentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }
}
