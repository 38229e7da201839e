import HeadlessQuartzCore

extension NSLayoutConstraint {
  /// The number of active constraints; 0 lets layout skip the solver.
  static var activeCount: Int { World.current.uiKit.activeConstraints.count }

  func activate() {
    guard holder == nil else { return }
    let views = views
    guard let first = views.first, secondItem == nil || secondView != nil else { return }
    var holder: UIView? = first
    for second in views.dropFirst() {
      while let candidate = holder, !second.isDescendant(of: candidate) {
        holder = candidate.superview
      }
    }
    guard let holder else {
      EngineLog.fault(
        .constraintWithoutCommonAncestor,
        ["first": first.displayName, "second": secondView?.displayName ?? "nil"])
      return
    }
    hold(in: holder)
  }

  func hold(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    let counter = World.current.uiKit.activeConstraints
    activation = counter.serials.next()
    view.constraintsState.constraints.append(self)
    counter.count += 1
    self.counter = counter
    changed()
  }

  func deactivate() {
    guard let view = holder else { return }
    changed()
    holder = nil
    view.constraintsState.constraints.removeAll { $0 === self }
    counter?.count -= 1
    counter = nil
  }

  func changed() {
    isConflictReported = false
    holder?.constraintsDidChange()
  }

  /// Records once that the constraint contradicts others and is ignored.
  func reportConflict() {
    guard !isConflictReported else { return }
    isConflictReported = true
    EngineLog.fault(.unsatisfiableConstraint, ["constraint": wording])
  }

  /// Whether leading is the right side: the view that holds both items decides.
  var isMirrored: Bool {
    guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
    return holder?.isMirrored == true
  }

  /// The view itself, or a guide's view.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      ?? (item as? AnchorDistance)?.views.first
  }

  /// All views that it names, the first item's first.
  var views: [UIView] {
    [firstItem, secondItem].flatMap { item -> [UIView] in
      if let distance = item as? AnchorDistance { return distance.views }
      return item.flatMap(NSLayoutConstraint.view).map { [$0] } ?? []
    }
  }

  var firstView: UIView? { firstItem.flatMap(NSLayoutConstraint.view) }
  var secondView: UIView? { secondItem.flatMap(NSLayoutConstraint.view) }

  /// The constraint as an equation, for faults: "title.leading = screen.leading + 8".
  var wording: String {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      let owner = item.flatMap(NSLayoutConstraint.view)?.displayName ?? "nil"
      let guide = item is UILayoutGuide ? ".guide" : ""
      return "\(owner)\(guide).\(attribute)"
    }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var right = "\(constant)"
    if secondItem != nil {
      right = name(secondItem, secondAttribute)
      if multiplier != 1 { right += " × \(multiplier)" }
      if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    return
      "\(identifier.map { $0 + ": " } ?? "")\(name(firstItem, firstAttribute)) \(sign) \(right)"
  }
}

/// Counts the active constraints of a world; each of them keeps it for its `deinit`.
final class ActiveConstraints {
  var count = 0
  var serials = SerialNumbers()
}
