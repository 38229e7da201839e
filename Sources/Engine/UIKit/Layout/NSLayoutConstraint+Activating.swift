import HeadlessQuartzCore

extension NSLayoutConstraint {
  /// The number of active constraints; 0 lets layout skip the solver.
  nonisolated(unsafe) static var activeCount = 0

  nonisolated(unsafe) private static var activations = 0

  func activate() {
    guard holder == nil else { return }
    guard let first = firstItem.flatMap(NSLayoutConstraint.view) else { return }
    var holder: UIView? = first
    if let item = secondItem {
      guard let second = NSLayoutConstraint.view(of: item) else { return }
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
    NSLayoutConstraint.activations += 1
    activation = NSLayoutConstraint.activations
    view.constraintsState.constraints.append(self)
    NSLayoutConstraint.activeCount += 1
    isCounted = true
    for item in [firstView, secondView] { item?.constraintsState.isEngaged = true }
    changed()
  }

  func deactivate() {
    guard let view = holder else { return }
    changed()
    holder = nil
    view.constraintsState.constraints.removeAll { $0 === self }
    NSLayoutConstraint.activeCount -= 1
    isCounted = false
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

  /// The view itself, or a guide's view.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
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
