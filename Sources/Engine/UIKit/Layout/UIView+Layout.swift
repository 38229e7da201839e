import HeadlessQuartzCore

extension UILayoutPriority {
  /// Below all others, the least of a stack view's own among them.
  fileprivate static let weakest = UILayoutPriority(0.5)
}

extension UIView {
  func layoutUntilSettled() {
    for _ in 0..<UIView.mostRounds {
      top.solveConstraintsIfNeeded()
      top.constraintsState.hasMoved = false
      layer.layoutIfNeeded()
      guard UIView.mayHaveConstraints else { return }
      if !top.constraintsState.isStale, !top.constraintsState.hasMoved { return }
    }
  }

  func awaitUpdateOfConstraints() {
    constraintsState.needsUpdate = true
    constraintsState.askedForUpdate = true
    ConstraintsState.isUpdateAwaited = true
    constraintsDidChange()
  }

  func rectangle(aroundAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// For ``intrinsicContentSize``: no intrinsic size along this axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The limit for layouts that invalidate themselves again and again.
  static let mostRounds = 100

  /// Solves the constraints of this hierarchy; called on the root.
  ///
  /// Frames change only when the superview is laid out, as in UIKit.
  func solveConstraintsIfNeeded() {
    guard constraintsState.isStale, UIView.mayHaveConstraints else { return }
    constraintsState.isStale = false
    guard NSLayoutConstraint.activeCount > 0 || needsConstraints else { return }
    updateConstraintsIfNeeded()
    takeOwnSize()
    constraintsState.isStale = false
    LayoutSolver.solve(self)
  }

  /// Gives a root that does not translate its mask the size that its constraints give it.
  ///
  /// Fidelity: a length that they leave open stays as it is.
  private func takeOwnSize() {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints, !(self is UIWindow),
      constraints.contains(where: { $0.views.contains { $0 === self } })
    else { return }
    let size = LayoutSolver.size(of: self, near: bounds.size, priorities: (.weakest, .weakest))
    if size != bounds.size { setLayoutFrame(CGRect(origin: layoutFrame.origin, size: size)) }
  }

  /// Whether any constraint is active, or any view waits for `updateConstraints()`.
  static var mayHaveConstraints: Bool {
    NSLayoutConstraint.activeCount > 0 || ConstraintsState.isUpdateAwaited
  }

  /// Whether a view in this hierarchy must update its constraints although none is active yet.
  private var needsConstraints: Bool {
    guard constraintsState.needsUpdate else { return subviews.contains { $0.needsConstraints } }
    return type(of: self).requiresConstraintBasedLayout || constraintsState.askedForUpdate
      || subviews.contains { $0.needsConstraints }
  }

  /// Whether constraints to other views leave its frame alone.
  var keepsItsFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || constraintsState.isFramedByOwner
  }

  /// Sets the frames of subviews from the solved constraints.
  ///
  /// A `layoutSubviews()` that has changed constraints before it calls `super` is placed by the new ones.
  func placeConstrainedSubviews() {
    let wasAsked = layer.needsLayout()
    top.solveConstraintsIfNeeded()
    if layer.isLayingOut, !wasAsked { layer.takeBackLayout() }
    for view in subviews where !view.keepsItsFrame {
      guard let frame = view.constraintsState.solvedFrame, frame != view.layoutFrame else {
        continue
      }
      view.setLayoutFrame(frame)
    }
  }
}
