import HeadlessQuartzCore

/// A scroll view with room for three pages, which rests on the middle one.
///
/// If a neighbour is missing, a negative inset ends the content at the middle page.
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

/// A page change in progress.
struct PageTurn {
  enum Cause {
    case user
    case app(completion: ((Bool) -> Void)?)
  }

  var page: UIViewController
  var direction: UIPageViewController.NavigationDirection
  var cause: Cause
}
