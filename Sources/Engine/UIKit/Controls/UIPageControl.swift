import HeadlessQuartzCore

/// Fidelity: `backgroundStyle`, `preferredIndicatorImage` and `allowsContinuousInteraction` are kept
/// without effect.
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  override var handlesSingleTaps: Bool { true }

  private static let dot: CGFloat = 7
  private static let step: CGFloat = 16
  private var dots: [UIView] = []

  open var numberOfPages = 0 {
    didSet {
      for dot in dots { dot.removeFromSuperview() }
      dots = (0..<max(0, numberOfPages)).map { _ in UIView() }
      for dot in dots {
        dot.isUserInteractionEnabled = false
        dot.layer.cornerRadius = UIPageControl.dot / 2
        addSubview(dot)
      }
      currentPage = min(currentPage, lastPage)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Clamped to the pages that there are.
  open var currentPage = 0 {
    didSet {
      let page = min(max(currentPage, 0), lastPage)
      if page != currentPage { currentPage = page }
      setNeedsLayout()
    }
  }
  private var lastPage: Int { max(0, numberOfPages - 1) }
  open var backgroundStyle = BackgroundStyle.automatic
  open var preferredIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var allowsContinuousInteraction = true
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * UIPageControl.step, height: 26)
  }

  /// A tap on the right half goes forward, one on the left half goes back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    let page = min(max(currentPage + step, 0), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    send(.valueChanged, with: event)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = UIPageControl.step * CGFloat(dots.count)
    for (index, dot) in dots.enumerated() {
      let place = bounds.midX - row / 2 + (CGFloat(index) + 0.5) * UIPageControl.step
      dot.frame = CGRect(
        x: place - UIPageControl.dot / 2, y: bounds.midY - UIPageControl.dot / 2,
        width: UIPageControl.dot, height: UIPageControl.dot)
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
