import HeadlessQuartzCore

/// What a view knows about constraints.
struct ConstraintsState {
  /// Whether any view ever asked for `updateConstraints()` by itself.
  nonisolated(unsafe) static var isUpdateAwaited = false

  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var keyboardGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  /// Whether a constraint ever mentioned the view.
  var isEngaged = false
  /// Whether `updateConstraints()` has to be called.
  var needsUpdate = true
  /// Whether the app, and not only the engine, asked for that.
  var askedForUpdate = false
  /// Of the topmost view: whether its hierarchy has to be solved anew.
  var isStale = true
  /// Where the constraints want the view, in its superview's coordinates.
  var solvedFrame: CGRect?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView: LayoutItem {
  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { constraintsState.constraints }

  /// Makes this view hold a constraint, which becomes active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.deactivate()
    constraint.hold(in: self)
  }

  /// Makes this view hold constraints, which become active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  /// The guides that the app added to this view.
  public var layoutGuides: [UILayoutGuide] { constraintsState.guides }

  /// Adds a guide, whose coordinates are this view's.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintsState.guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates the constraints that use it.
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

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintsState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    constraintsState.safeAreaGuide = guide
    return guide
  }

  /// The strip that the keyboard covers; without one, the safe area below.
  ///
  /// Fidelity: there is never a keyboard.
  public var keyboardLayoutGuide: UILayoutGuide {
    if let guide = constraintsState.keyboardGuide { return guide }
    let guide = UILayoutGuide(.keyboard, of: self)
    constraintsState.keyboardGuide = guide
    return guide
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintsState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    constraintsState.marginsGuide = guide
    return guide
  }

  /// The part of the view that is easy to read; the same as within the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  // MARK: Own size

  /// How strongly the view resists growing beyond its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintsState.hugging[axis] ?? .defaultLow
  }

  /// Decides how strongly the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintsState.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  /// How strongly the view resists cutting its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintsState.resistance[axis] ?? .defaultHigh
  }

  /// Decides how strongly the view resists cutting its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintsState.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

  /// No size at all: for fitting a view as tightly as its constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A size without end: for fitting a view as loosely as its constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to a target that meets the view's constraints.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that meets the view's constraints and a target with given priorities.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutSolver.size(of: self, near: targetSize, priorities: (horizontal, vertical))
  }

  // MARK: Updating

  /// Whether ``updateConstraints()`` will be called before the next layout.
  public var needsUpdateConstraints: Bool { constraintsState.needsUpdate }

  /// Calls ``updateConstraints()`` here and in subviews, deepest first, where it was asked for.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard constraintsState.needsUpdate else { return }
    constraintsState.needsUpdate = false
    controller?.updateViewConstraints() ?? updateConstraints()
  }

  /// A constraint that this view holds, or what one depends on, changed.
  func constraintsDidChange() {
    top.constraintsState.isStale = true
    setNeedsLayout()
  }

  /// Something that constraints may depend on changed: a size, a mask, the view's own size.
  func invalidateConstraints() {
    guard UIView.mayHaveConstraints else { return }
    top.constraintsState.isStale = true
    if !translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
  }

  /// Deactivates the constraints between this view's inside and its outside; it is leaving.
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
