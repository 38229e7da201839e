import HeadlessQuartzCore

/// To which side lines of text are set.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// To the side where lines begin.
  case natural = 4
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, between words.
  case byWordWrapping
  /// Goes on in the next line, between any two letters.
  case byCharWrapping
  /// Is cut off.
  case byClipping
  /// Shows its end, after an ellipsis.
  case byTruncatingHead
  /// Shows its beginning, before an ellipsis.
  case byTruncatingTail
  /// Shows both ends, around an ellipsis.
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The style of text that has none.
  public static let `default` = NSParagraphStyle()

  /// To which side lines are set.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What happens to lines that are too long.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The points between two lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The points after the paragraph.
  ///
  /// Fidelity: kept, without effect.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The points before the paragraph.
  ///
  /// Fidelity: kept, without effect.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// A factor for the height of lines; 0 leaves them as they are.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 is without limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// How far the first line is set in.
  ///
  /// Fidelity: kept, without effect.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are set in.
  ///
  /// Fidelity: kept, without effect.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// Where lines end at the right.
  ///
  /// Fidelity: kept, without effect.
  open fileprivate(set) var tailIndent: CGFloat = 0

  /// The height that a line of a font gets.
  func height(ofLine natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// Returns a copy, as an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    mutableCopy(with: zone)
  }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    return style
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }

  /// Takes all values over from another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    paragraphSpacingBefore = other.paragraphSpacingBefore
    lineHeightMultiple = other.lineHeightMultiple
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
  }
}
