import HeadlessQuartzCore

/// Fidelity: there are no button presses, so none of these ever exists.
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
  }

  public enum Phase: Int, Sendable {
    case began
    /// The force changed.
    case changed
    case stationary
    case ended
    case cancelled
  }

  open private(set) var type = PressType.select
  open private(set) var phase = Phase.began
  open private(set) var force: CGFloat = 0
}

/// Fidelity: never created.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}
