import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Geometry", .inNewWorld)
struct Geometry {
  @Test("Frame, bounds and center stay consistent")
  func coherence() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    view.center = .zero
    #expect(view.frame == CGRect(x: -25, y: -25, width: 50, height: 50))
    view.bounds.origin = CGPoint(x: 7, y: 7)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 7, y: 7, width: 10, height: 10))
  }

  @Test("A transform changes the frame but neither bounds nor center")
  func transforming() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.transform3D.m11 == 2)
  }

  @Test("Setting a frame under a transform is a fault and solves for bounds and center")
  func settingUnderTransform() {
    let view = UIView()
    let faults = recordedFaults {
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      view.transform = .identity
      view.frame = .zero
    }
    #expect(faults == ["frame-set-under-transform"])
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test("A place or a size that is no number is a fault, and changes nothing")
  func notANumber() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let nothing = CGFloat.zero
    let faults = recordedFaults {
      view.center = CGPoint(x: nothing / nothing, y: 0)
      view.bounds.size.width = .nan
      view.frame = CGRect(x: 0, y: 0, width: 10, height: nothing / nothing)
      view.layer.position.y = .nan
    }
    #expect(faults == Array(repeating: "geometry-not-a-number", count: 4))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Moving the anchor point moves the frame and keeps the center")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
  }

  @Test("An alpha outside of 0...1 is kept")
  func alpha() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 3)
    view.alpha = -1
    #expect(view.alpha == -1)
    view.alpha = 0.25
    #expect(view.layer.opacity == 0.25)
  }

  @Test("Outside of animation blocks, a view's layer has no actions")
  func noActions() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    #expect(view.layer.action(forKey: "opacity") == nil)
  }

  @Test("A view's layer has the view's layerClass")
  func layerClass() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    final class OwnLayer: CALayer {
      let mark = 42
    }
    final class Own: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
    #expect((Own().layer as? OwnLayer)?.mark == 42)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test("The tint color is inherited, and descendants are told about changes")
  func tint() {
    final class Probe: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, middle, inner) = (UIView(), UIView(), Probe())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    let before = inner.changes
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.changes == before + 1)
    middle.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green && inner.changes == before + 2)
    middle.tintColor = nil
    #expect(inner.tintColor == .blue)
  }

  @Test("viewWithTag finds a view at any depth")
  func tags() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
  }

  @Test("A frame that is read, moved and set again leaves the size as it is, to the bit")
  func sizeOfAFrame() {
    let view = UIView()
    for third in 1...40 {
      view.bounds.size = CGSize(width: CGFloat(third) * 296 / 3, height: CGFloat(third) / 7)
      let size = view.bounds.size
      for step in 1...20 {
        view.center = CGPoint(x: CGFloat(step) * 100 / 3, y: CGFloat(step) / 11)
        var frame = view.frame
        frame.origin.x += 0.1
        view.frame = frame
        #expect(view.bounds.size == size)
      }
    }
  }
}
