import HeadlessQuartzCore

/// Makes the device tick, or not: there is no device.
///
/// Fidelity: of all generators the methods are there and nothing is felt.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public init(view: UIView) {
    super.init()
  }

  /// Wakes the device's motor, so that what follows comes in time.
  open func prepare() {}
}

/// Feedback for things that touch.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What touches.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light
    /// Something of middle weight.
    case medium
    /// Something large.
    case heavy
    /// Something that gives way.
    case soft
    /// Something hard.
    case rigid
  }

  /// Creates a generator for something of middle weight.
  public override init() {
    super.init()
  }

  /// Creates a generator for something of a weight.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for something of a weight, in a view.
  public init(style: FeedbackStyle, view: UIView) {
    super.init()
  }

  /// Tells that things touched.
  open func impactOccurred() {}

  /// Tells how hard things touched, 0...1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that the choice changed.
  open func selectionChanged() {}
}

/// Feedback for something that went well or badly.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Perhaps.
    case warning
    /// Badly.
    case error
  }

  /// Tells how it went.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
