import HeadlessQuartzCore

/// Covers the screen or a presentation context, and removes the presenter's view if the style
/// says so.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    guard phase == .presented, let view = presentedView, view.transform.isIdentity else { return }
    view.applyFrame(frameOfPresentedViewInContainerView)
  }
}
