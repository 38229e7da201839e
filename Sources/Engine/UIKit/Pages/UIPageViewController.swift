import HeadlessQuartzCore

/// Shows one page of many; swipes or the app turn the pages.
///
/// With the style `scroll` the pages lie beside each other in a scroll view, in which the one that
/// is shown has the middle place of three. The data source is asked for a neighbour when a swipe
/// needs it.
///
/// Fidelity: with the style `pageCurl` pages are turned by the app only, with UIKit's `curlUp` and
/// `curlDown` in place of the bending paper, and there is one page at a time.
open class UIPageViewController: UIViewController {
  /// Which way the pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// Along which axis the pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl
    /// Like a strip that moves.
    case scroll
  }

  /// Where paper is bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere; pages scroll.
    case none
    /// At the first edge.
    case min
    /// Between two pages.
    case mid
    /// At the last edge.
    case max
  }

  /// What can be said when the controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where paper is bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The points between pages that scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which axis the pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Hears of pages that are turned.
  ///
  /// Referenced weakly.
  open weak var delegate: UIPageViewControllerDelegate?
  /// Gives the pages beside the present one; without it, swipes turn none.
  ///
  /// Referenced weakly.
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet { strip?.isScrollEnabled = dataSource != nil }
  }
  /// Whether paper has a back.
  ///
  /// Fidelity: kept, without effect.
  open var isDoubleSided = false
  /// Where paper is bound.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }

  let spacing: CGFloat
  /// What scrolls; `nil` for paper.
  private(set) var strip: PageStrip?
  var page: UIViewController?
  /// The pages beside the present one, as the data source gave them for a swipe.
  var neighbours: (before: UIViewController?, after: UIViewController?)
  /// The page that may follow the present one, from the beginning of a swipe to its end.
  var turn: PageTurn?
  /// Whether the strip moves because its ends do.
  var isRearranging = false
  /// What has to be done when the present turn is over.
  var waitingTurns: [() -> Void] = []

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.spacing(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages are paper, as UIKit does from an archive without a word.
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

  /// The page that is shown, alone in an array; `nil` without one.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// The recognisers that turn paper; none, since the strip's own pan turns pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows a page, with a movement if wanted.
  ///
  /// - Parameter completion: Called after the movement, with `true`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      return EngineLog.fault(.pageMissing, ["controller": className])
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
