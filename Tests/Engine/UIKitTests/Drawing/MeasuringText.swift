import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Measuring text", .inNewWorld)
struct MeasuringText {
  @Test("The width of text is the sum of its characters' widths")
  func additivity() {
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    #expect(abs(width("Hello") - (width("Hel") + width("lo"))) < 1e-9)
    #expect(width("") == 0)
    #expect(width("W") > width("i"))
  }

  @Test("Text width is proportional to the font size, and bold text is wider")
  func scaling() {
    func width(_ font: UIFont) -> CGFloat {
      "Transition".size(withAttributes: [.font: font]).width
    }
    let regular = UIFont.systemFont(ofSize: 10)
    #expect(abs(width(regular.withSize(30)) - 3 * width(regular)) < 1e-9)
    #expect(width(.systemFont(ofSize: 10, weight: .bold)) > width(regular))
    #expect(width(.systemFont(ofSize: 10, weight: .medium)) > width(regular))
    #expect(width(.monospacedSystemFont(ofSize: 10, weight: .regular)) == 60)
  }

  @Test("Kerning is added to every character")
  func kerning() {
    let font = UIFont.systemFont(ofSize: 12)
    let plain = NSAttributedString(string: "abc", attributes: [.font: font])
    let wide = NSAttributedString(string: "abc", attributes: [.font: font, .kern: 2.0])
    #expect(abs(wide.size().width - plain.size().width - 6) < 1e-9)
  }

  @Test("A line has its font's line height")
  func height() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect("one\ntwo".size(withAttributes: [.font: font]).height == 2 * font.lineHeight)
  }

  @Test("Text wraps at spaces, and words longer than a line wrap inside")
  func breaking() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)  // 6 points each
    func lines(_ text: String, _ width: CGFloat) -> CGFloat {
      let box = text.boundingRect(
        with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin,
        attributes: [.font: font], context: nil)
      #expect(box.width <= width + 1e-9)
      return (box.height / font.lineHeight).rounded()
    }
    #expect(lines("one two three", 100) == 1)
    #expect(lines("one two three", 60) == 2)
    #expect(lines("one two three", 30) == 3)
    #expect(lines("abcdefghij", 30) == 2)
    #expect(lines("a\n\nb", 100) == 3)
  }

  @Test("A label's size is that of its text, rounded up to pixels")
  func label() {
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()
    let exact = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let scale = label.traitCollection.displayScale
    #expect(label.bounds.width >= exact.width && label.bounds.width < exact.width + 1 / scale)
    #expect((label.bounds.width * scale).rounded() == label.bounds.width * scale)
    #expect(label.intrinsicContentSize == label.bounds.size)
    label.text = nil
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test("A multiline label's height depends on its width")
  func severalLines() {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = "one two three"
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).width == 78)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(narrow.width == 30 && narrow.height > 3 * 12)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height < narrow.height)
  }

  @Test("In constraints, a multiline label has the height that its width needs")
  func constrained() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 400))
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = "one two three four"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 60)
    let needed = label.sizeThatFits(CGSize(width: 60, height: 0)).height
    #expect(abs(label.frame.height - needed) < 1e-9)
    #expect(label.frame.height > 20)
  }
}
