import HeadlessQuartzCore

/// The user's settings that apps should respect; all are off here.
public enum UIAccessibility {
  /// Whether the user wants less movement.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user wants less transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { false }

  /// What assistive technology can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32

    /// Creates a notification from UIKit's number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells assistive technology something; nobody listens here.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Whether the user wants less movement.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
