import HeadlessUIKit

/// Names ways between controllers, for apps that were drawn in Interface Builder.
///
/// A scene registers in `makeRootViewController()` what its storyboard would have held; the app's
/// own code then calls `performSegue(withIdentifier:sender:)` and
/// `UIStoryboard.instantiateViewController(withIdentifier:)` as ever.
public enum Storyboard {
  /// How a segue brings its destination onto the screen.
  public enum Kind: Sendable {
    /// Pushes in a navigation controller, otherwise presents.
    case show
    /// Presents in the way that the destination asks for.
    case present
  }

  /// Registers a segue by its identifier.
  ///
  /// - Parameters:
  ///   - identifier: What `performSegue(withIdentifier:sender:)` is called with.
  ///   - source: The class of the controllers that it starts from; subclasses count.
  ///   - kind: How the destination comes onto the screen.
  ///   - destination: Makes the controller that it leads to.
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

  /// Registers what a `UIStoryboard` instantiates under a name; the empty name is its initial
  /// controller.
  public static func controller(
    _ identifier: String, make: @escaping () -> UIViewController
  ) {
    SegueBook.shared.register(controller: identifier, make)
  }
}
