import HeadlessQuartzCore

/// Fidelity: kept without effect: backgrounds are always cleared, nothing has the focus, and there
/// is no pointer.
extension NSObjectProtocol where Self: UIView {
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var isFocused: Bool { false }

  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var focusEffect: UIFocusEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var hoverStyle: UIHoverStyle? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Fidelity: never drawn.
open class UIFocusEffect: NSObject {}

/// Fidelity: never drawn, as its superclass.
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = 0
}

/// Fidelity: never drawn, since there is no pointer.
public struct UIHoverStyle {
  public var isEnabled = true

  public init() {}
}
