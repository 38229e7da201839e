import EngineTesting
import HeadlessUIKit
import Testing

/// Tutorials copy views by archiving and restoring them.
@Suite("Copying views by archive", .inNewWorld)
struct CopyingByArchive {
  @Test("An unarchived view has the same frame, appearance and subviews")
  func copying() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    view.accessibilityIdentifier = "card"
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 10))
    label.text = "Hello"
    view.addSubview(label)
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView)
    #expect(copy !== view)
    #expect(copy.frame == view.frame && copy.alpha == 0.5 && copy.tag == 7)
    #expect(copy.backgroundColor == .red && copy.accessibilityIdentifier == "card")
    #expect((copy.subviews.first as? UILabel)?.text == "Hello")
    #expect(copy.subviews.first?.frame == label.frame)
  }
}
