import HeadlessQuartzCore
import Motion

/// A rectangle on the screen that draws, holds other views and takes touches.
///
/// A view owns its layer and is the layer's delegate; geometry, opacity and colour live in the
/// layer, so that animations of either side meet. The superview is referenced weakly.
///
/// What subclasses may override is declared here; the work is done in the extensions named
/// after its subject (`UIView+Hierarchy.swift`, …), because Swift cannot override members that
/// an extension declares.
open class UIView: UIResponder, CALayerDelegate, LayerOwner, UICoordinateSpace, UITraitEnvironment,
  NSCoding
{
  /// The layer that holds the view's geometry and look; made from ``layerClass``, never replaced.
  public let layer: CALayer

  // MARK: State that has no place in the layer

  package private(set) var contentViews: [UIView] = []
  package private(set) weak var parentView: UIView?
  /// The controller whose root view this is.
  package weak var controller: UIViewController?
  /// How many running animations keep touches away from this view.
  package var touchBlockingAnimations = 0
  /// What the controller of this root view adds to the safe area: bars, and its own insets.
  package var additionalSafeArea = UIEdgeInsets.zero {
    didSet { if additionalSafeArea != oldValue { safeAreaMayHaveChanged() } }
  }
  var reportedSafeArea = UIEdgeInsets.zero
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

  /// The class of ``layer``; a subclass may ask for another one, such as `CAShapeLayer.self`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view at a place in its future superview's coordinates.
  public init(frame: CGRect) {
    layer = CALayer.make(type(of: self).layerClass)
    super.init()
    adoptLayer()
    placeLayer(in: frame)
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Restores a view from an archive: its frame, look and subviews.
  ///
  /// Fidelity: nib files do not exist here; archives are those that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    layer = CALayer.make(type(of: self).layerClass)
    super.init()
    adoptLayer()
    restore(from: coder)
  }

  /// Writes frame, look and subviews to an archive.
  open func encode(with coder: NSCoder) {
    store(in: coder)
  }

  /// Tells that the view came out of a nib file; never called by the engine.
  open func awakeFromNib() {}

  /// Tells that a nib editor shows the view; never called by the engine.
  open func prepareForInterfaceBuilder() {}

  // MARK: Hierarchy

  /// The view that this one is in; `nil` at the top.
  open var superview: UIView? { parentView }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { contentViews }

  /// The window at the top of the hierarchy; `nil` while the view is in none.
  open var window: UIWindow? { parentView?.window }

  /// Puts a view in front of the others; it leaves its present superview first.
  open func addSubview(_ view: UIView) {
    insert(view, .front)
  }

  /// Puts a view at a place among the subviews, counted from the back; too high means in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, .index(index))
  }

  /// Puts a view right behind another one; in front of all if that one is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  /// Puts a view right in front of another one; in front of all if that one is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  /// Takes the view out of its superview and thus out of the window.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    move(view, .front)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    move(view, .back)
  }

  /// Tells that the view is about to enter another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the view entered another superview, or none.
  open func didMoveToSuperview() {}

  /// Tells that the view is about to enter another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the view entered another window, or none.
  open func didMoveToWindow() {}

  /// Tells that a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  ///
  /// Setting it under a transform that is not the identity solves for a size and a place whose
  /// transformed rectangle is the given one, as Core Animation does; UIKit calls the result
  /// undefined, so that the engine also records the fault `frame-set-under-transform`.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinates: its size, and the point of its content at its top left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// Where the layer's anchor point (the middle, by default) is in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      safeAreaMayHaveChanged()
    }
  }

  /// A flat transform about ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform in space about ``center``.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  /// A number that the app finds the view by, see ``viewWithTag(_:)``.
  open var tag = 0

  /// The opacity of the view with all that it holds, 0...1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and its subviews are left out of the screen and of hit tests.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// The colour behind the view's content; `nil` is none.
  open var backgroundColor: UIColor? {
    get { ownColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of things that invite touches; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTint(newValue) }
  }

  /// Tells that ``tintColor`` changed, here or in a superview.
  open func tintColorDidChange() {}

  /// How the content adapts to the bounds.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Draws the view's content into the current context; does nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` before the next commit.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Asks for ``draw(_:)`` before the next commit.
  ///
  /// Fidelity: the whole view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay()
  }

  // MARK: Touches

  /// Whether touches can reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// Whether the view takes more than one finger at once.
  open var isMultipleTouchEnabled = false

  /// Whether touches in this view keep others out.
  ///
  /// Fidelity: kept, without effect.
  open var isExclusiveTouch = false

  /// The deepest and frontmost view that takes a touch at a point of this view's bounds.
  ///
  /// Hidden and nearly transparent views (``alpha`` below 0.01), views without interaction and
  /// points outside of the bounds find nothing, not even in subviews. Animations in progress do
  /// not count: the test is made with the values that the app set. Only what a property animator
  /// moves is found where it is seen.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findView(at: point, with: event)
  }

  /// Whether a point lies in the bounds, which include their top left edges only.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Adds a recogniser; it leaves its present view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser of this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked when a recogniser of this view is about to begin; `false` makes it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The controller whose root view this is, otherwise the superview.
  open override var next: UIResponder? {
    controller ?? parentView
  }

  // MARK: Layout

  /// Whether constraints alone decide on the frame (`false`), or the frame and the mask (`true`).
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateConstraints() }
    }
  }

  /// What of the view gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews' masks count when this view's size changes.
  open var autoresizesSubviews = true

  /// Places the subviews that have constraints; subclasses place theirs after calling `super`.
  open func layoutSubviews() {
    placeConstrainedSubviews()
  }

  /// Asks for ``layoutSubviews()`` before the next commit.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out at once whatever in this hierarchy has been asked for.
  open func layoutIfNeeded() {
    layOutNow()
  }

  /// The size that fits the content best within a size; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that fits best, and keeps the top left corner where it is.
  open func sizeToFit() {
    resizeToFit()
  }

  /// What the view is for collisions of a dynamic animator; a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for collisions of type `path`, around the origin; the bounds.
  open var collisionBoundingPath: UIBezierPath { Body.boundingPath(of: bounds.size) }

  /// The content's own size for constraints; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the constraints that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() {
    invalidateConstraints()
  }

  /// The last chance to change constraints before they are solved; call `super` at the end.
  ///
  /// A root view asks its controller first, with `updateViewConstraints()`.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    constraintsState.needsUpdate = true
    constraintsState.askedForUpdate = true
    ConstraintsState.isUpdateAwaited = true
    constraintsDidChange()
  }

  /// Whether the view needs constraints to work at all; `false` unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What the frame has around the content that constraints see, such as a shadow in an image.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints see of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame around a rectangle that constraints see.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The space that the content keeps from the edges; 8 points a side, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// Tells that ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  /// Whether the margins are at least the superview's.
  ///
  /// Fidelity: kept, without effect.
  open var preservesSuperviewLayoutMargins = false

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { invalidateConstraints() } }
  }

  /// The parts of the view that bars and the screen's corners cover.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  /// Tells that ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of the view's surroundings.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Light or dark appearance for this view and those in it, whatever is around them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      announceTraits(surroundingTraits.withStyle(oldValue))
    }
  }

  /// Whether left and right are exchanged for the language.
  ///
  /// Fidelity: kept, without effect.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// How the tint is adjusted.
  ///
  /// Fidelity: kept; nothing is ever dimmed by the engine.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// What state restoration calls the view.
  ///
  /// Fidelity: kept, without effect.
  open var restorationIdentifier: String?

  /// Whether the view can take the focus of a remote control; never here.
  open var canBecomeFocused: Bool { false }

  // MARK: The layer's delegate

  /// The animation for a change of the view's own layer.
  ///
  /// Outside of animation blocks that is `NSNull`, which ends Core Animation's search, so that
  /// a view never animates by itself.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    viewAction(for: layer, key: event)
  }

  /// Lays out the view, because its layer has to be.
  open func layoutSublayers(of layer: CALayer) {
    layOutSubviewsOnce()
  }

  /// Draws the view into its layer, because its layer has to be.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    drawContent(in: ctx)
  }

  // MARK: For the engine's own subclasses

  /// The height of the content at a width, where the width decides; `nil` elsewhere.
  func heightFitting(width: CGFloat) -> CGFloat? { nil }

  /// How far below the top edge the first line of text stands.
  var firstBaseline: CGFloat { 0 }

  /// How far above the bottom edge the last line of text stands.
  var lastBaseline: CGFloat { 0 }

  /// A subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// The text that the view shows by itself.
  package var layerText: TextProperties? { nil }

  /// What the view draws by itself.
  package var layerPicture: Picture? { nil }

  // MARK: Setters for the hierarchy's own file

  /// Puts a view among the subviews, in place, so that many of them stay cheap.
  func insertContentView(_ view: UIView, at index: Int) {
    contentViews.insert(view, at: index)
  }

  func removeContentView(_ view: UIView) {
    guard let index = contentViews.lastIndex(where: { $0 === view }) else { return }
    contentViews.remove(at: index)
  }

  func setParentView(_ view: UIView?) {
    parentView = view
  }
}
