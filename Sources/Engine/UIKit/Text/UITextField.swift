import HeadlessQuartzCore
import Motion

/// A control that shows one line of text which the user can edit.
///
/// Fidelity: there is no keyboard; a tap makes the field first responder, and that is all.
open class UITextField: UIControl {
  /// What is drawn around the field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A sunken edge.
    case bezel
    /// Round corners.
    case roundedRect
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Not at all.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  private var content: String?

  /// The text; setting it sends no event.
  open var text: String? {
    get { content ?? "" }
    set {
      content = newValue
      layer.touch()
    }
  }
  /// The text with attributes, of which none is kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { layer.touch() }
  }
  /// What is shown while there is no text, with attributes, of which none is kept.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font; the system's with 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { layer.touch() }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { layer.touch() }
  }
  /// To which side the text is set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { layer.touch() }
  }
  /// What is drawn around the field.
  open var borderStyle = BorderStyle.none {
    didSet { updateBorder() }
  }
  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// When a button for emptying is shown.
  ///
  /// Fidelity: kept, without effect.
  open var clearButtonMode = ViewMode.never
  /// When ``leftView`` is shown.
  ///
  /// Fidelity: never.
  open var leftViewMode = ViewMode.never
  /// When ``rightView`` is shown.
  ///
  /// Fidelity: never.
  open var rightViewMode = ViewMode.never
  /// A view left of the text.
  ///
  /// Fidelity: kept, not shown.
  open var leftView: UIView?
  /// A view right of the text.
  ///
  /// Fidelity: kept, not shown.
  open var rightView: UIView?
  /// Whether the text is not to be read.
  open var isSecureTextEntry = false {
    didSet { layer.touch() }
  }
  /// Who is asked and told about editing.
  open weak var delegate: UITextFieldDelegate?
  /// Whether the user is editing.
  open var isEditing: Bool { isFirstResponder }

  private func updateBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : 1
    layer.borderColor = UIColor.systemGray4.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, with: nil)
    return true
  }

  override func willSendTouchUp() {
    becomeFirstResponder()
  }

  // MARK: Measuring

  private var inset: CGFloat { borderStyle == .roundedRect || borderStyle == .bezel ? 7 : 0 }

  /// The size of the text or the placeholder, with the border around it.
  open override var intrinsicContentSize: CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let font = font ?? .systemFont(ofSize: 17)
    let size = TextLayout([TextLayout.Run(text: shown, font: font)]).size
      .roundedUp(to: traitCollection.displayScale)
    return CGSize(
      width: size.width + 2 * inset, height: max(size.height, font.lineHeight) + 2 * inset)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  package override var layerText: TextProperties? {
    let typed = text ?? ""
    let shown = typed.isEmpty ? placeholder ?? "" : typed
    guard !shown.isEmpty else { return nil }
    let color = typed.isEmpty ? UIColor.placeholderText : textColor ?? .label
    let hidden = isSecureTextEntry && !typed.isEmpty
    return TextProperties(
      string: hidden ? String(repeating: "•", count: typed.count) : shown,
      fontSize: Double(font?.pointSize ?? 17), color: color.plain,
      alignment: textAlignment.place, isBold: font?.isBold ?? false)
  }
}

/// Is asked and told about the editing of a text field.
///
/// Every method is optional.
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does what it usually does. Never asked: there is no keyboard.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the text may be emptied. Never asked.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether a part of the text may be replaced. Never asked.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// What holds unless it is implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// What holds unless it is implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// What holds unless it is implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// What holds unless it is implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// What holds unless it is implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// What holds unless it is implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// What holds unless it is implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
