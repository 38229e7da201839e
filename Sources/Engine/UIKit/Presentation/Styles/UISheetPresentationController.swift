import HeadlessQuartzCore

/// A card over a dimmed presenter: page sheets, form sheets, and popovers on phones.
///
/// Fidelity: the card's measures are engine rules. The presenter is not scaled, and there are no
/// heights in between; the card can be dragged down to dismiss it only by the app's own means.
open class UISheetPresentationController: UIPresentationController {
  private lazy var dimming = Dimming()

  /// The radius of the card's corners, in points; `nil` is the system's 10.
  open var preferredCornerRadius: CGFloat?

  /// Whether the card shows a grabber.
  ///
  /// Remembered; it is not drawn.
  open var prefersGrabberVisible = false

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return Self.frame(
      style: presentationStyle, in: container.bounds, safeArea: container.safeAreaInsets,
      preferred: presentedViewController.preferredContentSize)
  }

  override open func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedView?.layer.cornerRadius = preferredCornerRadius ?? 10
    presentedView?.clipsToBounds = true
    alongside { self.dimming.alpha = 1 }
  }

  override open func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override open func dismissalTransitionWillBegin() {
    alongside { self.dimming.alpha = 0 }
  }

  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  override open func containerViewWillLayoutSubviews() {
    guard phase == .presented, let view = presentedView, view.transform.isIdentity else { return }
    view.applyFrame(frameOfPresentedViewInContainerView)
  }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    Self.frame(
      style: presentationStyle, in: CGRect(origin: .zero, size: parentSize),
      safeArea: UIScreen.main.safeAreaInsets, preferred: container.preferredContentSize
    ).size
  }

  private func alongside(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }

  /// On tablets, a card of limited size in the middle; on phones, all but a strip at the top.
  private static func frame(
    style: UIModalPresentationStyle, in bounds: CGRect, safeArea: UIEdgeInsets, preferred: CGSize
  ) -> CGRect {
    guard min(bounds.width, bounds.height) >= UITraitCollection.shortestTabletSide else {
      let top = safeArea.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let usual =
      style == .pageSheet
      ? CGSize(width: 704, height: bounds.height - 2 * 44) : CGSize(width: 540, height: 620)
    let wanted = preferred == .zero || style == .pageSheet ? usual : preferred
    let width = min(wanted.width, bounds.width)
    let height = min(wanted.height, bounds.height)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
      height: height)
  }
}
