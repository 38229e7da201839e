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
/// Fidelity: there is no keyboard, no marked text and no tokenizer, so that Apple's requirements for these
/// and for directions of writing are none here.
public protocol UITextInput: UIKeyInput {
  /// `nil` if nothing is selected, and there is no caret.
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func unmarkText()
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// The common interface of text fields and text views for editing.
protocol EditedText: UIView {
  var editedText: String { get }
  /// `nil` if there is no caret.
  var editedRange: NSRange? { get set }
  func change(_ range: NSRange, to text: String)
  func tellOfTyping()
}

extension EditedText {
  private var characters: NSString { editedText as NSString }

  /// The selection, within the text; its end if nothing is selected.
  private var caret: NSRange {
    let whole = NSRange(location: 0, length: characters.length)
    guard let range = editedRange, range.location <= whole.length else {
      return NSRange(location: whole.length, length: 0)
    }
    return NSRange(
      location: range.location, length: min(range.length, whole.length - range.location))
  }

  /// Puts a text in place of the selection, and the caret behind it.
  func typeAtCaret(_ text: String) { typeAndPlaceCaret(text, in: caret) }

  /// Deletes the selection, or the character before the caret.
  func deleteAtCaret() {
    var range = caret
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = characters.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    typeAndPlaceCaret("", in: range)
  }

  private func typeAndPlaceCaret(_ text: String, in range: NSRange) {
    change(range, to: text)
    editedRange = NSRange(location: range.location + (text as NSString).length, length: 0)
    tellOfTyping()
  }

  var endOfText: UITextPosition { UITextPosition(characters.length) }

  func part(_ range: UITextRange) -> String? {
    let whole = NSRange(location: 0, length: characters.length)
    return characters.substring(with: NSIntersectionRange(range.range, whole))
  }

  func exchange(_ range: UITextRange, _ text: String) {
    guard NSMaxRange(range.range) <= characters.length else { return }
    typeAndPlaceCaret(text, in: range.range)
  }

  func range(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
    UITextRange(
      NSRange(location: min(one.offset, other.offset), length: abs(other.offset - one.offset)))
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...characters.length).contains(place) ? UITextPosition(place) : nil
  }

  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    moved(position, by: direction == .left || direction == .up ? -offset : offset)
  }

  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    one.offset < other.offset
      ? .orderedAscending : one.offset > other.offset ? .orderedDescending : .orderedSame
  }
}
