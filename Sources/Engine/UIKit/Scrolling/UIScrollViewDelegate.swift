import HeadlessQuartzCore

/// Is told about scrolling and zooming.
///
/// Every method is optional.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Fingers begin to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Fingers are lifted; where the content comes to rest may be changed. Velocity: points a
  /// millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Fingers were lifted; the content may go on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A movement that the app asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled for zooming; `nil` is none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top. Never asked.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar scrolled to the top. Never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The space around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// What holds unless it is implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// What holds unless it is implemented.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// What holds unless it is implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// What holds unless it is implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// What holds unless it is implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// What holds unless it is implemented.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// What holds unless it is implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// What holds unless it is implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
