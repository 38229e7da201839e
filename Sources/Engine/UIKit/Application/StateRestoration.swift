import HeadlessQuartzCore

/// Makes controllers anew when an app's state is restored.
///
/// Fidelity: never asked, since no state is kept from one run to the next.
public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Objects other than controllers and views whose state is restored.
///
/// Fidelity: none is.
public protocol UIStateRestoring: NSObjectProtocol {}

public protocol UIObjectRestoration: AnyObject {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIStateRestoring?
}

extension UIApplication {
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"

  /// Fidelity: does nothing, since no state is restored.
  public class func registerObject(
    forStateRestoration object: UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Fidelity: does nothing, since no state is kept.
  public func extendStateRestoration() {}

  /// Fidelity: does nothing, since no state is kept.
  public func completeStateRestoration() {}

  /// Fidelity: does nothing, since no state is kept.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
