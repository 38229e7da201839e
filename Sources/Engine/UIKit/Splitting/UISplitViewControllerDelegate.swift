import HeadlessQuartzCore

/// Decides how a list and its detail become one, and two again.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The detail is about to join the list; `true` says that the delegate did it, or drops it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The detail for two columns; `nil` takes the topmost controller of the list.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Other columns are about to be seen.
  ///
  /// Fidelity: never told.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// As if it were not implemented.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { OptionalRequirement.missing(false) }
  /// As if it were not implemented.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { OptionalRequirement.missing(nil) }
  /// As if it were not implemented.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { OptionalRequirement.missing() }
}
