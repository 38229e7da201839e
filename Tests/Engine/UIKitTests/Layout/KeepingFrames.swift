import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Frames beside Auto Layout", .inNewWorld)
struct KeepingFrames {
  private let root = UIViewController()
  private let box = UIView()

  /// A window of 390 by 844 points, whose safe area is inset, with a box in its middle.
  private func show() -> UIWindow {
    let window = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    MainLoop.shared.turn()
    return window
  }

  @Test("Constraints place the center, wherever the anchor point is")
  func anchorPointAtTheEdge() {
    let window = show()
    box.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    let sibling = UIView()
    sibling.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(sibling)
    NSLayoutConstraint.activate([
      sibling.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      sibling.topAnchor.constraint(equalTo: box.bottomAnchor),
      sibling.widthAnchor.constraint(equalToConstant: 20),
      sibling.heightAnchor.constraint(equalToConstant: 20),
    ])
    MainLoop.shared.turn()
    #expect(box.center.x == 195)
    #expect(box.frame.minX == 195)
    #expect(sibling.frame.minX == 145)
    _ = window
  }

  @Test("A view that was moved off the safe area stays there until its superview is laid out")
  func movedView() {
    let window = show()
    let place = box.frame
    box.center.y = 950
    MainLoop.shared.turn()
    #expect(box.frame.midY == 950)
    box.setNeedsLayout()
    MainLoop.shared.turn()
    #expect(box.frame.midY == 950)
    root.view.setNeedsLayout()
    MainLoop.shared.turn()
    #expect(box.frame == place)
    _ = window
  }

  @Test("A changed size of what is in a moved view lays out the view, and leaves it where it is")
  func movedViewWithContent() {
    let window = show()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    label.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    MainLoop.shared.turn()
    box.center.y = 950
    label.text = "longer"
    MainLoop.shared.turn()
    #expect(label.frame.width > 0)
    #expect(box.frame.midY == 950)
    _ = window
  }

  @Test("A view that no constraint mentions keeps the frame that it has")
  func unmentioned() {
    let window = show()
    let cover = UIView(frame: root.view.bounds)
    cover.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(cover)
    MainLoop.shared.turn()
    #expect(cover.frame == root.view.bounds)
    cover.frame.size.width = 50
    MainLoop.shared.turn()
    #expect(cover.frame.width == 50)
    let height = cover.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    MainLoop.shared.turn()
    #expect(cover.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    height.isActive = false
    cover.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.view.setNeedsLayout()
    MainLoop.shared.turn()
    #expect(cover.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    _ = window
  }

  @Test("A view with an intrinsic size takes it, also where no constraint mentions the view")
  func intrinsicSize() {
    let window = show()
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    MainLoop.shared.turn()
    #expect(label.frame.size == label.intrinsicContentSize)
    _ = window
  }

  @Test("A size that changes lays out the superview, but not while that lays out its subviews")
  func superlayerOfAChangedSize() {
    final class Counting: CALayer {
      var count = 0
      var sizesSublayers = false
      override func layoutSublayers() {
        super.layoutSublayers()
        count += 1
        if sizesSublayers { sublayers?.first?.bounds.size.width += 1 }
      }
    }
    let (outer, inner) = (Counting(), Counting())
    outer.addSublayer(inner)
    outer.layoutIfNeeded()
    #expect((outer.count, inner.count) == (1, 0))
    inner.bounds.size.width = 10
    #expect(outer.needsLayout())
    inner.layoutIfNeeded()
    #expect((outer.count, inner.count) == (2, 1))
    inner.position.x = 5
    #expect(!outer.needsLayout() && !inner.needsLayout())
    outer.sizesSublayers = true
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect((outer.count, inner.count) == (3, 2))
    #expect(!outer.needsLayout())
  }
}
