import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Typing into texts", .inNewWorld)
struct TypingText {
  /// What an app has to write to take text from a keyboard.
  private final class Pad: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  /// An app's own text, which is one word.
  private final class Word: UIView, UITextInput {
    final class Place: UITextPosition {
      let index: Int
      init(_ index: Int) {
        self.index = index
        super.init()
      }
    }
    var selectedTextRange: UITextRange?
    var markedTextRange: UITextRange? { nil }
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(4) }
    var hasText: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func text(in range: UITextRange) -> String? { "word" }
    func replace(_ range: UITextRange, withText text: String) {}
    func unmarkText() {}
    func textRange(
      from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { UITextRange() }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      (position as? Place).map { Place($0.index + offset) }
    }
    func position(
      from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 4 }
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  }

  @Test("A view takes text with three members; the traits of the keyboard have defaults")
  func keyInput() {
    let pad = Pad()
    pad.insertText("ab")
    pad.deleteBackward()
    #expect(pad.text == "a")
    #expect(pad.keyboardType == .default && pad.autocapitalizationType == .sentences)
  }

  @Test("An app's own text input answers for itself")
  func ownInput() {
    let word: any UITextInput = Word()
    #expect(word.text(in: UITextRange()) == "word")
    #expect(word.offset(from: word.beginningOfDocument, to: word.endOfDocument) == 4)
    #expect(word.position(from: word.beginningOfDocument, offset: 2) is Word.Place)
  }

  @Test("A field inserts at the caret, replaces the selection, and deletes before the caret")
  func field() throws {
    let field = UITextField()
    field.text = "abc"
    func select(_ start: Int, _ end: Int) throws {
      let first = try #require(field.position(from: field.beginningOfDocument, offset: start))
      let last = try #require(field.position(from: field.beginningOfDocument, offset: end))
      field.selectedTextRange = field.textRange(from: first, to: last)
    }
    try select(1, 1)
    field.insertText("X")
    field.insertText("Y")
    #expect(field.text == "aXYbc")
    try select(1, 4)
    field.insertText("-")
    #expect(field.text == "a-c")
    field.deleteBackward()
    #expect(field.text == "ac")
    let caret = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 1)
  }

  @Test("A text view inserts at its selection, with the attributes of what stands before it")
  func view() {
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "one", attributes: [.foregroundColor: UIColor.red])
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("A")
    #expect(view.text == "Aone" && view.selectedRange == NSRange(location: 1, length: 0))
    let color =
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red)
  }

  @Test("Without a selection there is no caret")
  func noSelection() {
    let field = UITextField()
    field.text = "abc"
    field.selectedTextRange = nil
    #expect(field.selectedTextRange == nil)
    field.insertText("d")
    #expect(field.text == "abcd")
  }
}
