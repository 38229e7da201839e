/// A call between UIKit and one of the app's objects.
public struct Call: Equatable, Sendable {
  /// The caller and the callee.
  public enum Direction: String, Sendable {
    /// UIKit calls the app: delegate methods, lifecycle callbacks, actions.
    case toApp
    /// The app calls UIKit: `completeTransition(_:)`, `UIView.animate(…)`.
    case toUIKit
  }

  /// Whether UIKit or the app was called.
  public var direction: Direction
  /// The class of the object that was called.
  public var receiver: String
  /// A number that is unique for the object in the run; 0 for a class.
  public var object: Int
  /// The method with its labels: `animationController(forPresented:presenting:source:)`.
  public var method: String
  /// The arguments as text, one per label.
  public var arguments: [String]
  /// The result as text; `nil` if the method returns nothing.
  public var returned: String?

  public init(
    direction: Direction, receiver: String, object: Int, method: String,
    arguments: [String] = [], returned: String? = nil
  ) {
    self.direction = direction
    self.receiver = receiver
    self.object = object
    self.method = method
    self.arguments = arguments
    self.returned = returned
  }
}
