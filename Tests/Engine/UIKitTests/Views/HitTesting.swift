import EngineTesting
import HeadlessUIKit
import Testing

/// Restates the hit tests of github.com/flowkey/UIKit-cross-platform, which compile against UIKit.
@Suite("Hit testing", .inNewWorld)
struct HitTesting {
  struct Row: Sendable {
    let point: CGPoint
    let expected: String?
    init(_ x: Double, _ y: Double, _ expected: String?) {
      point = CGPoint(x: x, y: y)
      self.expected = expected
    }
  }

  private func view(_ name: String, _ frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  @Test(
    "Hit testing finds the deepest view and respects the bounds' origin",
    arguments: [
      Row(-5, -5, "root"), Row(40, 40, "child"), Row(52.5, 52.5, "grandchild"),
      Row(-11, -11, nil), Row(95, 95, nil),
    ])
  func nested(_ row: Row) {
    let root = view("root")
    root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
    root.frame.origin = .zero
    let child = view("child", CGRect(x: 40, y: 40, width: 20, height: 20))
    child.addSubview(view("grandchild", CGRect(x: 10, y: 10, width: 5, height: 5)))
    root.addSubview(child)
    #expect(root.hitTest(row.point, with: nil)?.accessibilityIdentifier == row.expected)
  }

  @Test(
    "A view's own transform does not affect hit testing in its coordinates",
    arguments: [
      Row(25, 25, "child"), Row(74, 74, "child"), Row(20, 20, "root"), Row(75, 75, "root"),
      Row(199, 199, "root"),
    ])
  func ownTransform(_ row: Row) {
    let root = view("root")
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(view("child", CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(root.hitTest(row.point, with: nil)?.accessibilityIdentifier == row.expected)
  }

  @Test(
    "A subview's transform affects hit testing",
    arguments: [
      Row(25, 25, "child"), Row(74, 74, "child"), Row(20, 20, "root"), Row(75, 75, "root"),
      Row(100, 100, nil),
    ])
  func childTransform(_ row: Row) {
    let root = view("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = view("child")
    root.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    #expect(root.hitTest(row.point, with: nil)?.accessibilityIdentifier == row.expected)
  }

  @Test("Bounds include their top and left edges but not the others")
  func halfOpen() {
    let root = view("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(root.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(root.point(inside: CGPoint(x: 99.9, y: 99.9), with: nil))
    #expect(!root.point(inside: CGPoint(x: 100, y: 50), with: nil))
    #expect(!root.point(inside: CGPoint(x: 50, y: 100), with: nil))
    root.bounds.origin = CGPoint(x: 10_000, y: 10_000)
    #expect(!root.point(inside: CGPoint(x: 50, y: 50), with: nil))
  }

  @Test("A subview outside of its superview's bounds is not hit, unlike a layer")
  func outside() {
    let root = view("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view("child", CGRect(x: 120, y: 0, width: 20, height: 20)))
    #expect(root.hitTest(CGPoint(x: 125, y: 5), with: nil) == nil)
    #expect(root.layer.hitTest(CGPoint(x: 125, y: 5))?.name == "child")
  }

  @Test("Hidden, nearly transparent and disabled views are not hit")
  func ignored() {
    let root = view("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = view("child", root.bounds)
    root.addSubview(child)
    let point = CGPoint(x: 50, y: 50)
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
      { $0.touchBlockingAnimations = 1 },
    ]
    for change in changes {
      child.isHidden = false
      child.alpha = 1
      child.isUserInteractionEnabled = true
      child.touchBlockingAnimations = 0
      #expect(root.hitTest(point, with: nil) === child)
      change(child)
      #expect(root.hitTest(point, with: nil) === root)
    }
    child.touchBlockingAnimations = 0
    child.isUserInteractionEnabled = true
    child.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === child)
  }

  @Test("Of two overlapping views, the front one is hit")
  func stacking() {
    let root = view("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view("back", root.bounds))
    root.addSubview(view("front", root.bounds))
    #expect(root.hitTest(.zero, with: nil)?.accessibilityIdentifier == "front")
    root.bringSubviewToFront(root.subviews[0])
    #expect(root.hitTest(.zero, with: nil)?.accessibilityIdentifier == "back")
  }
}
