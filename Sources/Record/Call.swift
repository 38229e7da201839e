/// A call between UIKit and one of the app's objects.
public struct Call: Equatable, Sendable {
  /// Who calls whom.
  public enum Direction: String, Sendable {
    /// UIKit asks or tells the app: delegate methods, callbacks, actions.
    case toApp
    /// The app calls UIKit: `completeTransition(_:)`, `UIView.animate(…)`.
    case toUIKit
  }

  /// Who called whom.
  public var direction: Direction
  /// The class of the object that was called.
  public var receiver: String
  /// Tells objects of one class apart; unique within a run.
  public var object: Int
  /// With its labels: `animationController(forPresented:presenting:source:)`.
  public var method: String
  /// As text, one per label.
  public var arguments: [String]
  /// As text; `nil` where nothing is returned.
  public var returned: String?

  /// Notes a call.
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
