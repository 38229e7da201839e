import HeadlessQuartzCore

/// Covers the whole screen, or a context, and may take the presenter's view off the screen.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    guard phase == .presented, let view = presentedView, view.transform.isIdentity else { return }
    view.applyFrame(frameOfPresentedViewInContainerView)
  }
}
