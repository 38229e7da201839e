import HeadlessQuartzCore

/// Shows one page at a time, which swipes or the app turn.
///
/// With the style `scroll` pages lie side by side in a scroll view. The data source is asked for
/// the neighbours when a swipe begins.
///
/// Fidelity: with the style `pageCurl` only the app turns pages, one at a time, with the view
/// transitions `curlUp` and `curlDown` instead of bending paper.
open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public enum SpineLocation: Int, Sendable {
    /// For pages that scroll.
    case none
    case min
    /// Between two pages that are both visible.
    case mid
    case max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between scrolling pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var delegate: UIPageViewControllerDelegate?
  /// Without a data source swipes turn no pages.
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet { strip?.isScrollEnabled = dataSource != nil }
  }
  /// Fidelity: pages have no back.
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }

  let spacing: CGFloat
  /// `nil` with the style `pageCurl`.
  private(set) var strip: PageStrip?
  var page: UIViewController?
  /// The neighbours of the page, as the data source returned them for a swipe.
  var neighbors: (before: UIViewController?, after: UIViewController?)
  /// The running page change.
  var turn: PageTurn?
  /// Whether the strip moves only because its insets change.
  var isRearranging = false
  /// Changes that wait for the end of the running one.
  var waitingTurns: [() -> Void] = []

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.spacing(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }

  /// Uses the style `pageCurl`.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Uses the style `pageCurl`, as UIKit does where the archive names none.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  private static func spacing(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  /// One page at most.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  private let curlGestureGuard = CurlGestureGuard()
  private lazy var curlGestures: [UIGestureRecognizer] = {
    let gestures = [UIPanGestureRecognizer(), UITapGestureRecognizer()]
    for gesture in gestures {
      gesture.delegate = curlGestureGuard
      gesture.isPartOfView = true
    }
    return gestures
  }()

  /// Those of the style `pageCurl`; the strip's own are not among them.
  ///
  /// Fidelity: they never begin, since paper turns without gestures.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? curlGestures : []
  }

  /// The completion is called after the animation, or inside the call where nothing moves; with `true`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      if page != nil { EngineLog.fault(.pageMissing, ["controller": className]) }
      completion?(true)
      return
    }
    show(new, direction, animated: animated, completion: completion)
  }

  // MARK: Being a controller

  override open func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .scroll {
      let strip = PageStrip(self)
      strip.isScrollEnabled = dataSource != nil
      view.addSubview(strip)
      self.strip = strip
    }
    for gesture in gestureRecognizers { view.addGestureRecognizer(gesture) }
    if let page { place(page) }
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  override var appearanceChildren: [UIViewController] { page.map { [$0] } ?? [] }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

private final class CurlGestureGuard: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
