import HeadlessQuartzCore

/// Three places for pages beside each other, of which the middle one is usually seen.
///
/// Space before and after the content is negative where there is no neighbour, so that the strip
/// ends at the middle place.
final class PageStrip: UIScrollView {
  private weak var pages: UIPageViewController?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
  }

  /// The strip is made by its controller only.
  required init?(coder: NSCoder) { nil }

  override func contentWillBeDragged() { pages?.swipeBegan() }

  override func contentCameToRest() { pages?.stripCameToRest() }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former { pages?.stripMoved() }
    }
  }
}

/// A page on its way.
struct PageTurn {
  enum Cause {
    case user
    case app(completion: ((Bool) -> Void)?)
  }

  var page: UIViewController
  var direction: UIPageViewController.NavigationDirection
  var cause: Cause
}
