import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Recognizers of moving fingers", .inNewWorld)
struct MovingFingers {
  @Test("A pan begins after 10 points and absorbs them")
  func slop() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(200, 200)
    scene.slide(by: 9.5, steps: 1)
    #expect(pan.state == .possible)
    scene.slide(by: 0.5, steps: 1)
    #expect(pan.state == .began)
    #expect(pan.translation(in: scene.view) == .zero)
    scene.slide(by: 25, 5, steps: 5)
    #expect(pan.translation(in: scene.view) == CGPoint(x: 25, y: 5))
  }

  @Test("The translation does not depend on the number of samples")
  func sampling() {
    for steps in [3, 7, 30] {
      let scene = GestureScene()
      let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
      scene.land(200, 200)
      scene.slide(by: 60, 80, steps: steps)
      let translation = pan.translation(in: nil)
      #expect(abs(translation.x - 54) < 1e-9)
      #expect(abs(translation.y - 72) < 1e-9)
    }
  }

  @Test("A pan at constant speed has that velocity, and a resting one has none")
  func velocity() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(150, 200)
    scene.slide(by: 120, -60, steps: 12)
    let velocity = pan.velocity(in: scene.view)
    #expect(abs(velocity.x - 600) < 1e-6)
    #expect(abs(velocity.y + 300) < 1e-6)
    scene.wait(0.2)
    #expect(pan.velocity(in: scene.view) == .zero)
  }

  @Test("setTranslation sets the translation at the current location")
  func setTranslation() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(200, 200)
    scene.slide(by: 40, steps: 4)
    pan.setTranslation(.zero, in: scene.view)
    #expect(pan.translation(in: scene.view) == .zero)
    scene.slide(by: 8, steps: 2)
    #expect(pan.translation(in: scene.view) == CGPoint(x: 8, y: 0))
    pan.setTranslation(CGPoint(x: 100, y: 50), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 100, y: 50))
  }

  @Test("Translation and velocity are converted to the given view's coordinates")
  func coordinates() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.land(200, 200)
    scene.slide(by: 60, steps: 6)
    #expect(pan.translation(in: scene.view).x == 25)
    #expect(abs(pan.velocity(in: scene.view).x - 300) < 1e-6)
  }

  @Test("Adding or lifting a finger does not change the translation")
  func joining() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(200, 200)
    scene.slide(by: 30, steps: 3)
    scene.land(260, 260, finger: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    scene.slide(by: 10, steps: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    scene.lift()
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    scene.lift(finger: 1)
    #expect(pan.state == .possible)
  }

  @Test("A pan waits for its minimum number of touches and fails with too many")
  func fingerCounts() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    scene.land(180, 200)
    scene.slide(by: 30, steps: 2)
    #expect(pan.state == .possible)
    scene.land(260, 200, finger: 1)
    scene.slide(by: 0, 30, steps: 2)
    #expect(pan.state == .changed || pan.state == .began)
    scene.lift()
    scene.lift(finger: 1)
    scene.land(180, 200)
    scene.land(200, 200, finger: 1)
    scene.land(220, 200, finger: 2)
    #expect(pan.state == .failed)
  }

  @Test(
    "An edge pan must start at its edge and move inwards",
    arguments: [
      (CGPoint(x: 5, y: 200), CGPoint(x: 40, y: 0), UIRectEdge.left, true),
      (CGPoint(x: 25, y: 200), CGPoint(x: 40, y: 0), UIRectEdge.left, false),
      (CGPoint(x: 5, y: 200), CGPoint(x: 5, y: 40), UIRectEdge.left, false),
      (CGPoint(x: 395, y: 200), CGPoint(x: -40, y: 0), UIRectEdge.right, true),
      (CGPoint(x: 200, y: 395), CGPoint(x: 0, y: -40), UIRectEdge.bottom, true),
      (CGPoint(x: 5, y: 200), CGPoint(x: 40, y: 0), UIRectEdge.all, false),
    ])
  func edges(start: CGPoint, step: CGPoint, edges: UIRectEdge, recognizes: Bool) {
    let scene = GestureScene()
    let pan = scene.add(UIScreenEdgePanGestureRecognizer(), named: "edge", to: scene.window)
    pan.edges = edges
    scene.land(start.x, start.y)
    scene.slide(by: step.x, step.y, steps: 3)
    scene.lift()
    #expect(scene.read().contains("edge began") == recognizes)
  }

  @Test("A long press begins after its duration unless the finger moves")
  func longPress() {
    let scene = GestureScene()
    let press = scene.add(UILongPressGestureRecognizer(), named: "press")
    scene.land(200, 200)
    scene.wait(0.49)
    #expect(press.state == .possible)
    scene.wait(0.02)
    #expect(press.state == .began)
    scene.slide(by: 50, steps: 1)
    scene.lift()
    #expect(
      scene.read() == [
        "view began", "press began", "view cancelled", "press changed", "press ended",
      ])
    scene.land(200, 200)
    scene.slide(by: 11, steps: 1)
    scene.wait(1)
    #expect(press.state == .failed)
  }

  @Test(
    "A swipe must be fast, long enough and in its direction",
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, CGFloat(80), 4, true),
      (UISwipeGestureRecognizer.Direction.left, CGFloat(-80), 4, true),
      (UISwipeGestureRecognizer.Direction.left, CGFloat(80), 4, false),
      (UISwipeGestureRecognizer.Direction([.left, .right]), CGFloat(-80), 4, true),
      (UISwipeGestureRecognizer.Direction.right, CGFloat(80), 60, false),
      (UISwipeGestureRecognizer.Direction.right, CGFloat(40), 4, false),
    ])
  func swipe(
    direction: UISwipeGestureRecognizer.Direction, distance: CGFloat, steps: Int,
    recognizes: Bool
  ) {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), named: "swipe").direction = direction
    scene.land(200, 200)
    scene.slide(by: distance, steps: steps)
    scene.lift()
    #expect(scene.read().contains("swipe ended") == recognizes)
  }

  @Test("A pinch begins after 10 points and then follows the distance of the fingers")
  func pinch() {
    let scene = GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch")
    scene.land(150, 200)
    scene.land(240, 200, finger: 1)
    scene.slide(by: 9, steps: 1, finger: 1)
    #expect(pinch.state == .possible)
    scene.slide(by: 1, steps: 1, finger: 1)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 1)
    scene.slide(by: 50, steps: 5, finger: 1)
    #expect(pinch.scale == 1.5)
    #expect(abs(pinch.velocity - 6) < 1e-6)
    pinch.scale = 1
    scene.slide(by: 15, steps: 1, finger: 1)
    #expect(abs(pinch.scale - 1.1) < 1e-12)
    scene.lift()
    #expect(scene.read().last == "pinch ended")
  }

  @Test("A rotation follows the angle between two fingers, also beyond half a turn")
  func rotation() {
    let scene = GestureScene()
    let rotation = scene.add(UIRotationGestureRecognizer(), named: "rotation")
    scene.land(200, 200)
    scene.land(260, 200, finger: 1)
    for step in 1...20 {
      scene.wait(1.0 / 60)
      let angle = Double(step) / 20 * 1.5 * Double.pi
      scene.move(200 + 60 * cos(angle), 200 + 60 * sin(angle), finger: 1)
    }
    let slop = 10.0 / 30
    #expect(abs(Double(rotation.rotation) - (1.5 * .pi - slop)) < 1e-9)
    #expect(abs(Double(rotation.velocity) - 1.5 * .pi * 3) < 1e-6)
  }
}
