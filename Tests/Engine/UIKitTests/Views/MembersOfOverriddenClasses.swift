import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("What UIKit lets classes replace, and what it measures", .inNewWorld)
struct MembersOfOverriddenClasses {
  private final class Card: UIView {
    var fitted = 0

    override var clipsToBounds: Bool {
      get { true }
      set { super.clipsToBounds = newValue }
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UILabel() }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      fitted += 1
      return CGSize(width: 7, height: 8)
    }
  }

  @Test("A view's own members are asked in the place of UIKit's")
  func views() {
    let card = Card()
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8) && card.fitted == 1)
    #expect((card as UIView).snapshotView(afterScreenUpdates: true) is UILabel)
    #expect((card as UIView).clipsToBounds)
  }

  @Test("The distance of two anchors can be constrained")
  func distances() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other) = (UIView(), UIView())
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 20),
      one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        .constraint(equalTo: one.widthAnchor, multiplier: 2),
      other.widthAnchor.constraint(equalToConstant: 5),
      one.topAnchor.anchorWithOffset(to: other.topAnchor).constraint(equalToConstant: 30),
      one.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minX == 70)
    #expect(other.frame.minY == 30)
  }

  @Test("A delegate's window is optional twice, as a requirement of Objective-C's is")
  func windows() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    let delegate = Delegate()
    delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let known: any UIApplicationDelegate = delegate
    #expect(known.window??.frame.width == 10)
  }

  @Test("A field's text can be selected and replaced by its places")
  func textInput() throws {
    let field = UITextField()
    field.text = "abcdef"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "cdef")
    field.selectedTextRange = range
    #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 2)
    field.replace(range, withText: "x")
    #expect(field.text == "abx" && field.selectedTextRange?.isEmpty == true)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test("A layout manager finds lines and the glyph at a point")
  func textKit() {
    let storage = NSTextStorage(string: "one two three")
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 500))
    )
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let used = manager.usedRect(for: container)
    #expect(used.width <= 60 && used.height > 20)
    #expect(manager.glyphIndex(for: CGPoint(x: 1, y: 1), in: container) == 0)
    let last = manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container)
    #expect(last == 12)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container).minX == 0)
  }
}
