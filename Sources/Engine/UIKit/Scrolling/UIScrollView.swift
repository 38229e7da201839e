import HeadlessQuartzCore

/// A view of content that is larger than itself; the origin of the bounds is the offset.
///
/// Content follows a finger at once, with resistance beyond its ends, and decelerates frame by
/// frame after the finger was lifted.
///
/// Fidelity: indicators are not shown, so that `flashScrollIndicators`, `scrollIndicatorInsets` and
/// `indicatorStyle` have no effect. A drag is never locked to an axis and leaves the keyboard alone, and
/// nothing scrolls to the top by itself: `isDirectionalLockEnabled`, `keyboardDismissMode`, `scrollsToTop`
/// and `bouncesZoom` are kept.
open class UIScrollView: UIView {
  open weak var delegate: UIScrollViewDelegate? {
    didSet { PropertyObservers.changed(self) }
  }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// `nil` while the minimum and the maximum zoom scale are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale == minimumZoomScale ? nil : pinch
  }
  private lazy var pinch = makePinch()
  let mover = ScrollMover()
  var drag = ScrollDrag()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: Selector("handlePan(_:)", UIScrollView.handlePan))
    panGestureRecognizer.isPartOfView = true
    addGestureRecognizer(panGestureRecognizer)
    mover.scrollView = self
  }

  // MARK: Content

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      PropertyObservers.changed(self)
      updatePinch()
      contentSizeDidChange()
      insetsDidChange()
    }
  }

  func contentSizeDidChange() {}

  /// The point of the content at the top left corner of the view.
  ///
  /// The delegate hears of it, but not of an origin of the bounds that is set directly. Content that is
  /// dragged or decelerates goes on from an offset that is set; ``setContentOffset(_:animated:)`` ends a
  /// deceleration.
  ///
  /// Fidelity: a move by the scroll view itself, as for an inset, is told from when it has a size.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isTold = !isMovingItself || !bounds.isEmpty
      if !isMovingItself {
        mover.goOn(from: newValue)
        dragOn(from: newValue)
      }
      // What the delegate sets meanwhile is the app's.
      isMovingItself = false
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      if isTold { delegate?.scrollViewDidScroll(self) }
      refreshControl?.contentMoved(in: self)
    }
  }

  var isMovingItself = false

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange(byApp: true) } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }

  /// Fidelity: there are no indicators, so that their insets are only kept.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Fidelity: only kept.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Fidelity: kept, since there are no indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  var knownInsets = UIEdgeInsets.zero

  /// ``contentInset`` plus the part of the safe area that the adjustment behavior adds.
  open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former { contentMoved() }
    }
  }

  override func sizeDidChange() {
    insetsDidChange()
    returnToRestingRange()
  }

  /// Fidelity: the animation takes 0.3 s; UIKit's duration is not documented.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      mover.stop()
      self.contentOffset = contentOffset
      return
    }
    mover.glide(to: contentOffset)
  }

  /// Scrolls no farther than necessary.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Behaviour

  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Pages have the size of the view.
  open var isPagingEnabled = false

  /// The offset at which a drag comes to rest, given the proposed one; the velocity is in points
  /// per millisecond.
  func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  open var bounces = true
  /// Bounces even if the content fits.
  open var alwaysBounceVertical = false {
    didSet { insetsDidChange() }
  }
  /// Bounces even if the content fits.
  open var alwaysBounceHorizontal = false {
    didSet { insetsDidChange() }
  }
  open var isDirectionalLockEnabled = false
  /// Whether the content gets a touch only when it is clear that it does not scroll: after 0.15
  /// seconds, or when the finger is lifted.
  open var delaysContentTouches = true
  /// Whether a drag scrolls although a view in the content has got the touch, which is cancelled then.
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none

  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  open func flashScrollIndicators() {}

  /// Fidelity: `true` only during a drag, not from the touch on.
  open var isTracking: Bool { drag.isActive }
  open var isDragging: Bool { drag.isActive }
  /// Whether the content moves after a drag.
  open var isDecelerating: Bool { mover.isDecelerating }

  /// Asked before a touch is passed on to a view in the content.
  ///
  /// Fidelity: which of the scroll views around a view are asked is not documented; here all are, from
  /// the inside, until one refuses.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Asked when a drag is about to scroll and a view in the content has got the touch; if `false`, the
  /// view keeps it, and nothing scrolls.
  ///
  /// Fidelity: asked once, before scrolling begins, as the header says; Apple's page says: just after the
  /// touch was passed on. Of tables and collection views nothing else is documented, so they do the same.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// `false` for the pan if the content cannot move along its axis.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer ? mayPan : true
  }

  // MARK: Zooming

  /// For gestures and the app.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// For gestures and the app.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  open var bouncesZoom = true
  /// Whether a pinch is zooming.
  open internal(set) var isZooming = false
  /// Fidelity: zooming never bounces.
  open var isZoomBouncing: Bool { false }

  /// The scale of the delegate's zooming view; 1 without one.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self).map { $0.transform.a } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Keeps the middle of the visible content in place.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    zoom(view, to: min(max(scale, minimumZoomScale), maximumZoomScale), about: middle, animated)
  }

  /// `rect` is in the coordinates of the zooming view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else {
      return
    }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(
      view, to: min(max(scale, minimumZoomScale), maximumZoomScale),
      about: CGPoint(x: rect.midX, y: rect.midY), animated, centring: true)
  }

  // MARK: Guides

  /// For constraints that determine the content size.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)

  /// For constraints to the view's own edges, which don't scroll.
  public private(set) lazy var frameLayoutGuide = {
    hasFrameGuide = true
    return UILayoutGuide(.scrollFrame, of: self)
  }()
  /// Whether views may be pinned to the frame, whose place in the content changes by scrolling.
  private(set) var hasFrameGuide = false

  /// Called when a drag begins.
  func contentWillBeDragged() {}

  /// Called when the content stops after a drag or an animation.
  func contentCameToRest() {}

  private func makePinch() -> UIPinchGestureRecognizer {
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: Selector("handlePinch(_:)", UIScrollView.handlePinch))
    pinch.isPartOfView = true
    addGestureRecognizer(pinch)
    return pinch
  }

  /// Creates the pinch recogniser once the zoom scales differ.
  private func updatePinch() {
    guard minimumZoomScale < maximumZoomScale else { return }
    pinch.isEnabled = true
  }
}
