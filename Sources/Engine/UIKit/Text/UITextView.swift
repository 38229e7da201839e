import HeadlessQuartzCore
import Motion

/// Fidelity: a tap does nothing; the app makes the view first responder, and nobody types.
///
/// Fidelity: `isSelectable` is kept without effect.
open class UITextView: UIScrollView {
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

  /// The empty space at both ends of a line, in points.
  private static let linePadding: CGFloat = 5

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

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
      alignment: textAlignment.motionValue, isBold: shown.isBold)
  }
}

/// Fidelity: never called, because nobody types.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}
