import HeadlessQuartzCore

extension UIView {
  /// Fidelity: always `false`; the solver takes one of several answers without a word.
  public var hasAmbiguousLayout: Bool { false }

  /// Fidelity: does nothing, since no layout counts as ambiguous.
  public func exerciseAmbiguityInLayout() {}

  /// The constraints of the view and its superviews that name the view and a place or length on the
  /// axis.
  ///
  /// Fidelity: UIKit also returns those that act through other views.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
      $0.acts(on: self, axis)
    }
  }
}

extension UILayoutGuide {
  /// Fidelity: always `false`, as for views.
  public var hasAmbiguousLayout: Bool { false }

  /// As for views.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: owningView, next: { $0?.superview }).compactMap(\.self).flatMap(\.constraints)
      .filter { $0.acts(on: self, axis) }
  }
}

extension NSLayoutConstraint {
  fileprivate func acts(on item: AnyObject, _ axis: Axis) -> Bool {
    (firstItem === item && firstAttribute.lies(on: axis))
      || (secondItem === item && secondAttribute.lies(on: axis))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func lies(on axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    case .notAnAttribute: false
    default: axis == .vertical
    }
  }
}
