import HeadlessQuartzCore

extension NSAttributedString.Key {
  /// A `UIFont`; the system's font of 12 points unless given.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text; black unless given.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  ///
  /// Fidelity: kept, not drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether letters may merge.
  ///
  /// Fidelity: kept, without effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How much wider each character is, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// How much wider each character is, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Whether a line runs through the text.
  ///
  /// Fidelity: kept, not drawn.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of that line.
  ///
  /// Fidelity: kept, not drawn.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Whether a line runs below the text.
  ///
  /// Fidelity: kept, not drawn.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that line.
  ///
  /// Fidelity: kept, not drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the letters' outlines.
  ///
  /// Fidelity: kept, not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outlines.
  ///
  /// Fidelity: kept, not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  ///
  /// Fidelity: kept, not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A picture in the text.
  ///
  /// Fidelity: kept, not drawn.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where the text leads.
  ///
  /// Fidelity: kept, without effect.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far above the line the text stands.
  ///
  /// Fidelity: kept, not drawn.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// What kind of line goes with text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The shadow of text or drawing.
open class NSShadow: NSObject {
  /// How far the shadow is from what throws it.
  open var shadowOffset = CGSize.zero
  /// How blurred the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour, a `UIColor`.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}
