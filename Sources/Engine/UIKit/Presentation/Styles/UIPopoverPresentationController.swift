import HeadlessQuartzCore

/// Presents a small view beside an anchor, over a presenter that stays.
///
/// In compact width it adapts to a sheet, unless the delegate says otherwise; see
/// ``UIPresentationController/adaptivePresentationStyle(for:)``.
///
/// Fidelity: no arrow is drawn, and `backgroundColor` is kept without effect. The measures, and the
/// order in which the sides of the anchor are tried, are engine rules. UIKit raises an exception
/// for a popover without an anchor; here it stands in the middle.
open class UIPopoverPresentationController: UIPresentationController {
  override var dimsTintOfPresenter: Bool { true }

  /// In the source view's coordinates; `CGRect.null` is all of it.
  open var sourceRect = CGRect.null {
    didSet { rest() }
  }
  open weak var sourceView: UIView?
  open weak var barButtonItem: UIBarButtonItem?

  /// `unknown` unless the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  open var canOverlapSourceViewRect = false

  /// In points, from the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Without any, the popover has its middle over that of the anchor.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Views that take touches beside the popover, which then stays.
  open var passthroughViews: [UIView]?

  open var backgroundColor: UIColor?

  /// Fidelity: kept; popovers have UIKit's own background.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// The sheet that the popover becomes in compact width.
  open private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)

  private let surroundings = PopoverSurroundings()

  /// In points.
  private static let arrowHeight: CGFloat = 13
  private static let cornerRadius: CGFloat = 13
  /// The size of content that asks for none, in points.
  private static let usualSize = CGSize(width: 320, height: 480)

  override func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return traitCollection.verticalSizeClass == .compact ? .fullScreen : .pageSheet
  }

  override func makePresentation(
    adaptedTo style: UIModalPresentationStyle
  ) -> UIPresentationController {
    style == .pageSheet || style == .formSheet
      ? adaptiveSheetPresentationController : super.makePresentation(adaptedTo: style)
  }

  override func willStay() {
    guard let delegate = delegate as? UIPopoverPresentationControllerDelegate else { return }
    OptionalRequirement.tell(delegate, "prepareForPopoverPresentation(_:)") {
      delegate.prepareForPopoverPresentation(self)
    }
  }

  override var transitionStyle: UIModalTransitionStyle { .crossDissolve }

  // MARK: - Presenting

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return place(in: container).frame
  }

  override open func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    surroundings.presentation = self
    surroundings.frame = container.bounds
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(surroundings, at: 0)
    presentedView?.layer.cornerRadius = Self.cornerRadius
    presentedView?.clipsToBounds = true
    arrowDirection = place(in: container).direction
  }

  override open func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { leave() }
  }

  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() }
  }

  private func leave() {
    surroundings.removeFromSuperview()
    arrowDirection = .unknown
  }

  override open func containerViewWillLayoutSubviews() { rest() }

  /// The popover follows its content's size.
  override open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    guard phase == .presented else { return }
    // The duration is an engine rule.
    UIView.animate(withDuration: 0.3) { self.rest() }
  }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { wantedSize }

  override func targetBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container = containerView, phase == .presented else { return nil }
    return passthroughViews?.lazy.compactMap {
      $0.hitTest($0.convert(point, from: container), with: event)
    }.first
  }

  private func rest() {
    guard phase == .presented, let container = containerView, let view = presentedView,
      !view.isTransformed
    else { return }
    let place = place(in: container)
    arrowDirection = place.direction
    view.assignFrame(place.frame)
    view.layoutIfNeeded()
  }

  // MARK: - Place

  private var wantedSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
      height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
  }

  /// In the container's coordinates.
  private func anchor(in container: UIView) -> CGRect? {
    if let view = barButtonItem?.shownView, view.window != nil {
      return view.convert(view.bounds, to: container)
    }
    guard let view = sourceView, view.window != nil else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  private func place(
    in container: UIView
  ) -> (frame: CGRect, direction: UIPopoverArrowDirection) {
    let area = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    let anchor = anchor(in: container)
    let middle = anchor ?? area
    let room = PopoverRoom(around: middle, in: area, arrowHeight: Self.arrowHeight)
    let permitted = PopoverRoom.order.filter { permittedArrowDirections.contains($0) }
    guard anchor != nil, !permitted.isEmpty else {
      return (room.centered(wantedSize), [])
    }
    let direction =
      permitted.first { room.fits(wantedSize, $0) }
      ?? permitted.max { room.depth($0) < room.depth($1) } ?? .up
    return (
      room.frame(of: wantedSize, direction, mayOverlap: canOverlapSourceViewRect), direction
    )
  }
}

/// The area around a popover: a touch there dismisses it.
private final class PopoverSurroundings: UIView {
  weak var presentation: UIPresentationController?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentation?.dismissForUser()
  }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// No single direction: there is no popover yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
