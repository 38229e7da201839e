import HeadlessUIKit

/// Registers segues and controllers, for apps that were built with a storyboard.
///
/// A scene calls this in `makeRootViewController()`. The app's code then calls
/// `performSegue(withIdentifier:sender:)` and
/// `UIStoryboard.instantiateViewController(withIdentifier:)`, as on a device.
public enum Storyboard {
  /// How a segue shows its destination.
  public enum Kind: Sendable {
    /// Pushes in a navigation controller, otherwise presents.
    case show
    /// Presents modally, with the destination's `modalPresentationStyle`.
    case present
  }

  /// Registers a segue.
  ///
  /// - Parameters:
  ///   - identifier: The argument of `performSegue(withIdentifier:sender:)`.
  ///   - source: The class of the controllers that perform it. Subclasses can perform it too.
  ///   - kind: How the segue shows its destination.
  ///   - destination: Makes the destination.
  public static func segue<Source: UIViewController>(
    _ identifier: String, from source: Source.Type, kind: Kind = .show,
    to destination: @escaping () -> UIViewController
  ) {
    SegueBook.shared.register(segue: identifier, from: source) { source in
      let destination = destination()
      switch kind {
      case .show:
        return UIStoryboardSegue(
          identifier: identifier, source: source, destination: destination)
      case .present:
        return UIStoryboardSegue(
          identifier: identifier, source: source, destination: destination
        ) { source.present(destination, animated: true) }
      }
    }
  }

  /// Registers a controller by its storyboard identifier; empty for the initial controller.
  public static func controller(
    _ identifier: String, make: @escaping () -> UIViewController
  ) {
    SegueBook.shared.register(controller: identifier, make)
  }
}
