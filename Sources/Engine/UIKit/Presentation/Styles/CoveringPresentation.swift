import HeadlessQuartzCore

/// Covers the screen or a presentation context, and removes the presenter's view if the style
/// says so.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// A search need not hide what is searched.
  override var letsTouchesThrough: Bool {
    let search = presentedViewController as? UISearchController
    return search?.obscuresBackgroundDuringPresentation == false
  }

  /// The size of the container at its last layout.
  private var size: CGSize?

  /// Fits the view to a container of another size; until then it stays where its animator left it.
  override func containerViewWillLayoutSubviews() {
    let earlier = size
    size = containerView?.bounds.size
    guard phase == .presented, let earlier, earlier != size, let view = presentedView,
      !view.isTransformed
    else { return }
    view.assignFrame(frameOfPresentedViewInContainerView)
  }
}
