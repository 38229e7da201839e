import Motion

/// Always added for the key `transition`.
///
/// Fidelity: the new content is seen at once, whatever the type, the subtype and the two progresses are. A run
/// records the animation by its type and subtype, and it ends at its time.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  /// From 0 to 1.
  open var startProgress: Float = 0
  /// From 0 to 1.
  open var endProgress: Float = 1
  /// Fidelity: stored without effect.
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

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public let kCATransition = "transition"
