import HeadlessQuartzCore
import Motion

/// Fidelity: only ``usesLineFragmentOrigin`` has an effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Fidelity: ignored; text does not shrink, whatever `minimumScaleFactor` says.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

/// The font of attributed text that specifies none.
private let plainFont = UIFont.systemFont(ofSize: 12)

extension NSAttributedString {
  /// One line for each paragraph, in points.
  public func size() -> CGSize {
    TextLayout(runs(font: plainFont)).size
  }

  /// Lines break at the size's width with `usesLineFragmentOrigin`; its height has no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let layout = TextLayout(runs(font: plainFont), width: breaks ? size.width : .infinity)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// The point is the top left corner.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Fidelity: the first character's size and colour apply to the whole text.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let attributes = attributes(at: 0, effectiveRange: nil)
    let color = (attributes[.foregroundColor] as? UIColor ?? .black).plain
    let size = Double((attributes[.font] as? UIFont ?? plainFont).pointSize)
    var y = rect.minY
    for line in TextLayout(runs(font: plainFont), width: rect.width).lines {
      context.record(
        .text(line.text, at: Point(x: Double(rect.minX), y: Double(y)), fontSize: size, color))
      y += line.height + line.spacing
    }
  }

  /// Fidelity: of the options, lines always break at the rectangle's width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }

  /// Ranges with equal attributes; `font` is for those that specify none.
  func runs(font: UIFont) -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      let spacing = attributes[.kern] ?? attributes[.tracking]
      let kern = (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) }
      runs.append(
        TextLayout.Run(
          text: (string as NSString).substring(with: range),
          font: attributes[.font] as? UIFont ?? font,
          kern: kern ?? CGFloat(spacing as? Int ?? 0),
          style: attributes[.paragraphStyle] as? NSParagraphStyle ?? .default,
          attachment: (attributes[.attachment] as? NSTextAttachment)?.room))
    }
    return runs
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Fidelity: of the options, lines always break at the rectangle's width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes attrs: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attrs)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Fidelity: of the options, lines always break at the rectangle's width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes attrs: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attrs)
  }
}
