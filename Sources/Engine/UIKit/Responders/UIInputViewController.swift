import HeadlessQuartzCore

/// Fidelity: there is no keyboard, so that no input view is ever shown by
/// itself; its properties are kept.
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  public let inputViewStyle: Style
  /// Whether constraints give the height.
  open var allowsSelfSizing = false

  override var undrawnParts: [String] {
    inputViewStyle == .keyboard ? ["the keyboard's background"] : []
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// Fidelity: shown only where the app shows it; it types into nothing.
open class UIInputViewController: UIViewController {
  /// Fidelity: kept; there is no keyboard with a language.
  open var primaryLanguage: String?
  open var needsInputModeSwitchKey: Bool { false }
  open var hasFullAccess: Bool { false }

  /// Fidelity: does nothing, as there is no other keyboard.
  open func advanceToNextInputMode() {}

  /// Fidelity: does nothing.
  open func dismissKeyboard() {}
}

/// Fidelity: English, always.
open class UITextInputMode: NSObject {
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  open var primaryLanguage: String? { "en-US" }
}
