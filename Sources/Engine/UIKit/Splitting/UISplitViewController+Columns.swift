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

  public var splitBehavior: SplitBehavior { .tile }

  public func viewController(for column: Column) -> UIViewController? {
    controllersByColumn[column]
  }

  /// A controller of the primary or the secondary column gets a navigation controller if it has none.
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    controllersByColumn[column] = vc
    guard column == .primary || column == .secondary else { return }
    let shown = [Column.primary, .secondary].compactMap { controllersByColumn[$0] }
    replaceColumns(
      shown.map { controller in
        (controller as? UINavigationController) ?? controller.navigationController
          ?? UINavigationController(rootViewController: controller)
      })
  }

  /// Fidelity: shows the primary column, without animation.
  public func show(_ column: Column) {
    if column == .primary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
  }

  /// Fidelity: hides the primary column, without animation.
  public func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }
}
