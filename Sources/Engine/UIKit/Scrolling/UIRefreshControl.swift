import HeadlessQuartzCore

/// A control that sends `valueChanged` when the content is pulled down.
open class UIRefreshControl: UIControl {
  /// In points, an engine rule.
  private static let threshold: CGFloat = 120
  private static let height: CGFloat = 60

  open private(set) var isRefreshing = false
  /// Fidelity: kept, not shown.
  open var attributedTitle: NSAttributedString?

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: UIRefreshControl.height))
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sends no event.
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }

  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }

  override var undrawnParts: [String] { isHidden ? [] : ["a UIRefreshControl"] }

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
