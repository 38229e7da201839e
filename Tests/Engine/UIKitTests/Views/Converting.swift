import EngineTesting
import HeadlessUIKit
import Testing

/// Restates the conversion tests of github.com/flowkey/UIKit-cross-platform, which compile against
/// UIKit.
@Suite("Converting between views", .inNewWorld)
struct Converting {
  private func view(_ frame: CGRect = .zero, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    parent?.addSubview(view)
    return view
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("Points convert between siblings and their descendants in both directions")
  func siblings() {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let one = view(CGRect(x: 20, y: 10, width: 10, height: 10), in: root)
    let two = view(CGRect(x: 80, y: 80, width: 20, height: 20), in: root)
    let inner = view(CGRect(x: 5, y: 5, width: 5, height: 5), in: two)
    let rows: [(UIView, UIView, CGPoint, CGPoint)] = [
      (root, one, point(15, 15), point(-5, 5)),
      (one, root, point(5, 5), point(25, 15)),
      (root, two, point(85, 85), point(5, 5)),
      (two, root, point(-5, -5), point(75, 75)),
      (one, two, point(60, 70), point(0, 0)),
      (two, one, point(-5, -5), point(55, 65)),
      (inner, one, point(1, 1), point(66, 76)),
    ]
    for (from, to, start, end) in rows {
      #expect(from.convert(start, to: to) == end)
      #expect(to.convert(start, from: from) == end)
      #expect(to.convert(end, to: from) == start)
    }
  }

  @Test("Conversion respects the bounds' origins of the views in between")
  func origins() {
    let root = view()
    root.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    root.frame.origin = .zero
    let child = view(CGRect(x: 20, y: 20, width: 10, height: 10), in: root)
    child.bounds.origin = point(5, 5)
    let grandchild = view(CGRect(x: 5, y: 5, width: 5, height: 5), in: child)
    grandchild.bounds.origin = point(999, 999)
    #expect(grandchild.convert(.zero, to: root) == point(-979, -979))
    #expect(grandchild.convert(grandchild.bounds.origin, to: root) == point(20, 20))
  }

  @Test("Conversion applies each transform about its anchor point")
  func transforms() {
    let root = view(CGRect(x: 0, y: 0, width: 512, height: 512))
    let child = view(in: root)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 128, y: 128, width: 256, height: 256)
    child.bounds.origin = point(32, 32)
    let grandchild = view(in: child)
    grandchild.transform = CGAffineTransform(scaleX: 2, y: 2)
    grandchild.frame = CGRect(x: 128, y: 128, width: 128, height: 128)
    #expect(grandchild.convert(.zero, to: root) == point(176, 176))
  }

  @Test("Converting into a scaled view divides distances")
  func scaling() {
    let root = view(CGRect(x: 0, y: 0, width: 400, height: 400))
    let scaled = view(in: root)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scaled.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let middle = view(CGRect(x: 10, y: 10, width: 80, height: 80), in: scaled)
    let inner = view(CGRect(x: 5, y: 5, width: 20, height: 20), in: middle)
    #expect(root.convert(point(100, 100), to: inner) == point(35, 35))
  }

  @Test("Converting a rectangle gives its bounding box")
  func rectangles() {
    let root = view(CGRect(x: 0, y: 0, width: 400, height: 400))
    let turned = view(CGRect(x: 100, y: 100, width: 100, height: 50), in: root)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = turned.convert(turned.bounds, to: root)
    #expect(abs(box.minX - 125) < 1e-9 && abs(box.minY - 75) < 1e-9)
    #expect(abs(box.width - 50) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test("Converting to nil means the window, or the root view without one")
  func missing() {
    let root = view()
    #expect(root.convert(point(10, 10), to: nil as UIView?) == point(10, 10))
    let window = UIWindow(frame: CGRect(x: 3, y: 4, width: 256, height: 256))
    window.bounds.origin = point(2, 1)
    let one = view(CGRect(x: 80, y: 80, width: 100, height: 100), in: window)
    one.bounds.origin = point(15, 15)
    let two = view(CGRect(x: 70, y: 70, width: 100, height: 100), in: one)
    two.bounds.origin = point(25, 25)
    let three = view(CGRect(x: 50, y: 50, width: 100, height: 100), in: two)
    three.bounds.origin = point(64, 64)
    #expect(three.convert(point(20, 10), to: nil as UIView?) == point(116, 106))
    #expect(three.convert(point(20, 10), to: window) == point(116, 106))
  }
}
