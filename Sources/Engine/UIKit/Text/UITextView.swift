import HeadlessQuartzCore
import Motion

/// Fidelity: a tap does nothing; the app makes the view first responder, and nobody types.
///
/// Fidelity: its properties for selections, links and the keyboard are kept without effect.
open class UITextView: UIScrollView, UITextInputTraits, UITextInput, EditedText {
  private let storage: NSTextStorage
  private let manager: NSLayoutManager

  /// Setting it discards attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storage.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  /// Setting it puts the caret at the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      editedRange = NSRange(location: storage.length, length: 0)
    }
  }
  /// Without a font, the system's of 12 points.
  open var font: UIFont? {
    didSet {
      manager.plainFont = shownFont
      contentDidChange()
    }
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

  public let textContainer: NSTextContainer
  /// Without a caret, an empty range at the end.
  open var selectedRange: NSRange {
    get { editedRange ?? NSRange(location: storage.length, length: 0) }
    set { editedRange = newValue }
  }
  var editedRange: NSRange? = NSRange()
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

  /// Shows the text of the container's layout manager, if it has one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (self.textContainer, manager, storage) = Self.textSystem(textContainer)
    super.init(frame: frame)
    observeContainer()
  }

  public required init?(coder: NSCoder) {
    (textContainer, manager, storage) = Self.textSystem(nil)
    super.init(coder: coder)
    observeContainer()
  }

  /// A container with its layout manager and the text, which are made if there are none.
  private static func textSystem(
    _ given: NSTextContainer?
  ) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
    let container = given ?? NSTextContainer()
    if given == nil { container.widthTracksTextView = true }
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (container, manager, storage)
  }

  private func observeContainer() {
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
  }

  /// Fidelity: does nothing; the text stays where it is.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The text itself: a change to it changes the view.
  open var textStorage: NSTextStorage { storage }

  open var layoutManager: NSLayoutManager { manager }

  // MARK: Typing

  var editedText: String { storage.string }

  open var hasText: Bool { storage.length > 0 }

  /// The text gets ``typingAttributes``, or else those of the character before it.
  open func insertText(_ text: String) { typeAtCaret(text) }

  open func deleteBackward() { deleteAtCaret() }

  func change(_ range: NSRange, to text: String) {
    var attributes = typingAttributes
    if attributes.isEmpty, storage.length > 0 {
      attributes = storage.attributes(at: max(0, range.location - 1), effectiveRange: nil)
    }
    storage.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes))
  }

  func tellOfTyping() {
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    (delegate as? UITextViewDelegate)?.textViewDidChange(self)
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

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func contentDidChange() {
    layer.touch()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func height(width: CGFloat) -> CGFloat {
    let room =
      width - textContainerInset.left - textContainerInset.right - 2
      * textContainer.lineFragmentPadding
    let text = TextLayout(
      storage.runs(font: shownFont), width: max(room, 1),
      limit: textContainer.maximumNumberOfLines)
    let height = storage.length == 0 ? shownFont.lineHeight : text.size.height
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
    if textContainer.widthTracksTextView {
      textContainer.size = CGSize(
        width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
        height: .greatestFiniteMagnitude)
    }
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

  override var undrawnParts: [String] { storage.undrawnParts }

  package override var layerText: TextProperties? {
    guard storage.length > 0 else { return nil }
    let attributes = storage.attributes(at: 0, effectiveRange: nil)
    let shown = attributes[.font] as? UIFont ?? shownFont
    let color = attributes[.foregroundColor] as? UIColor ?? textColor ?? .label
    return TextProperties(
      string: storage.string, fontSize: Double(shown.pointSize), color: color.plain,
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
