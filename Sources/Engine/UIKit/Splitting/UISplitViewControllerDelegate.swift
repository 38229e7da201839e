import HeadlessQuartzCore

/// Decides how the columns collapse and separate.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Asked if the controllers were set together.
  ///
  /// `true` means that the delegate has collapsed the controllers or wants to drop the secondary.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The new secondary controller; `nil` takes the top of the primary navigation controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Fidelity: never called; the display mode changes silently.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Asked when columns that were set one by one collapse; the proposed one is the secondary.
  ///
  /// Fidelity: any other answer counts as the primary column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Fidelity: never called.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Fidelity: never called.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Fidelity: never called.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { OptionalRequirement.missing(false) }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { OptionalRequirement.missing(nil) }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { OptionalRequirement.missing() }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { OptionalRequirement.missing(proposedTopColumn) }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { OptionalRequirement.missing(proposedDisplayMode) }

  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { OptionalRequirement.missing() }

  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { OptionalRequirement.missing() }
}
