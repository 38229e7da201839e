import HeadlessQuartzCore

/// The constraint state of a view.
struct ConstraintsState {
  /// Whether any view called `setNeedsUpdateConstraints()` or requires constraints.
  static var isUpdateAwaited: Bool {
    get { World.current.uiKit.isConstraintUpdateAwaited }
    set { World.current.uiKit.isConstraintUpdateAwaited = newValue }
  }

  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var keyboardGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  /// Whether `updateConstraints()` must be called.
  var needsUpdate = true
  /// Whether the app called `setNeedsUpdateConstraints()`.
  var askedForUpdate = false
  /// For the root: whether its hierarchy must be solved again.
  var isStale = true
  /// For the root: whether a frame has changed that the layout which is running may have passed by.
  var hasMoved = false
  /// Whether a list or a cell sets the frame, and no constraint does, whatever
  /// `translatesAutoresizingMaskIntoConstraints` says.
  var isFramedByOwner = false
  /// The frame from the constraints, in the superview's coordinates.
  var solvedFrame: CGRect?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView: LayoutItem {
  /// The active constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { constraintsState.constraints }

  /// Activates a constraint in this view, also if the view is no common ancestor of the items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.deactivate()
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Only deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { constraintsState.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintsState.guides.append(layoutGuide)
  }

  /// Also deactivates the constraints that use the guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
      holder = view.superview
    }
    constraintsState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintsState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    constraintsState.safeAreaGuide = guide
    return guide
  }

  /// The bottom safe area.
  ///
  /// Fidelity: there is never a keyboard.
  public var keyboardLayoutGuide: UILayoutGuide {
    if let guide = constraintsState.keyboardGuide { return guide }
    let guide = UILayoutGuide(.keyboard, of: self)
    constraintsState.keyboardGuide = guide
    return guide
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintsState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    constraintsState.marginsGuide = guide
    return guide
  }

  /// Fidelity: the layout margins, however wide the view is.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  // MARK: Own size

  /// 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintsState.hugging[axis] ?? .defaultLow
  }

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintsState.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  /// 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintsState.resistance[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintsState.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

  /// A target for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutSolver.size(of: self, near: targetSize, priorities: (horizontal, vertical))
  }

  // MARK: Updating

  public func needsUpdateConstraints() -> Bool { constraintsState.needsUpdate }

  /// Calls ``updateConstraints()`` where it is needed, on subviews first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard constraintsState.needsUpdate else { return }
    constraintsState.needsUpdate = false
    controller?.updateViewConstraints() ?? updateConstraints()
  }

  /// Called when a constraint that this view holds changes.
  ///
  /// What changes in this view's own layout is solved at its end, and only what moves is laid out again:
  /// who adds the same constraints in each `layoutSubviews()` would otherwise never be done.
  func constraintsDidChange() {
    top.constraintsState.isStale = true
    if !layer.isLayingOut { setNeedsLayout() }
  }

  /// Called when margins or the safe area change, which the view's content may be constrained to.
  ///
  /// The view's own frame is its superview's to set, so a view that was moved by hand stays there
  /// unless its solved frame changes.
  func insetsOfConstraintsChanged() {
    guard UIView.mayHaveConstraints else { return }
    top.constraintsState.isStale = true
  }

  /// Called when a size or mask that constraints may depend on changes.
  func invalidateConstraints() {
    guard UIView.mayHaveConstraints else { return }
    top.constraintsState.isStale = true
    if !translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
  }

  /// Deactivates the constraints between this view's hierarchy and views outside of it.
  func dropOuterConstraints() {
    guard NSLayoutConstraint.activeCount > 0 else { return }
    var holder = superview
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstView?.isDescendant(of: self) ?? true
        || constraint.secondView?.isDescendant(of: self) ?? false
      {
        constraint.deactivate()
      }
      holder = view.superview
    }
  }
}
