import HeadlessQuartzCore

/// The context of a preview that a view shows when it is pressed hard, from iOS 9 to 12.
///
/// Fidelity: no press is hard here, so that the delegate is never asked.
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// In the coordinates of the source view.
  var sourceRect: CGRect { get set }
}

public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  @available(*, deprecated, message: "use UIContextMenuInteraction")
  @discardableResult
  public func registerForPreviewing(
    with delegate: UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  @available(*, deprecated, message: "use UIContextMenuInteraction")
  public func unregisterForPreviewing(withContext previewing: UIViewControllerPreviewing) {}
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}
