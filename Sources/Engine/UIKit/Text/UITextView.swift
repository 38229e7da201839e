import HeadlessQuartzCore
import Motion

/// A view that scrolls text of many lines.
///
/// Fidelity: there is no keyboard; a tap makes an editable view first responder, and that is all.
open class UITextView: UIScrollView {
  private var content = NSAttributedString(string: "")

  /// The text; setting it discards attributes.
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentDidChange()
    }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      contentDidChange()
    }
  }
  /// The font of plain text; the system's with 12 points unless set.
  open var font: UIFont? {
    didSet { contentDidChange() }
  }
  /// The colour of plain text.
  open var textColor: UIColor? {
    didSet { layer.touch() }
  }
  /// To which side lines are set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { layer.touch() }
  }
  /// Whether the user may change the text.
  open var isEditable = true
  /// Whether the user may select text.
  open var isSelectable = true
  /// The space between the edges and the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The points at both ends of a line that stay empty.
  private static let linePadding: CGFloat = 5

  /// Creates an empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func contentDidChange() {
    layer.touch()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func height(width: CGFloat) -> CGFloat {
    let room =
      width - textContainerInset.left - textContainerInset.right - 2 * UITextView.linePadding
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

  open override var canBecomeFirstResponder: Bool { isEditable }

  package override var layerText: TextProperties? {
    guard content.length > 0 else { return nil }
    let attributes = content.attributes(at: 0, effectiveRange: nil)
    let shown = attributes[.font] as? UIFont ?? shownFont
    let color = attributes[.foregroundColor] as? UIColor ?? textColor ?? .label
    return TextProperties(
      string: content.string, fontSize: Double(shown.pointSize), color: color.plain,
      alignment: textAlignment.place, isBold: shown.isBold)
  }
}

/// Is told about the editing of a text view.
///
/// Every method is optional, and none is ever called.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// What holds unless it is implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// What holds unless it is implemented.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// What holds unless it is implemented.
  public func textViewDidChange(_ textView: UITextView) {}
}
