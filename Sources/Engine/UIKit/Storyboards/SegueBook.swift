/// The segues of the app, by the class of their source and their name.
///
/// There are no storyboards; a scene registers its segues in code. The public door for that is in
/// the module Staging (`Storyboard`), because Apple has no such thing.
package final class SegueBook {
  /// Makes a segue from a source.
  package typealias Maker = (UIViewController) -> UIStoryboardSegue

  package static let shared = SegueBook()

  private var makers: [String: [(source: UIViewController.Type, make: Maker)]] = [:]
  private var controllers: [String: () -> UIViewController] = [:]

  /// Registers a segue for controllers of a class and its subclasses.
  package func register(
    segue identifier: String, from source: UIViewController.Type, _ make: @escaping Maker
  ) {
    makers[identifier, default: []].append((source, make))
  }

  /// Registers what ``UIStoryboard`` instantiates under a name.
  package func register(
    controller identifier: String, _ make: @escaping () -> UIViewController
  ) {
    controllers[identifier] = make
  }

  /// Forgets everything; the Stage does this before it launches an app.
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
