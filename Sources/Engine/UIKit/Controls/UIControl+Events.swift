import HeadlessQuartzCore

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down for the second time or more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves on the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves away from the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back onto the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted on the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted away from the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed through the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    ///
    /// Never sent.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed through the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended by a touch elsewhere.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks and behaves.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus of a remote control; never here.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where content is, from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }

  /// Where content is, from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }
}

/// What a control does for its events.
struct ControlCommand {
  struct Target {
    weak var object: AnyObject?
    /// Whether the target is looked for up the responder chain.
    var isChain: Bool
  }

  enum Kind {
    case message(Target, Selector)
    case closure(UIAction)
  }

  var kind: Kind
  var events: UIControl.Event

  var action: UIAction? {
    if case .closure(let action) = kind { return action }
    return nil
  }
}
