/// The app's segues and controllers, by identifier.
///
/// Instead of storyboard files, scenes register them in code, through `Storyboard` in Staging.
package final class SegueBook {
  package typealias Maker = (UIViewController) -> UIStoryboardSegue

  package static let shared = SegueBook()

  private var makers: [String: [(source: UIViewController.Type, make: Maker)]] = [:]
  private var controllers: [String: () -> UIViewController] = [:]

  /// Registers a segue for a class and its subclasses.
  package func register(
    segue identifier: String, from source: UIViewController.Type, _ make: @escaping Maker
  ) {
    makers[identifier, default: []].append((source, make))
  }

  /// Registers a controller that ``UIStoryboard`` can instantiate.
  package func register(
    controller identifier: String, _ make: @escaping () -> UIViewController
  ) {
    controllers[identifier] = make
  }

  /// Called by the Stage before it launches an app.
  package func removeAll() {
    makers = [:]
    controllers = [:]
  }

  func segue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
    var type: AnyClass? = Swift.type(of: source)
    while let present = type {
      if let entry = makers[identifier]?.last(where: { $0.source == present }) {
        return entry.make(source)
      }
      type = (present as? UIViewController.Type).flatMap { _superclass(of: $0) }
    }
    return nil
  }

  func controller(_ identifier: String) -> UIViewController? { controllers[identifier]?() }

  private func _superclass(of type: UIViewController.Type) -> AnyClass? {
    _getSuperclass(type)
  }
}
