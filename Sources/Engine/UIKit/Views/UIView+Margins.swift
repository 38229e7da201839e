import HeadlessQuartzCore

extension UIView {
  // MARK: Margins

  var directionalMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// How far the superview's margins reach into this view, in points.
  var inheritedMargins: UIEdgeInsets {
    guard let superview else { return .zero }
    let clear = superview.bounds.inset(by: superview.layoutMargins)
    let frame = untransformedFrame
    return UIEdgeInsets(
      top: clear.minY - frame.minY, left: clear.minX - frame.minX,
      bottom: frame.maxY - clear.maxY, right: frame.maxX - clear.maxX)
  }

  /// With the system's minimum for a controller's view, the safe area and, where it asks for them, the
  /// superview's margins.
  var effectiveMargins: UIEdgeInsets {
    let own = minimumMargins.map(ownMargins.grown) ?? ownMargins
    let margins = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    return preservesSuperviewLayoutMargins ? margins.grown(to: inheritedMargins) : margins
  }

  private var minimumMargins: UIEdgeInsets? {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    let least = controller.systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: least.top, left: isMirrored ? least.trailing : least.leading, bottom: least.bottom,
      right: isMirrored ? least.leading : least.trailing)
  }

  func marginsMayHaveChanged() {
    announceMargins()
    setNeedsLayout()
    insetsOfConstraintsChanged()
  }

  /// Notifies the view, the controller whose view it is, and the subviews whose margins follow.
  func announceMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins {
      view.announceMargins()
      view.setNeedsLayout()
    }
  }

  // MARK: Safe area

  /// The part of the superview's safe area insets that overlaps this view, plus the controller's; zero for a
  /// view that lies in none.
  var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    let clear = superview.bounds.inset(by: outer)
    let frame = untransformedFrame.offsetBy(dx: safeAreaShift.x, dy: safeAreaShift.y)
    let inherited = UIEdgeInsets(
      top: UIView.overlap(clear.minY - frame.minY, of: outer.top),
      left: UIView.overlap(clear.minX - frame.minX, of: outer.left),
      bottom: UIView.overlap(frame.maxY - clear.maxY, of: outer.bottom),
      right: UIView.overlap(frame.maxX - clear.maxX, of: outer.right))
    return inherited + additionalSafeArea
  }

  /// A view that grows from a fixed edge has the same insets all the while, however its sums are rounded.
  private static func overlap(_ length: CGFloat, of inset: CGFloat) -> CGFloat {
    let rounding = 1e-6
    if length > inset - rounding { return inset }
    return length < rounding ? 0 : length
  }

  /// A translation moves the insets as the same change of the frame does, if it is set through the view.
  ///
  /// Fidelity: other transforms leave the insets, as somebody reported of iOS 14.
  func setTransform(_ transform: CGAffineTransform) {
    layer.setAffineTransform(transform)
    translationMayHaveChanged()
  }

  func translationMayHaveChanged() {
    let transform = layer.affineTransform()
    let shift = CGPoint(x: transform.tx, y: transform.ty)
    guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1,
      shift != safeAreaShift
    else { return }
    safeAreaShift = shift
    safeAreaMayHaveChanged()
  }

  /// Notifies this view and its subviews if the safe area insets changed since the last time.
  package func safeAreaMayHaveChanged() {
    let present = safeAreaInsets
    guard present != reportedSafeArea else { return }
    reportedSafeArea = present
    safeAreaInsetsDidChange()
    controller?.safeAreaChanged()
    if insetsLayoutMarginsFromSafeArea { announceMargins() }
    setNeedsLayout()
    insetsOfConstraintsChanged()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }
}
