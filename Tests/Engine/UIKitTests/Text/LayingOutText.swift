import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Text storages, layout managers and containers", .inNewWorld)
struct LayingOutText {
  private final class Delegate: NSObject, NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      let range = "\(editedRange.location)+\(editedRange.length)"
      edits.append("\(editedMask.rawValue) \(range) \(delta)")
    }
  }

  /// A storage as Apple's guide has it: a store of its own, and four methods.
  private final class OwnStorage: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")
    override var string: String { store.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      store.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      store.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  private func system(
    _ storage: NSTextStorage, width: CGFloat, padding: CGFloat = 5
  ) -> (NSLayoutManager, NSTextContainer) {
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 500))
    )
    container.lineFragmentPadding = padding
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (manager, container)
  }

  @Test("A storage tells its delegate of each change, and of several as of one")
  func edits() {
    let (storage, delegate) = (NSTextStorage(string: "abc"), Delegate())
    storage.delegate = delegate
    storage.append(NSAttributedString(string: "de"))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
    #expect(delegate.edits == ["3 3+2 2", "2 0+3 2", "1 2+2 0"])
    delegate.edits = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    storage.append(NSAttributedString(string: "!"))
    storage.endEditing()
    #expect(delegate.edits == ["3 0+6 -1"])
    #expect(storage.string == "zbcde!" && storage.editedMask == [])
  }

  @Test("A storage with a store of its own is laid out like any other")
  func subclass() {
    let storage = OwnStorage()
    let (manager, _) = system(storage, width: 200)
    storage.append(
      NSAttributedString(string: "hello", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(storage.length == 5 && manager.numberOfGlyphs == 5)
    #expect(
      storage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).length == 2)
    var rects = 0
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: 5)
    ) { _, _, _, _, _ in rects += 1 }
    #expect(rects == 1)
  }

  @Test("Used rectangles include the padding, and a glyph stands on the baseline behind it")
  func padding() {
    let storage = NSTextStorage(
      string: "word", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container) = system(storage, width: 200)
    let line = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(line == manager.usedRect(for: container))
    let glyphs = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 4), in: container)
    #expect(abs(line.width - glyphs.width - 10) < 1e-6)
    let first = manager.location(forGlyphAt: 0)
    #expect(first.x == 5 && abs(first.y - UIFont.systemFont(ofSize: 20).ascender) < 1e-6)
    #expect(manager.usedRect(for: NSTextContainer()) == .zero)
  }

  @Test("The fraction through a glyph is that of the point")
  func fractions() {
    let storage = NSTextStorage(string: "mm", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let (manager, container) = system(storage, width: 400, padding: 0)
    let second = manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1), in: container)
    var fraction: CGFloat = -1
    let index = manager.characterIndex(
      for: CGPoint(x: second.minX + 0.25 * second.width, y: 5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 1 && abs(fraction - 0.25) < 1e-6)
  }

  @Test("An attachment takes the room of its bounds, or of its image")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 100, height: 50)
    let text = NSMutableAttributedString(attachment: attachment)
    #expect(text.size().width == 100 && text.size().height >= 50)
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width == 100)
  }

  @Test("A text view shows the storage of the container that it is made with")
  func textSystem() {
    let storage = NSTextStorage(string: "text")
    let (manager, container) = system(storage, width: 0)
    container.widthTracksTextView = true
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), textContainer: container)
    #expect(view.text == "text" && view.textStorage === storage)
    #expect(view.layoutManager === manager && view.textContainer === container)
    view.textStorage.append(NSAttributedString(string: " of several words in many lines"))
    #expect(view.text.count == 35)
    view.layoutIfNeeded()
    #expect(container.size.width == 100)
    #expect(manager.usedRect(for: container).width <= 100)
    #expect(manager.usedRect(for: container).height > 40)
  }

  @Test("A frame setter fits as many lines as there is room for, and takes no range beyond")
  func fitting() {
    let text = NSAttributedString(
      string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fitting = CFRange()
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 60, height: 1.5 * line), &fitting)
    #expect(abs(size.height - line) < 1e-6)
    #expect(fitting.location == 0 && fitting.length > 0 && fitting.length < 18)
    let none = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(100, 5), nil, CGSize(width: 60, height: 0), &fitting)
    #expect(fitting.length == 0 && none.width == 0)
  }
}
