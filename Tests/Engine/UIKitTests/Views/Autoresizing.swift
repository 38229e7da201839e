import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Autoresizing", .inNewWorld)
struct Autoresizing {
  struct Row: Sendable, CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    /// Left margin, width and right margin before.
    let parts: [Double]
    let change: Double
    /// Left edge and width after.
    let expected: [Double]
    var testDescription: String { "\(parts) by \(change) with \(mask.rawValue)" }
  }

  @Test(
    "Flexible parts share a change in proportion to their sizes",
    arguments: [
      Row(
        mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], parts: [10, 40, 50],
        change: 60, expected: [16, 64]),
      Row(
        mask: [.flexibleLeftMargin, .flexibleRightMargin], parts: [30, 60, 10], change: 80,
        expected: [90, 60]),
      Row(
        mask: [.flexibleLeftMargin, .flexibleWidth], parts: [0, 0, 100], change: 30,
        expected: [15, 15]),
      Row(mask: [.flexibleWidth], parts: [10, 40, 50], change: 60, expected: [10, 100]),
      Row(mask: [.flexibleLeftMargin], parts: [10, 40, 50], change: 60, expected: [70, 40]),
      Row(mask: [.flexibleRightMargin], parts: [10, 40, 50], change: 60, expected: [10, 40]),
      Row(mask: [], parts: [10, 40, 50], change: 60, expected: [10, 40]),
      Row(mask: [.flexibleWidth], parts: [10, 40, 50], change: -60, expected: [10, 0]),
      Row(
        mask: [.flexibleLeftMargin, .flexibleRightMargin], parts: [50, 0, 50], change: 100,
        expected: [100, 0]),
    ])
  func sharing(_ row: Row) {
    let whole = row.parts.reduce(0, +)
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: whole, height: whole))
    let view = UIView(
      frame: CGRect(x: row.parts[0], y: row.parts[0], width: row.parts[1], height: row.parts[1]))
    // The mask for the vertical axis is the same, shifted by three bits.
    view.autoresizingMask = row.mask.union(
      UIView.AutoresizingMask(rawValue: row.mask.rawValue << 3))
    superview.addSubview(view)
    superview.frame.size = CGSize(width: whole + row.change, height: whole + row.change)
    let expected = CGRect(
      x: row.expected[0], y: row.expected[0], width: row.expected[1], height: row.expected[1])
    #expect(view.frame == expected)
  }

  @Test("Moving the origin of bounds or frame does not resize subviews")
  func origin() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.bounds.origin = CGPoint(x: 30, y: 40)
    superview.frame.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("A mask set after the change and a superview that opted out resize nothing")
  func optingOut() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: superview.bounds)
    superview.addSubview(view)
    superview.bounds.size.width = 200
    view.autoresizingMask = .flexibleWidth
    #expect(view.frame.width == 100)
    superview.autoresizesSubviews = false
    superview.bounds.size.width = 300
    #expect(view.frame.width == 100)
  }

  @Test("Autoresizing applies to all levels immediately")
  func nesting() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    views[0].frame.size = CGSize(width: 300, height: 50)
    #expect(views[2].bounds.size == CGSize(width: 300, height: 50))
  }
}
