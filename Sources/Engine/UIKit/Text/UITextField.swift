import HeadlessQuartzCore
import Motion

/// Fidelity: a tap makes the field first responder, and nobody types; side views, view modes and
/// the clear button are stored and not shown.
///
/// Fidelity: all its properties for side views, for the keyboard and for typed text are kept without
/// effect.
open class UITextField: UIControl, UITextInputTraits, UITextInput, EditedText {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  private var content: String?
  /// What is not drawn of the attributed text that was set.
  private var undrawnText: [String] = []

  /// Setting it sends no event, and puts the caret at the end.
  open var text: String? {
    get { content ?? "" }
    set {
      content = newValue
      undrawnText = []
      editedRange = NSRange(location: (editedText as NSString).length, length: 0)
      layer.touch()
    }
  }
  /// Fidelity: attributes are not stored, here and for the placeholder.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      undrawnText = newValue?.undrawnParts ?? []
    }
  }
  open var placeholder: String? {
    didSet { layer.touch() }
  }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { layer.touch() }
  }
  open var textColor: UIColor? = .label {
    didSet { layer.touch() }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { layer.touch() }
  }
  open var borderStyle = BorderStyle.none {
    didSet { updateBorder() }
  }
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var leftViewMode = ViewMode.never {
    didSet { layer.touch() }
  }
  open var rightViewMode = ViewMode.never {
    didSet { layer.touch() }
  }
  open var leftView: UIView? {
    didSet { layer.touch() }
  }
  open var rightView: UIView? {
    didSet { layer.touch() }
  }
  open var isSecureTextEntry = false {
    didSet { layer.touch() }
  }
  open weak var delegate: UITextFieldDelegate?
  open var isEditing: Bool { isFirstResponder }

  open var adjustsFontSizeToFitWidth = false
  /// In points.
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var disabledBackground: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var allowsEditingTextAttributes = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?

  // MARK: Keyboard

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  var editedText: String { text ?? "" }
  var editedRange: NSRange? = NSRange()

  /// Fidelity: never called; the placeholder is shown as plain text.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Fidelity: never called; the text is shown as plain text.
  open func drawText(in rect: CGRect) {}

  // MARK: Typing

  open var hasText: Bool { !(text ?? "").isEmpty }

  open func insertText(_ text: String) { typeAtCaret(text) }

  open func deleteBackward() { deleteAtCaret() }

  func change(_ range: NSRange, to text: String) {
    self.text = (editedText as NSString).replacingCharacters(in: range, with: text)
  }

  func tellOfTyping() {
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    send(.editingChanged, with: nil)
  }

  // MARK: Reading and changing a part of the text

  open var selectedTextRange: UITextRange? {
    get { editedRange.map { UITextRange($0) } }
    set { editedRange = newValue?.range }
  }

  /// Fidelity: always `nil`, since nobody types.
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { endOfText }

  open func text(in range: UITextRange) -> String? { part(range) }

  open func replace(_ range: UITextRange, withText text: String) { exchange(range, text) }

  /// Fidelity: no text is marked.
  open func unmarkText() {}

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    moved(position, by: offset)
  }

  /// Fidelity: up and down are backward and forward.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, by: offset) }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Fidelity: the whole view.
  open func firstRect(for range: UITextRange) -> CGRect { bounds }

  /// Fidelity: a caret of 2 points at the left edge.
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: bounds.height)
  }

  /// Fidelity: the end of the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

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
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    return true
  }

  override func willSendTouchUp() {
    becomeFirstResponder()
  }

  // MARK: Measuring

  private var inset: CGFloat { borderStyle == .roundedRect || borderStyle == .bezel ? 7 : 0 }

  open override var intrinsicContentSize: CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let font = font ?? .systemFont(ofSize: 17)
    let size = TextLayout([TextLayout.Run(text: shown, font: font)]).size
      .roundedUp(to: traitCollection.displayScale)
    return CGSize(
      width: size.width + 2 * inset, height: max(size.height, font.lineHeight) + 2 * inset)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
    /// Fidelity: never given.
    case cancelled
  }

  /// Fidelity: never posted, because nobody types; the same holds for text views.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  override var undrawnParts: [String] {
    var found = undrawnText + (attributedPlaceholder?.undrawnParts ?? [])
    if leftView != nil, leftViewMode != .never { found.append("the leftView of a UITextField") }
    if rightView != nil, rightViewMode != .never { found.append("the rightView of a UITextField") }
    return found
  }

  package override var layerText: TextProperties? {
    let typed = text ?? ""
    let shown = typed.isEmpty ? placeholder ?? "" : typed
    guard !shown.isEmpty else { return nil }
    let color = typed.isEmpty ? UIColor.placeholderText : textColor ?? .label
    let hidden = isSecureTextEntry && !typed.isEmpty
    return TextProperties(
      string: hidden ? String(repeating: "•", count: typed.count) : shown,
      fontSize: Double(font?.pointSize ?? 17), color: color.plain,
      alignment: textAlignment.motionValue, isBold: font?.isBold ?? false)
  }
}

/// Fidelity: called only when editing begins and ends.
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in place of the method without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
