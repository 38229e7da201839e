import HeadlessQuartzCore

/// Fidelity: generators have no effect.
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  public init(view: UIView) {
    super.init()
  }

  open func prepare() {}
}

/// Fidelity: `impactOccurred` does nothing, or is never called.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public override init() {
    super.init()
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public init(style: FeedbackStyle, view: UIView) {
    super.init()
  }

  open func impactOccurred() {}

  /// The intensity is 0...1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Fidelity: `selectionChanged` does nothing, or is never called.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Fidelity: `notificationOccurred` does nothing, or is never called.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
