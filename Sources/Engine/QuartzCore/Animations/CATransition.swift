import Motion

/// The old look of a layer giving way to its new one.
///
/// It is always added under the key `transition`.
open class CATransition: CAAnimation {
  /// How the new look comes; a fade unless set.
  open var type: CATransitionType = .fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
  /// The progress at which the animation begins, 0...1.
  open var startProgress: Float = 0
  /// The progress at which the animation ends, 0...1.
  open var endProgress: Float = 1
  /// A filter that makes the new look of the old one; kept without effect.
  open var filter: Any?

  override func blank() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    filter = other.filter
  }

  package override func describe(for layer: CALayer) -> AnimationDescription {
    var description = super.describe(for: layer)
    description.kind = .transition(type: type.rawValue, subtype: subtype?.rawValue)
    return description
  }
}

/// How the new look of a layer comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old look fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the new look of a layer comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which transitions are added.
public let kCATransition = "transition"
