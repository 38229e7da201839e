/// Names of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's own number or name.
  public let rawValue: String

  /// Creates a value from UIKit's number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible when the transition begins.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")

  /// The controller that is visible when the transition ends.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's own number or name.
  public let rawValue: String

  /// Creates a value from UIKit's number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is there when the transition begins.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

  /// The view that is there when the transition ends.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
