import HeadlessQuartzCore

/// A control that is pulled out above the content to load anew.
open class UIRefreshControl: UIControl {
  /// How far the content has to be pulled, in points.
  private static let threshold: CGFloat = 120
  private static let height: CGFloat = 60

  /// Whether loading is going on.
  open private(set) var isRefreshing = false
  /// What is written below the wheel.
  ///
  /// Fidelity: kept, not shown.
  open var attributedTitle: NSAttributedString?

  /// Creates a control that waits.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: UIRefreshControl.height))
    isHidden = true
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that loading is going on; sends no event.
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }

  /// Shows that loading is over.
  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }

  func contentMoved(in scrollView: UIScrollView) {
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: scrollView.bounds.width,
      height: UIRefreshControl.height)
    let pull = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    guard !isRefreshing, scrollView.isDragging, pull >= UIRefreshControl.threshold else { return }
    beginRefreshing()
    send(.valueChanged, with: nil)
  }
}
