import HeadlessQuartzCore
import Motion

/// A rectangle that draws, contains other views and receives touches.
///
/// A view owns its layer and is the layer's delegate; geometry, opacity and colour live in the
/// layer. The superview is referenced weakly.
///
/// Members that subclasses may override are declared here, because Swift cannot override members
/// that an extension declares.
///
/// Fidelity: `isExclusiveTouch` and `restorationIdentifier` are kept
/// without effect.
open class UIView: UIResponder, CALayerDelegate, LayerOwner, UICoordinateSpace, UITraitEnvironment,
  NSCoding
{
  /// Created from ``layerClass`` and never replaced.
  public let layer: CALayer

  // MARK: State that has no place in the layer

  /// Changed only by methods that add and remove subviews, like the one below.
  package internal(set) var contentViews: [UIView] = []
  package internal(set) weak var parentView: UIView?
  /// The controller whose root view this is.
  package weak var controller: UIViewController?
  /// The number of running animations that block touches on this view.
  package var touchBlockingAnimations = 0
  /// The insets that this root view's controller adds to the safe area, for bars and its own.
  package var additionalSafeArea = UIEdgeInsets.zero {
    didSet { if additionalSafeArea != oldValue { safeAreaMayHaveChanged() } }
  }
  var reportedSafeArea = UIEdgeInsets.zero
  var safeAreaShift = CGPoint.zero
  var ownColor: UIColor?
  var ownTint: UIColor?
  var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var maskView: UIView?
  var recognizers: [UIGestureRecognizer] = []
  var ownMotionEffects: [UIMotionEffect] = []
  var constraintsState = ConstraintsState()
  var traitHandlers: [TraitHandler] = []
  var ownInteractions: [any UIInteraction] = []

  // MARK: Making views

  /// A subclass may return another class, such as `CAShapeLayer.self`.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    layer = CALayer.make(type(of: self).layerClass)
    super.init()
    adoptLayer()
    layer.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Restores frame, appearance and subviews from an archive.
  ///
  /// Fidelity: nib files do not exist here; only archives that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    layer = CALayer.make(type(of: self).layerClass)
    super.init()
    adoptLayer()
    restore(from: coder)
  }

  open func encode(with coder: NSCoder) { store(in: coder) }
  // MARK: Hierarchy

  open var superview: UIView? { parentView }

  /// From back to front.
  open var subviews: [UIView] { contentViews }

  open var window: UIWindow? { parentView?.window }

  /// Adds a view in front of the others; it leaves its superview first.
  open func addSubview(_ view: UIView) { insert(view, .front) }

  /// Indices count from the back; a higher index than exists means in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

  /// In front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func bringSubviewToFront(_ view: UIView) { move(view, .front) }
  open func sendSubviewToBack(_ view: UIView) { move(view, .back) }

  /// `nil` if the view is leaving its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  /// `nil` if the view is leaving its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}

  /// Called while the subview is still in this view.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  ///
  /// Under a transform that is not the identity the setter solves for bounds and center whose
  /// transformed rectangle is the given one, as Core Animation does. UIKit calls the result
  /// undefined, so the setter also records the fault `frame-set-under-transform`.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// Size and origin of the view's own coordinates; the origin moves with scrolling.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let formerSize = layer.bounds.size
      layer.bounds = newValue
      if !isBeingPlaced { sizeMayHaveChanged(from: formerSize) }
    }
  }

  /// The position of the layer's anchor point, by default the middle, in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      if !isBeingPlaced { safeAreaMayHaveChanged() }
    }
  }

  /// Relative to ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// Relative to ``center``.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  open var tag = 0

  /// Applies to the subviews, too; values outside of 0...1 are kept, and drawn as 0 or 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Hidden views also receive no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  open var backgroundColor: UIColor? {
    get { ownColor }
    set { setBackgroundColor(newValue) }
  }

  /// Inherited from the superview unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { isTintDimmed ? inheritedTint.desaturated : inheritedTint }
    set {
      ownTint = newValue
      announceTint()
    }
  }

  /// Also called when a superview's tint changes.
  open func tintColorDidChange() {}

  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Fidelity: redraws the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Touches

  open var isUserInteractionEnabled = true { didSet { layer.touch() } }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  /// Finds the frontmost, deepest view that contains a point of this view's bounds.
  ///
  /// Hidden and nearly transparent views (``alpha`` below 0.01), views without interaction and
  /// points outside of the bounds find nothing, not even in subviews. Running animations do not
  /// count: the test uses the model values. An exception are views that a property animator
  /// moves, which are found where they appear.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// The bounds include their left and top edges, but not the right and bottom ones.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Removes the recogniser from its present view first.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// `false` makes the recogniser fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The controller if this is its root view, otherwise the superview.
  open override var next: UIResponder? { controller ?? parentView }

  // MARK: Layout

  /// `false` lets constraints alone determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateConstraints() } }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  /// Applies constraints to the subviews.
  open func layoutSubviews() { placeConstrainedSubviews() }

  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and its subviews now, where they need it.
  open func layoutIfNeeded() { layoutUntilSettled() }

  /// The current size, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Keeps the top left corner in place.
  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: fitting))
  }

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The bounds, with the origin in the middle.
  open var collisionBoundingPath: UIBezierPath { Body.boundingPath(of: bounds.size) }

  /// `noIntrinsicMetric` where the content has no size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { invalidateConstraints() }

  /// Called before constraints are solved; overrides call `super` at the end.
  ///
  /// For a root view the controller's `updateViewConstraints()` is called instead.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { awaitUpdateOfConstraints() }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// Insets from the frame to the rectangle that constraints use, for example for a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    rectangle(aroundAlignmentRect: alignmentRect)
  }

  /// 8 points on each side plus the safe area, unless set.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard newValue != ownMargins else { return }
      ownMargins = newValue
      marginsMayHaveChanged()
    }
  }

  open func layoutMarginsDidChange() {}

  /// Whether the margins reach at least as far inwards as those of the superview.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsMayHaveChanged() } }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { invalidateConstraints() } }
  }

  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { inheritedTraits }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      announceTraits(ownTraitOverrides.applied(to: surroundingTraits.withStyle(oldValue)))
    }
  }

  open var traitOverrides: any UITraitOverrides {
    get { ownTraitOverrides }
    set { overrideTraits(newValue as? TraitOverrides ?? TraitOverrides()) }
  }
  var ownTraitOverrides = TraitOverrides()

  /// Fidelity: traits are always up to date; handlers hear of removed overrides, wherever these were.
  open func updateTraitsIfNeeded() { World.current.uiKit.traitUpdates.update() }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsDidChange() } }
  }

  /// Reads as the superview's while it is automatic; dimmed tints are grey, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set {
      ownTintAdjustment = newValue
      announceTintAdjustment()
    }
  }
  var ownTintAdjustment = TintAdjustmentMode.automatic
  var isTintDimmedByPresentation = false

  open var restorationIdentifier: String?

  /// Fidelity: there is no focus engine.
  open var canBecomeFocused: Bool { false }

  // MARK: What is implemented elsewhere, and overridden here

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// `true` by default, except for controls, labels and others that are not filled.
  ///
  /// Fidelity: kept, not drawn.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// The view's alpha channel masks this one; it must have no superview.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Fidelity: from left to right unless the view's own attribute forces the other direction; the app's
  /// language does.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// ``layoutMargins``, as the view's reading direction names its sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { directionalMargins = newValue }
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Searches depth-first, beginning with this view.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  /// Returns a view that shows how this one looks now, and does not follow later changes.
  ///
  /// `afterUpdates` lays out first and includes changes that wait for the next commit. Otherwise
  /// the snapshot shows what was last on the screen; a view that never was gives a blank snapshot
  /// and the fault `blank-snapshot`. A snapshot can itself be snapshotted at once.
  ///
  /// Fidelity: for a view that was never rendered UIKit may return `nil`.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterUpdates: afterUpdates)
  }

  /// Returns a snapshot of a part of this view.
  ///
  /// Fidelity: the snapshot stretches evenly; `capInsets` has no effect.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates) }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, for: axis) }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, for: axis) }

  /// The size nearest to the target that satisfies the view's constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The target has the given priorities against the view's constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  /// Returns whether the view or a subview was first responder and resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

  /// Fidelity: never asked; the view itself has the baseline that constraints use.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { self }

  /// Fidelity: kept; text has one size.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// Fidelity: as the minimum.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var appliedContentSizeCategoryLimitsDescription: String { "" }

  // MARK: The layer's delegate

  /// Called instead of the layer's own drawing; does nothing unless overridden.
  ///
  /// Fidelity: never called; layers ask no delegate to draw.
  open func display(_ layer: CALayer) {}

  /// The animation for a change of the view's own layer.
  ///
  /// Outside of animation blocks that is `NSNull`, which ends Core Animation's search: views
  /// don't animate implicitly.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    blockAction(for: layer, forKey: event)
  }

  open func layoutSublayers(of layer: CALayer) { layoutWithController() }

  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

  // MARK: For the engine's own subclasses
  var isOpaqueByDefault: Bool { true }

  /// What a device draws of the view's class and settings and a recording does not, in words.
  var undrawnParts: [String] { [] }

  /// For content whose height depends on its width; `nil` for all other.
  func heightFitting(width: CGFloat) -> CGFloat? { nil }

  /// The distance of the first baseline from the top, in points.
  var firstBaseline: CGFloat { 0 }

  /// The distance of the last baseline from the bottom, in points.
  var lastBaseline: CGFloat { 0 }
  var isBeingPlaced = false
  func sizeDidChange() {}
  func visibilityDidChange(of subview: UIView) {}

  package var layerText: TextProperties? { nil }
  package var layerPicture: Picture? { nil }
}
