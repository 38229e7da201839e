/// Columns by name.
extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    /// Fidelity: shown with two columns.
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    /// Fidelity: kept and not shown.
    case supplementary
    case secondary
    /// Fidelity: kept and not shown; a collapsed controller shows the primary column.
    case compact
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// Fidelity: whatever is preferred, columns lie beside each other.
  public var splitBehavior: SplitBehavior { .tile }

  public func viewController(for column: Column) -> UIViewController? {
    controllersByColumn[column]
  }

  /// A controller of the primary or the secondary column gets a navigation controller if it has none.
  ///
  /// In a collapsed controller it takes the former one's place in the stack, with all above that.
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    guard vc !== controllersByColumn[column] || vc == nil else { return }
    controllersByColumn[column] = vc
    guard column == .primary || column == .secondary else { return }
    let wasEmpty = stacksByColumn[.primary] == nil
    let wasStacked = isCollapsed && leaveStack()
    stacksByColumn[column] = vc.map {
      $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
    }
    guard isCollapsed else { return replaceColumns(columnStacks) }
    replaceColumns(Array(columnStacks.prefix(1)))
    if wasStacked || wasEmpty || column == .secondary { stackSecondary(animated: false) }
  }

  /// The navigation controllers of the two columns that are shown.
  var columnStacks: [UINavigationController] {
    [Column.primary, .secondary].compactMap { stacksByColumn[$0] }
  }

  /// Whether columns were set one by one, and not all together.
  var hasNamedColumns: Bool { !stacksByColumn.isEmpty }

  /// Whether the only column is the secondary one, which keeps its place.
  var hasOnlySecondary: Bool {
    stacksByColumn[.primary] == nil && stacksByColumn[.secondary] != nil
  }

  // MARK: The stack of a collapsed controller

  /// Puts the secondary column's controllers on top of the primary one's.
  func stackSecondary(animated: Bool) {
    guard let primary = stacksByColumn[.primary], let secondary = stacksByColumn[.secondary],
      !secondary.viewControllers.isEmpty
    else { return }
    stackedSecondary = secondary.viewControllers
    secondary.setViewControllers([], animated: false)
    primary.setViewControllers(primary.viewControllers + stackedSecondary, animated: animated)
  }

  /// Gives the secondary column its controllers back, with those that were pushed onto them.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  func leaveStack() -> Bool {
    defer { stackedSecondary = [] }
    guard let primary = stacksByColumn[.primary], let secondary = stacksByColumn[.secondary],
      let first = stackedSecondary.first,
      let start = primary.viewControllers.firstIndex(where: { $0 === first })
    else { return false }
    let own = Array(primary.viewControllers[start...])
    primary.setViewControllers(Array(primary.viewControllers[..<start]), animated: false)
    secondary.setViewControllers(own, animated: false)
    return true
  }

  // MARK: Showing and hiding

  /// Shows a column beside the other; in a collapsed controller, pushes or pops to it.
  ///
  /// Fidelity: beside the other column, without animation.
  public func show(_ column: Column) {
    guard isCollapsed else {
      if column == .primary, displayMode == .secondaryOnly { shownOrHidden = .oneBesideSecondary }
      return
    }
    let isStacked = stackedSecondary.first.map { first in
      stacksByColumn[.primary]?.viewControllers.contains { $0 === first } ?? false
    }
    if column == .secondary, isStacked != true {
      // The user may have popped them.
      if let secondary = stacksByColumn[.secondary], secondary.viewControllers.isEmpty {
        secondary.setViewControllers(stackedSecondary, animated: false)
      }
      stackSecondary(animated: true)
    } else if column == .primary, isStacked == true, let stack = stacksByColumn[.primary],
      let start = stack.viewControllers.firstIndex(where: { $0 === stackedSecondary.first }),
      start > 0
    {
      stack.popToViewController(stack.viewControllers[start - 1], animated: true)
    }
  }

  /// Hides the primary column until it is shown again; a collapsed controller shows it anyway.
  ///
  /// Fidelity: it disappears at once.
  public func hide(_ column: Column) {
    if column == .primary { shownOrHidden = .secondaryOnly }
  }
}
