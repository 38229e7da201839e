import HeadlessQuartzCore
import Motion

/// How text is measured and drawn; only ``usesLineFragmentOrigin`` has an effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Cuts the last line if the text is too long.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks the text into lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the letters' shapes instead of the font.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing text may change to make it fit.
///
/// Fidelity: kept, without effect.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which the font may shrink.
  open var minimumScaleFactor: CGFloat = 0
}

/// The font of attributed text that has none.
private let plainFont = UIFont.systemFont(ofSize: 12)

extension NSAttributedString {
  /// The size of the text in one line for each paragraph.
  public func size() -> CGSize {
    TextLayout(runs(font: plainFont)).size
  }

  /// The rectangle that the text takes up within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let layout = TextLayout(runs(font: plainFont), width: breaks ? size.width : .infinity)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the text within a rectangle, broken into lines.
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

  /// The text as runs of equal looks; `font` is for what has none.
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
          style: attributes[.paragraphStyle] as? NSParagraphStyle ?? .default))
    }
    return runs
  }
}

extension String {
  /// The size of the text in one line for each paragraph.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the text takes up within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text within a rectangle, broken into lines.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  /// The size of the text in one line for each paragraph.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes up within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text within a rectangle, broken into lines.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
}
