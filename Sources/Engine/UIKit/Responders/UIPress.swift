import HeadlessQuartzCore

/// A button of a remote control, a game controller or a keyboard that is pressed.
///
/// Fidelity: nobody presses buttons here, so that no press ever exists.
open class UIPress: NSObject {
  /// Which button it is.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// To the left.
    case leftArrow
    /// To the right.
    case rightArrow
    /// The one that chooses.
    case select
    /// The one that leads back.
    case menu
    /// The one that starts and stops.
    case playPause
  }

  /// How far the press is.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// It is pressed harder or less.
    case changed
    /// Nothing changed.
    case stationary
    /// It was let go.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// Which button it is.
  open private(set) var type = PressType.select
  /// How far the press is.
  open private(set) var phase = Phase.began
  /// How hard the button is pressed, 0...1.
  open private(set) var force: CGFloat = 0
}

/// Presses that belong together.
///
/// Fidelity: nobody presses buttons here, so that no such event ever exists.
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
