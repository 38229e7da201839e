import HeadlessQuartzCore

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// In units of UTF-16.
  let offset: Int

  @usableFromInline
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  public override init() {
    offset = 0
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset }
}

/// The characters between two places.
open class UITextRange: NSObject {
  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  open var isEmpty: Bool { first.offset == last.offset }
  private let first: UITextPosition
  private let last: UITextPosition

  @usableFromInline
  init(_ range: NSRange) {
    first = UITextPosition(range.location)
    last = UITextPosition(NSMaxRange(range))
    super.init()
  }

  public override init() {
    first = UITextPosition()
    last = UITextPosition()
    super.init()
  }

  var range: NSRange {
    NSRange(location: first.offset, length: max(0, last.offset - first.offset))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  open override var hash: Int { first.offset ^ last.offset << 16 }
}

public struct UITextStorageDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let forward = UITextStorageDirection(rawValue: 0)
  public static let backward = UITextStorageDirection(rawValue: 1)
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A text whose characters and selection can be read and changed.
///
/// Fidelity: there is no keyboard, no marked text and no tokenizer.
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
}

/// What text fields and text views share.
protocol EditedText: UITextInput, UIView {
  var editedText: String { get set }
  var editedRange: NSRange { get set }
}

extension UITextInput {
  private var edited: (any EditedText)? { self as? any EditedText }
  private var characters: NSString { (edited?.editedText ?? "") as NSString }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public var endOfDocument: UITextPosition { UITextPosition(characters.length) }

  public var selectedTextRange: UITextRange? {
    get { edited.map { UITextRange($0.editedRange) } }
    set { edited?.editedRange = newValue?.range ?? NSRange(location: characters.length, length: 0) }
  }

  /// Fidelity: always `nil`, since nobody types.
  public var markedTextRange: UITextRange? { nil }

  public func text(in range: UITextRange) -> String? {
    let whole = NSRange(location: 0, length: characters.length)
    let part = NSIntersectionRange(range.range, whole)
    return characters.substring(with: part)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard NSMaxRange(range.range) <= characters.length else { return }
    let start = range.range.location + (text as NSString).length
    edited?.editedText = characters.replacingCharacters(in: range.range, with: text)
    edited?.editedRange = NSRange(location: start, length: 0)
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...characters.length).contains(place) ? UITextPosition(place) : nil
  }

  /// Fidelity: up and down are backward and forward.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let isBack = direction == .left || direction == .up
    return self.position(from: position, offset: isBack ? -offset : offset)
  }

  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Fidelity: a caret of 2 points at the left edge.
  public func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: edited?.bounds.height ?? 0)
  }

  /// Fidelity: the whole view.
  public func firstRect(for range: UITextRange) -> CGRect { edited?.bounds ?? .zero }

  /// Fidelity: the end of the text.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  /// Fidelity: no text is marked.
  public func unmarkText() {}
}
