import HeadlessQuartzCore

/// Lays out a text storage in its first container.
///
/// Fidelity: a glyph is a unit of UTF-16, lines are those that labels break, and everything is laid out
/// anew whenever it is asked for.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: NSLayoutManagerDelegate?
  /// Fidelity: kept without effect, like `allowsNonContiguousLayout`.
  open var usesFontLeading = true
  /// Fidelity: kept without effect.
  open var allowsNonContiguousLayout = false

  /// The font of text that specifies none.
  var plainFont = UIFont.systemFont(ofSize: 12)

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Lines

  private struct PlacedLine {
    var range: NSRange
    var rect: CGRect
    /// The width of the text, without the padding.
    var width: CGFloat
    /// Below the top of the line.
    var baseline: CGFloat
    var padding: CGFloat

    var usedRect: CGRect {
      CGRect(x: rect.minX, y: rect.minY, width: width + 2 * padding, height: rect.height)
    }
  }

  private var lines: [PlacedLine] {
    guard let storage = textStorage, let container = textContainers.first else { return [] }
    let padding = container.lineFragmentPadding
    let room = container.size.width > 0 ? container.size.width - 2 * padding : .infinity
    let layout = TextLayout(
      storage.runs(font: plainFont), width: max(1, room),
      limit: container.maximumNumberOfLines)
    let text = storage.string as NSString
    var y: CGFloat = 0
    var start = 0
    return layout.lines.map { line in
      var length = (line.text as NSString).length
      // The space or line end at which the line was broken belongs to it.
      while start + length < text.length,
        [0x20, 0x0A].contains(text.character(at: start + length))
      {
        length += 1
        if text.character(at: start + length - 1) == 0x0A { break }
      }
      defer {
        start += length
        y += line.height + line.spacing
      }
      let width = room.isFinite ? room : line.width
      return PlacedLine(
        range: NSRange(location: start, length: length),
        rect: CGRect(x: 0, y: y, width: width + 2 * padding, height: line.height),
        width: line.width, baseline: line.height + line.descender, padding: padding)
    }
  }

  /// Whether text is laid out in a container.
  private func isFirst(_ container: NSTextContainer) -> Bool { textContainers.first === container }

  private func line(ofGlyph index: Int) -> PlacedLine? {
    let lines = lines
    return lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
  }

  /// The distance of a glyph from the beginning of its line, in points.
  private func offset(ofGlyph index: Int, in line: PlacedLine) -> CGFloat {
    guard let storage = textStorage, index > line.range.location else { return 0 }
    let part = NSRange(
      location: line.range.location,
      length: min(index, NSMaxRange(line.range)) - line.range.location)
    let runs = storage.attributedSubstring(from: part).runs(font: plainFont)
    return TextLayout(runs).lines.reduce(0) { $0 + $1.width }
  }

  // MARK: Questions

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Fidelity: does nothing; layout is computed when it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Fidelity: does nothing, as above.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Fidelity: does nothing, as above.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}

  /// Fidelity: does nothing, since text is drawn as a whole.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Empty for a container after the first.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let end = lines.last.map { NSMaxRange($0.range) } ?? 0
    return isFirst(container)
      ? NSRange(location: 0, length: end) : NSRange(location: end, length: 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange { charRange }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// All lines together, with the padding; zero for a container after the first.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    isFirst(container) ? lines.reduce(CGRect.zero) { $0.union($1.usedRect) } : .zero
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(ofGlyph: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(ofGlyph: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }

  /// In the coordinates of its line; a glyph stands on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(ofGlyph: glyphIndex) else { return .zero }
    return CGPoint(
      x: line.padding + offset(ofGlyph: glyphIndex, in: line), y: line.baseline)
  }

  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    var result = CGRect.null
    for line in lines {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0 else { continue }
      let start = offset(ofGlyph: part.location, in: line)
      let end = offset(ofGlyph: NSMaxRange(part), in: line)
      result = result.union(
        CGRect(
          x: container.lineFragmentPadding + start, y: line.rect.minY, width: end - start,
          height: line.rect.height))
    }
    return result.isNull ? .zero : result
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for line in lines {
      let part = NSIntersectionRange(line.range, glyphRange)
      var stops = ObjCBool(false)
      if part.length > 0 { block(boundingRect(forGlyphRange: part, in: textContainer), &stops) }
      if stops.boolValue { return }
    }
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    for line in lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      var stops = ObjCBool(false)
      block(line.rect, line.usedRect, container, line.range, &stops)
      if stops.boolValue { return }
    }
  }

  /// The nearest glyph to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let lines = lines
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    let x = point.x - container.lineFragmentPadding
    for index in line.range.location..<NSMaxRange(line.range)
    where x < offset(ofGlyph: index + 1, in: line) {
      return index
    }
    return max(line.range.location, NSMaxRange(line.range) - 1)
  }

  /// The fraction is 0 at the beginning of the glyph, 1 at its end.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    partialFraction?.pointee = fraction(of: point, throughGlyph: index, container)
    return index
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private func fraction(
    of point: CGPoint, throughGlyph index: Int, _ container: NSTextContainer
  ) -> CGFloat {
    guard let line = line(ofGlyph: index) else { return 0 }
    let start = offset(ofGlyph: index, in: line)
    let width = offset(ofGlyph: index + 1, in: line) - start
    guard width > 0 else { return 0 }
    return min(max((point.x - container.lineFragmentPadding - start) / width, 0), 1)
  }

  // MARK: Drawing

  /// Fidelity: never called, and draws nothing, since backgrounds are not drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Fidelity: draws the whole text, in the colour and size of its first character.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first else { return }
    let padding = container.lineFragmentPadding
    textStorage?.draw(
      in: CGRect(
        x: origin.x + padding, y: origin.y, width: container.size.width - 2 * padding,
        height: container.size.height))
  }
}

/// Fidelity: never asked; nobody changes how lines are broken.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
