import HeadlessQuartzCore

extension UIView {
  /// Stands for "no size of its own" in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1

  /// After this many rounds, a layout that never comes to rest is left as it is.
  private static let mostRounds = 100

  /// Solves constraints and lays out until neither has anything left to do.
  func layOutNow() {
    for _ in 0..<UIView.mostRounds {
      top.solveConstraintsIfNeeded()
      layer.layoutIfNeeded()
      if !top.constraintsState.isStale || !UIView.mayHaveConstraints { return }
    }
  }

  /// The layer has to be laid out: brings the constraints up to date first.
  func layOutSubviewsOnce() {
    top.solveConstraintsIfNeeded()
    guard let controller else { return layoutSubviews() }
    controller.surroundLayout { layoutSubviews() }
  }

  /// Finds places for all views of this hierarchy that have constraints; called on the topmost.
  ///
  /// Frames change only when a superview is laid out, as in UIKit.
  func solveConstraintsIfNeeded() {
    guard constraintsState.isStale, UIView.mayHaveConstraints else { return }
    constraintsState.isStale = false
    guard NSLayoutConstraint.activeCount > 0 || needsConstraints else { return }
    updateConstraintsIfNeeded()
    constraintsState.isStale = false
    LayoutSolver.solve(self)
  }

  /// Whether anything in the app uses constraints, or asked to be told when to make them.
  static var mayHaveConstraints: Bool {
    NSLayoutConstraint.activeCount > 0 || ConstraintsState.isUpdateAwaited
  }

  /// Whether a view in here asked for its constraints to be updated before there were any.
  private var needsConstraints: Bool {
    guard constraintsState.needsUpdate else { return subviews.contains { $0.needsConstraints } }
    return type(of: self).requiresConstraintBasedLayout || constraintsState.askedForUpdate
      || subviews.contains { $0.needsConstraints }
  }

  /// Gives the subviews the frames that the constraints found for them.
  func placeConstrainedSubviews() {
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let frame = view.constraintsState.solvedFrame, frame != view.untransformedFrame
      else { continue }
      view.setUntransformedFrame(frame)
    }
  }
}
