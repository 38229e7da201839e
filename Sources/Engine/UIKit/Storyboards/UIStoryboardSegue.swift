import HeadlessQuartzCore

/// A named connection between two controllers; performing it shows the destination.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Calls the handler, or else shows the destination as `show(_:sender:)` does.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: source)
  }
}
