import HeadlessQuartzCore

/// Presents a card over a dimmed presenter: page sheets, form sheets, and popovers in compact width.
///
/// On phones the card rests at a detent; on tablets it has a fixed size.
///
/// Fidelity: the sizes are engine rules. The presenter is not scaled, only the app moves or
/// dismisses the card, and `prefersGrabberVisible`, `prefersScrollingExpandsWhenScrolledToEdge`,
/// `widthFollowsPreferredContentSizeWhenEdgeAttached` and `sourceView` are kept without effect.
open class UISheetPresentationController: UIPresentationController {
  private let dimming = Dimming()

  /// As a corner radius, selects the system's.
  ///
  /// Fidelity: the number is an engine rule; Apple's documentation gives none.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// In points; `nil` and ``automaticDimension`` select 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { presentedViewController.viewIfLoaded?.layer.cornerRadius = cornerRadius }
  }
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays one in compact height, instead of filling the screen.
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open weak var sourceView: UIView?

  /// Ordered by height, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet { rest() }
  }
  /// The first detent if `nil`; the card moves gradually only within ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { rest() }
  }
  /// The presenter is dimmed above this detent only; `nil` dims it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { rest() }
  }

  /// Fidelity: the spring is an engine rule: 0.4 s, critically damped.
  open func animateChanges(_ changes: () -> Void) {
    UIView.runBlock(
      duration: 0.4, delay: 0, pacing: .spring(.ratio(1), velocity: .zero), options: [], changes,
      nil)
  }

  open func invalidateDetents() { rest() }

  override func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
      ? .fullScreen : .none
  }

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return frame(
      in: container.bounds, safeArea: container.safeAreaInsets,
      preferred: presentedViewController.preferredContentSize)
  }

  override var takesTwoTurnsUnanimated: Bool { true }

  override var letsTouchesThrough: Bool { phase == .presented && dimmingAlpha == 0 }

  override open func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedView?.layer.cornerRadius = cornerRadius
    presentedView?.clipsToBounds = true
    let alpha = dimmingAlpha
    alongside { self.dimming.alpha = alpha }
  }

  override open func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override open func dismissalTransitionWillBegin() {
    alongside { self.dimming.alpha = 0 }
  }

  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = dimmingAlpha }
  }

  override open func containerViewWillLayoutSubviews() {
    guard phase == .presented, let view = presentedView, !view.isTransformed else { return }
    view.assignFrame(frameOfPresentedViewInContainerView)
  }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(
      in: CGRect(origin: .zero, size: parentSize), safeArea: UIScreen.main.safeAreaInsets,
      preferred: container.preferredContentSize
    ).size
  }

  private var cornerRadius: CGFloat {
    preferredCornerRadius.flatMap { $0 == Self.automaticDimension ? nil : $0 } ?? 10
  }

  private func alongside(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }

  /// Moves a presented card to its present detent.
  private func rest() {
    guard phase == .presented, let view = presentedView, !view.isTransformed else { return }
    view.assignFrame(frameOfPresentedViewInContainerView)
    dimming.alpha = dimmingAlpha
    view.layoutIfNeeded()
  }

  override var dimsTintOfPresenter: Bool { dimmingAlpha > 0 }

  /// 0 while the selected detent is not above the largest undimmed one.
  private var dimmingAlpha: CGFloat {
    guard let container = containerView, !Self.isTablet(container.bounds),
      let highest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return 1 }
    let room = Self.room(in: container.bounds, safeArea: container.safeAreaInsets)
    return height(of: selectedDetent, room) <= height(of: highest, room) ? 0 : 1
  }

  private var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private func height(of detent: Detent?, _ room: DetentRoom) -> CGFloat {
    let value = detent?.resolvedValue(in: room) ?? room.maximumDetentValue
    return min(max(value, 0), room.maximumDetentValue) + room.bottom
  }

  private static func isTablet(_ bounds: CGRect) -> Bool {
    min(bounds.width, bounds.height) >= UITraitCollection.shortestTabletSide
  }

  private static func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> DetentRoom {
    DetentRoom(
      traits: UIScreen.main.traitCollection,
      maximumDetentValue: bounds.height - safeArea.top - 10 - safeArea.bottom,
      bottom: safeArea.bottom)
  }

  /// On phones the frame follows from the detent, on tablets from the style and preferred size.
  private func frame(in bounds: CGRect, safeArea: UIEdgeInsets, preferred: CGSize) -> CGRect {
    guard Self.isTablet(bounds) else {
      let height = height(of: selectedDetent, Self.room(in: bounds, safeArea: safeArea))
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let isPage = presentationStyle == .pageSheet
    let usual =
      isPage
      ? CGSize(width: 704, height: bounds.height - 2 * 44) : CGSize(width: 540, height: 620)
    let wanted = preferred == .zero || isPage ? usual : preferred
    let width = min(wanted.width, bounds.width)
    let height = min(wanted.height, bounds.height)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
      height: height)
  }
}
