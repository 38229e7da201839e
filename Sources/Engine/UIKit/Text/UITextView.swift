import HeadlessQuartzCore
import Motion

/// Fidelity: a tap does nothing; the app makes the view first responder, and nobody types.
///
/// Fidelity: its properties for selections, links and the keyboard are kept without effect.
open class UITextView: UIScrollView, UITextInputTraits, UITextInput, EditedText {
  private var content = NSAttributedString(string: "")

  /// Setting it discards attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      contentDidChange()
    }
  }
  /// Without a font, the system's of 12 points.
  open var font: UIFont? {
    didSet { contentDidChange() }
  }
  open var textColor: UIColor? {
    didSet { layer.touch() }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { layer.touch() }
  }
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  public let textContainer = NSTextContainer()
  open var selectedRange = NSRange()
  open var dataDetectorTypes: UIDataDetectorTypes = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false

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

  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Fidelity: the view lays out in a container of its own, with the padding of the given one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    self.textContainer.onChange = { [weak self] in self?.contentDidChange() }
    if let textContainer {
      self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
  }

  /// Fidelity: does nothing; the text stays where it is.
  open func scrollRangeToVisible(_ range: NSRange) {}

  var editedText: String {
    get { text }
    set { type(newValue) }
  }

  var editedRange: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// A copy of the text.
  ///
  /// Fidelity: changing it does not change the view.
  open private(set) lazy var textStorage = NSTextStorage(attributedString: content)

  /// Lays out ``textStorage`` in the view's container.
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    textStorage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }()

  // MARK: Typing

  open var hasText: Bool { content.length > 0 }

  open func insertText(_ text: String) { type(self.text + text) }

  open func deleteBackward() {
    guard hasText else { return }
    type(String(text.dropLast()))
  }

  private func type(_ text: String) {
    self.text = text
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    (delegate as? UITextViewDelegate)?.textViewDidChange(self)
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func contentDidChange() {
    textStorage.setAttributedString(content)
    layer.touch()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func height(width: CGFloat) -> CGFloat {
    let room =
      width - textContainerInset.left - textContainerInset.right - 2
      * textContainer.lineFragmentPadding
    let text = TextLayout(content.runs(font: shownFont), width: max(room, 1))
    let height = content.length == 0 ? shownFont.lineHeight : text.size.height
    return (height + textContainerInset.top + textContainerInset.bottom).rounded(.up)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : CGSize(width: UIView.noIntrinsicMetric, height: height(width: bounds.width))
  }

  override func heightFitting(width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(width: width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: height(width: bounds.width))
    if size != contentSize { contentSize = size }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let delegate = delegate as? UITextViewDelegate
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let delegate = delegate as? UITextViewDelegate
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  package override var layerText: TextProperties? {
    guard content.length > 0 else { return nil }
    let attributes = content.attributes(at: 0, effectiveRange: nil)
    let shown = attributes[.font] as? UIFont ?? shownFont
    let color = attributes[.foregroundColor] as? UIColor ?? textColor ?? .label
    return TextProperties(
      string: content.string, fontSize: Double(shown.pointSize), color: color.plain,
      alignment: textAlignment.motionValue, isBold: shown.isBold)
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Fidelity: only text that the app inserts changes a view, and asks for no permission.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called after typing, but not after an assignment to `text`.
  func textViewDidChange(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Fidelity: never called; nobody selects.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
