import HeadlessQuartzCore

/// A named way from one controller to another; performing it shows the destination.
open class UIStoryboardSegue: NSObject {
  /// The name under which the segue was registered.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue that shows its destination in the way of its class.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that runs a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination: by the closure, if there is one, otherwise as `show(_:sender:)` does.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: source)
  }

  /// An earlier spelling of `source`.
  @available(*, deprecated, renamed: "source")
  public var sourceViewController: UIViewController { source }

  /// An earlier spelling of `destination`.
  @available(*, deprecated, renamed: "destination")
  public var destinationViewController: UIViewController { destination }
}
