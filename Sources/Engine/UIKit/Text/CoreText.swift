import HeadlessQuartzCore

// What apps measure texts with.

public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { (location, length) = (0, 0) }

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// A text to be measured.
public final class CTFramesetter: Sendable {
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// The size of a part of a text; a range without length goes to the end.
///
/// Fidelity: breaks lines as labels do; the attributes of the frame are not used.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let rest = framesetter.text.length - stringRange.location
  let range = NSRange(
    location: stringRange.location, length: stringRange.length == 0 ? rest : stringRange.length)
  fitRange?.pointee = CFRange(location: range.location, length: range.length)
  return framesetter.text.attributedSubstring(from: range).boundingRect(
    with: constraints, options: .usesLineFragmentOrigin, context: nil
  ).size
}
