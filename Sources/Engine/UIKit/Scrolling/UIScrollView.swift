import HeadlessQuartzCore

/// A view on content that is larger than itself: the origin of its bounds is where it looks.
///
/// Fingers move the content at once, beyond its ends with resistance; after they are lifted it
/// goes on by itself, frame by frame, and comes to rest within its ends.
open class UIScrollView: UIView {
  /// Who is told about scrolling.
  open weak var delegate: UIScrollViewDelegate? {
    didSet { PropertyObservers.changed(self) }
  }
  /// The recogniser that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The recogniser that zooms; has no effect unless the zoom scales differ.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = makePinch()
  let mover = ScrollMover()
  var drag = ScrollDrag()

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: Selector("handlePan(_:)", UIScrollView.handlePan))
    addGestureRecognizer(panGestureRecognizer)
    mover.scrollView = self
  }

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      PropertyObservers.changed(self)
      updatePinch()
      contentSizeDidChange()
    }
  }

  func contentSizeDidChange() {}

  /// Where the view looks: the point of the content at its top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      mover.stop()
      moveContent(to: newValue)
    }
  }

  /// Space around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }

  /// Whether the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }

  var knownInsets = UIEdgeInsets.zero

  /// The space around the content: the app's, and what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }

  /// Tells that ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  /// The bounds move with every step of scrolling, so that layout follows.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former { didScroll() }
    }
  }

  /// Moves to a place in the content, with a movement if wanted.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    mover.glide(to: contentOffset)
  }

  /// Moves just as far as needed for a part of the content to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Behaviour

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether content can be pulled beyond its ends.
  open var bounces = true
  /// Whether it can be pulled up and down even if it fits.
  open var alwaysBounceVertical = false
  /// Whether it can be pulled left and right even if it fits.
  open var alwaysBounceHorizontal = false
  /// Whether a drag keeps to the axis it began in.
  ///
  /// Fidelity: kept, without effect.
  open var isDirectionalLockEnabled = false
  /// Whether content views wait for touches.
  ///
  /// Fidelity: kept, without effect.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches from content views.
  ///
  /// Fidelity: it always does.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// Fidelity: kept, without effect.
  open var scrollsToTop = true
  /// Whether there is an indicator at the bottom.
  ///
  /// Fidelity: kept, not shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is an indicator at the right.
  ///
  /// Fidelity: kept, not shown.
  open var showsVerticalScrollIndicator = true
  /// The space around the indicators.
  ///
  /// Fidelity: kept, without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The look of the indicators.
  ///
  /// Fidelity: kept, not shown.
  open var indicatorStyle = IndicatorStyle.default
  /// How much of its speed scrolling keeps in a millisecond.
  open var decelerationRate = DecelerationRate.normal
  /// What happens to the keyboard while scrolling.
  ///
  /// Fidelity: kept, without effect.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// A control that is pulled out at the top.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Shows the indicators for a moment.
  ///
  /// Fidelity: does nothing.
  open func flashScrollIndicators() {}

  /// Whether fingers are on the content.
  open var isTracking: Bool { drag.isActive }
  /// Whether fingers are moving the content.
  open var isDragging: Bool { drag.isActive }
  /// Whether the content is going on after fingers were lifted.
  open var isDecelerating: Bool { mover.isDecelerating }

  /// Whether a touch goes to a content view.
  ///
  /// Fidelity: never asked.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether scrolling takes a touch from a content view.
  ///
  /// Fidelity: never asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Lets the pan begin if there is somewhere to go.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer ? mayPan : true
  }

  // MARK: Zooming

  /// The smallest scale that fingers can zoom to.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// The largest scale that fingers can zoom to.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// Whether fingers can zoom beyond both.
  ///
  /// Fidelity: they cannot.
  open var bouncesZoom = true
  /// Whether fingers are zooming.
  open internal(set) var isZooming = false
  /// Whether zooming comes back from beyond its limits; never here.
  open var isZoomBouncing: Bool { false }

  /// The scale of the delegate's zooming view; 1 without one.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self).map { $0.transform.a } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms until a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  // MARK: Guides

  /// The content's edges, for constraints that decide on its size.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)

  /// The view's own edges, for constraints that do not scroll along.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.scrollFrame, of: self)

  /// A drag begins to move the content.
  func contentWillBeDragged() {}

  /// The content stopped after a drag or a movement that the app asked for.
  func contentCameToRest() {}

  private func makePinch() -> UIPinchGestureRecognizer {
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: Selector("handlePinch(_:)", UIScrollView.handlePinch))
    addGestureRecognizer(pinch)
    return pinch
  }

  /// The pinch recogniser exists only where there is something to zoom.
  private func updatePinch() {
    guard minimumZoomScale < maximumZoomScale else { return }
    pinchGestureRecognizer?.isEnabled = true
  }
}
