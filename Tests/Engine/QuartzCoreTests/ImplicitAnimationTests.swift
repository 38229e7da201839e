import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Implicit animation", .inNewWorld)
struct ImplicitAnimationTests {
  private var loop: MainLoop { .shared }
  private let root = Screen.root()
  private let box = CALayer()

  private func show() {
    root.addSublayer(box)
    loop.turn()
  }

  @Test("A visible layer animates for a quarter of a second with the default timing function")
  func moving() {
    show()
    box.position = point(100, 0)
    #expect(box.animationKeys() == ["position"] && box.position.x == 100)
    loop.advance(by: 0.125)
    // The default curve, halfway.
    #expect(Row.text(box.presentation()?.position.x) == "80.2403")
    #expect(loop.settle(limit: 1))
    #expect(box.presentation()?.position.x == 100 && box.animationKeys() == nil)
  }

  @Test("An action without values goes from what was seen to the new value")
  func ownAction() {
    let move = CABasicAnimation(keyPath: "position")
    move.duration = 1
    box.actions = ["position": move]
    show()
    box.position = point(100, 0)
    loop.advance(by: 0.25)
    #expect(Row.text(box.presentation()?.position.x) == "25.0")
    #expect(move.fromValue == nil)
  }

  @Test("A change during an implicit animation starts from the presentation value")
  func redirecting() {
    show()
    CATransaction.setAnimationTimingFunction(.init(name: .linear))
    box.position = point(100, 0)
    loop.advance(by: 0.125)
    CATransaction.setAnimationTimingFunction(.init(name: .linear))
    box.position = point(0, 0)
    #expect(Row.text(box.presentation()?.position.x) == "50.0")
    loop.advance(by: 0.125)
    #expect(Row.text(box.presentation()?.position.x) == "25.0")
  }

  @Test("Off screen, layers have neither implicit animations nor a presentation layer")
  func offscreen() {
    box.opacity = 0
    #expect(box.animationKeys() == nil && box.presentation() == nil)
  }

  @Test("A layer that was added in the same transaction runs only explicit animations")
  func adding() {
    root.addSublayer(box)
    box.opacity = 0
    #expect(box.animationKeys() == nil)
    box.add(CABasicAnimation(keyPath: "opacity"), forKey: "explicit")
    loop.turn()
    #expect(box.animationKeys() == ["explicit"])
  }

  @Test("After a flush, a new layer animates implicitly")
  func flushing() {
    root.addSublayer(box)
    CATransaction.flush()
    box.opacity = 0
    #expect(box.animationKeys() == ["opacity"])
  }

  @Test("Disabled actions, a null action or a duration of 0 prevent implicit animations")
  func preventing() {
    show()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    box.opacity = 0
    CATransaction.commit()
    box.actions = ["position": NSNull()]
    box.position = point(1, 1)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    box.cornerRadius = 3
    CATransaction.commit()
    #expect(box.animationKeys() == nil)
  }

  @Test("A shape's path does not animate implicitly; its colors and stroke ends do")
  func shapes() {
    let shape = CAShapeLayer()
    root.addSublayer(shape)
    loop.turn()
    shape.path = CGPath(rect: rect(0, 0, 1, 1), transform: nil)
    shape.strokeEnd = 0.5
    shape.fillColor = .white
    #expect(shape.animationKeys() == ["strokeEnd", "fillColor"])
  }

  @Test("A presentation layer links to its model and relatives, and is hit where it is presented")
  func presenting() {
    show()
    box.bounds = rect(0, 0, 10, 10)
    loop.advance(by: 1)
    CATransaction.setAnimationTimingFunction(.init(name: .linear))
    box.position = point(80, 0)
    loop.advance(by: 0.125)
    let shown = box.presentation()
    #expect(Row.text(shown?.position) == Row.text(point(40, 0)))
    #expect(shown?.model() === box)
    #expect(shown?.superlayer?.model() === root)
    #expect(root.presentation()?.sublayers?.first?.model() === box)
    #expect(root.presentation()?.hitTest(point(40, 0))?.model() === box)
    #expect(root.hitTest(point(40, 0)) === root)
    shown?.position = .zero
    #expect(Row.text(shown?.position) == Row.text(point(40, 0)))
  }

  @Test("A mask does not follow its layer's size, and animates implicitly")
  func masking() {
    show()
    let mask = CAShapeLayer()
    mask.frame = rect(0, 0, 10, 10)
    box.mask = mask
    loop.turn()
    box.bounds = rect(0, 0, 50, 50)
    #expect(mask.frame == rect(0, 0, 10, 10))
    mask.opacity = 0.5
    #expect(mask.animationKeys() == ["opacity"])
    #expect(box.describe().mask == mask.serial && box.describe().sublayers.isEmpty)
  }
}
