import HeadlessQuartzCore
import Motion

/// A view that shows text which the user cannot change.
///
/// Fidelity: text is measured with the metrics of a free font (see ``FontMetrics``), and drawn in
/// one size and colour even if an attributed text has several. Shrinking, tightening, text shadows,
/// `isEnabled` and the user's text size are stored without effect.
///
/// Fidelity: `adjustsFontSizeToFitWidth`, `minimumScaleFactor`, `baselineAdjustment`,
/// `allowsDefaultTighteningForTruncation` and `adjustsFontForContentSizeCategory` are kept without
/// effect.
open class UILabel: UIView {
  override var isOpaqueByDefault: Bool { false }

  /// Setting it discards attributes.
  open var text: String? {
    get { attributed?.string ?? plainText }
    set {
      plainText = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// Plain text gets the label's font and colour as attributes.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? plainText.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      attributed = newValue
      plainText = nil
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UILabel.defaultFont {
    didSet {
      if font == nil { font = UILabel.defaultFont }
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      layer.touch()
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { layer.touch() }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// 0 stands for any number.
  open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }

  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true
  open var isHighlighted = false {
    didSet { layer.touch() }
  }
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor? {
    didSet { layer.touch() }
  }
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The width at which lines break for ``intrinsicContentSize``; 0 leaves that to constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  private var plainText: String?
  private var attributed: NSAttributedString?
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    plainText = coder.optionalObject(forKey: "UIText") as? String
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let text { coder.encode(text as NSString, forKey: "UIText") }
  }

  private func contentDidChange() {
    layer.touch()
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  private var runs: [TextLayout.Run] {
    attributed?.runs(font: font) ?? [TextLayout.Run(text: plainText ?? "", font: font)]
  }

  private func textLayout(width: CGFloat) -> TextLayout {
    TextLayout(
      runs, width: width > 0 && numberOfLines != 1 ? width : .infinity, limit: numberOfLines)
  }

  private func textSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return textLayout(width: width).size.roundedUp(to: traitCollection.displayScale)
  }

  /// As many lines as the label allows, none wider than the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width)
  }

  open override var intrinsicContentSize: CGSize {
    textSize(width: preferredMaxLayoutWidth)
  }

  override func heightFitting(width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return textSize(width: width).height
  }

  override var firstBaseline: CGFloat {
    let line = textLayout(width: bounds.width).lines.first
    return line?.ascender ?? 0
  }

  override var lastBaseline: CGFloat {
    let line = textLayout(width: bounds.width).lines.last
    return -(line?.descender ?? 0)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = TextLayout(
      runs, width: numberOfLines == 1 ? .infinity : bounds.width, limit: numberOfLines)
    let size = layout.size.roundedUp(to: traitCollection.displayScale)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Fidelity: never called, because layers store text instead of drawing it.
  open func drawText(in rect: CGRect) {
    attributedText?.draw(in: rect)
  }

  // MARK: Description

  override var undrawnParts: [String] {
    (attributed?.undrawnParts ?? []) + (shadowColor == nil ? [] : ["the shadow of a text"])
  }

  package override var layerText: TextProperties? {
    guard let text, !text.isEmpty else { return nil }
    let attributes = attributed.flatMap {
      $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil
    }
    let shownFont = attributes?[.font] as? UIFont ?? font ?? UILabel.defaultFont
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    let color =
      (isHighlighted ? highlightedTextColor : nil) ?? attributes?[.foregroundColor] as? UIColor
      ?? textColor
    return TextProperties(
      string: text, fontSize: Double(shownFont.pointSize), color: (color ?? .label).plain,
      alignment: (style?.alignment ?? textAlignment).motionValue, isBold: shownFont.isBold)
  }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

extension NSTextAlignment {
  /// The number that Motion uses: 0 left, 1 centre, 2 right.
  var motionValue: Int {
    switch self {
    case .center: 1
    case .right: 2
    case .left, .justified, .natural: 0
    }
  }
}

extension CGSize {
  /// The size rounded up to whole pixels.
  func roundedUp(to scale: CGFloat) -> CGSize {
    let scale = max(scale, 1)
    // A sum of many fractions must not spill over into the next pixel.
    func up(_ length: CGFloat) -> CGFloat { ((length * scale) - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
