import HeadlessQuartzCore

/// Constraints as relations between linear expressions.
extension LayoutSolver {
  mutating func addConstraints() {
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      guard var expression = side(of: constraint, first: true) else { continue }
      if constraint.secondItem != nil {
        guard let second = side(of: constraint, first: false) else { continue }
        expression.add(second, times: -Double(constraint.multiplier))
      }
      expression.constant -= Double(constraint.constant)
      let relation: SimplexTableau.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
      require(expression, relation, constraint.priority, constraint)
    }
  }

  /// One side of a constraint; for a multiplier, positions are relative to the holder's origin.
  ///
  /// In a view that reads from right to left, x coordinates of directional constraints are those of a
  /// mirror, so that constants and inequalities count from the right.
  private func side(of constraint: NSLayoutConstraint, first: Bool) -> LinearExpression? {
    let item = first ? constraint.firstItem : constraint.secondItem
    let other = first ? constraint.secondItem : constraint.firstItem
    if let distance = item as? AnchorDistance {
      guard let start = value(of: distance.start, distance.startAttribute, other, constraint),
        let end = value(of: distance.end, distance.endAttribute, other, constraint)
      else { return nil }
      return end - start
    }
    let plain = first ? constraint.firstAttribute : constraint.secondAttribute
    return value(of: item, plain, other, constraint)
  }

  private func value(
    of item: AnyObject?, _ plain: NSLayoutConstraint.Attribute, _ other: AnyObject?,
    _ constraint: NSLayoutConstraint
  ) -> LinearExpression? {
    let isMirrored = constraint.isMirrored && plain.isHorizontalPlace
    let attribute = isMirrored ? plain.mirrored : plain
    guard let item, let box = box(of: item, attribute, relatedTo: other) else { return nil }
    let view = item as? UIView
    guard
      var value = box.value(
        of: attribute, alignment: view?.alignmentRectInsets ?? .zero,
        margins: view?.layoutMargins ?? .zero,
        baselines: view.map { (Double($0.firstBaseline), Double($0.lastBaseline)) } ?? (0, 0))
    else { return nil }
    if !attribute.isSize, constraint.multiplier != 1, let holder = constraint.holder,
      let origin = boxes[ObjectIdentifier(holder)]
    {
      let start = isMirrored ? origin.left + origin.width : origin.left
      value = value - (attribute.isHorizontalPlace ? start : origin.top)
    }
    return isMirrored ? value * -1 : value
  }

  /// The item's box; for descendants of a scroll view, its edges are those of the content.
  private func box(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, relatedTo other: AnyObject?
  ) -> LayoutBox? {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      let box = boxes[ObjectIdentifier(view)]
      switch guide.source {
      case .constraints: return boxes[ObjectIdentifier(guide)]
      case .safeArea: return box?.inset(by: view.safeAreaInsets)
      case .margins: return box?.inset(by: view.layoutMargins)
      case .keyboard: return box?.foot(of: view.safeAreaInsets.bottom)
      case .scrollFrame: return box
      case .scrollContent: return contentBoxes[ObjectIdentifier(view)]
      }
    }
    if !attribute.isSize, let content = contentBoxes[ObjectIdentifier(item)],
      let view = item as? UIView, let inner = other.flatMap(NSLayoutConstraint.view),
      inner !== view, inner.isDescendant(of: view)
    {
      return content
    }
    return boxes[ObjectIdentifier(item)]
  }
}
