import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Stack views", .inNewWorld)
struct Stacking {
  final class Box: UIView {
    let own: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
  }

  private func frames(
    _ sizes: [CGSize], in size: CGSize, _ configure: (UIStackView) -> Void
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: sizes.map { Box($0.width, $0.height) })
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private let sizes = [
    CGSize(width: 30, height: 10), CGSize(width: 60, height: 20), CGSize(width: 90, height: 30),
  ]

  @Test("fillEqually gives equal widths with spacing between them")
  func equally() {
    let frames = frames(sizes, in: CGSize(width: 320, height: 40)) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 110, y: 0, width: 100, height: 40),
        CGRect(x: 220, y: 0, width: 100, height: 40),
      ])
  }

  @Test("equalSpacing keeps sizes and makes equal spaces, and center alignment centers")
  func spacing() {
    let frames = frames(sizes, in: CGSize(width: 300, height: 40)) {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 15, width: 30, height: 10), CGRect(x: 90, y: 10, width: 60, height: 20),
        CGRect(x: 210, y: 5, width: 90, height: 30),
      ])
  }

  @Test("A vertical stack with leading alignment keeps widths and heights")
  func column() {
    let frames = frames(sizes, in: CGSize(width: 200, height: 80)) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.spacing = 10
    }
    #expect(frames.map(\.minY) == [0, 20, 50])
    #expect(frames.map(\.width) == [30, 60, 90])
  }

  @Test("fillProportionally follows the intrinsic content sizes")
  func proportionally() {
    let frames = frames(sizes, in: CGSize(width: 360, height: 40)) {
      $0.distribution = .fillProportionally
    }
    #expect(frames.map(\.width) == [60, 120, 180])
  }

  @Test("A hidden arranged view takes no space")
  func hiding() {
    let frames = frames(sizes, in: CGSize(width: 210, height: 40)) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.arrangedSubviews[1].isHidden = true
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(frames[2] == CGRect(x: 110, y: 0, width: 100, height: 40))
  }

  @Test("A stack without size constraints is as large as its views need")
  func ownSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let stack = UIStackView(arrangedSubviews: sizes.map { Box($0.width, $0.height) })
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 5
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 190)
    #expect(stack.frame.height <= 30 && stack.frame.height >= 10)
  }

  @Test("Hiding a view in an animation block animates the other views")
  func hidingAnimated() {
    let stack = UIStackView(arrangedSubviews: sizes.map { Box($0.width, $0.height) })
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.distribution = .fillEqually
    stack.layer.setRenderRoot(true)
    defer { stack.layer.setRenderRoot(false) }
    MainLoop.shared.turn()
    let last = stack.arrangedSubviews[2]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[0].isHidden = true
    }
    #expect(last.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
    #expect(last.layer.animationKeys()?.isEmpty == false)
    MainLoop.shared.advance(by: 2)
  }

  @Test("A custom spacing lasts while its view is arranged, also at another place")
  func customSpacing() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(30, after: first)
    stack.setCustomSpacing(30, after: UIView())
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.customSpacing(after: first) == 30)
    stack.removeArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}
