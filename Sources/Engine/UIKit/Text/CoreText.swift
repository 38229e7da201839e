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

/// The size of the lines of a part of a text that have room; a range without length goes to the end.
///
/// Fidelity: breaks lines as labels do; the attributes of the frame are not used. A range that is not in
/// the text is cut.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let whole = framesetter.text.length
  let start = min(max(stringRange.location, 0), whole)
  let length =
    stringRange.length <= 0 ? whole - start : min(stringRange.length, whole - start)
  let storage = NSTextStorage(
    attributedString: framesetter.text.attributedSubstring(
      from: NSRange(location: start, length: length)))
  let (manager, container) = (NSLayoutManager(), NSTextContainer(size: constraints))
  container.lineFragmentPadding = 0
  manager.addTextContainer(container)
  storage.addLayoutManager(manager)
  var (size, fitting) = (CGSize.zero, 0)
  manager.enumerateLineFragments(
    forGlyphRange: NSRange(location: 0, length: length)
  ) { rect, used, _, range, stop in
    // A height of 0 would be a frame without lines, which nobody means.
    if constraints.height > 0, rect.maxY > constraints.height {
      stop.pointee = true
      return
    }
    size = CGSize(width: max(size.width, used.width), height: rect.maxY)
    fitting = NSMaxRange(range)
  }
  fitRange?.pointee = CFRange(location: start, length: fitting)
  return size
}
