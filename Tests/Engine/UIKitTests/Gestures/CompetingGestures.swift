import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Competing gesture recognizers", .inNewWorld)
struct CompetingGestures {
  @Test("The first recognizer to recognize makes the others fail")
  func exclusion() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.add(UIPanGestureRecognizer(), named: "outer pan", to: scene.window)
    scene.add(UITapGestureRecognizer(), named: "tap")
    scene.land(200, 200)
    scene.slide(by: 30, steps: 3)
    scene.lift()
    #expect(
      scene.readWithoutTouches() == [
        "pan began", "pan changed", "pan changed", "pan ended",
      ])
  }

  @Test("One delegate's permission lets both recognizers recognize simultaneously")
  func simultaneous() {
    let scene = GestureScene()
    let delegate = RecognizerDelegate()
    delegate.allowsSimultaneous = true
    scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.window).delegate = delegate
    scene.land(200, 200)
    scene.slide(by: 30, steps: 2)
    scene.lift()
    #expect(
      scene.readWithoutTouches() == [
        "pan began", "outer began", "pan changed", "outer changed", "pan ended", "outer ended",
      ])
  }

  @Test("A tap that requires a double tap to fail waits until no second tap can follow")
  func waitingForADoubleTap() {
    let scene = GestureScene()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    scene.add(double, named: "double")
    scene.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
    scene.tap()
    #expect(scene.readWithoutTouches() == [])
    scene.wait(0.5)
    #expect(scene.readWithoutTouches() == ["single ended"])
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    scene.wait(0.5)
    #expect(scene.readWithoutTouches() == ["double ended"])
  }

  @Test("Without the requirement, both the single and the double tap are recognized")
  func singleAndDouble() {
    let scene = GestureScene()
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    scene.add(UITapGestureRecognizer(), named: "single")
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    scene.wait(0.5)
    #expect(
      scene.readWithoutTouches() == [
        "single ended", "double ended",
      ])
  }

  @Test("A delegate can require another recognizer to fail")
  func delegateRequirement() {
    let scene = GestureScene()
    let delegate = RecognizerDelegate()
    delegate.requiresFailure = true
    scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.window)
    scene.add(UIPanGestureRecognizer(), named: "pan").delegate = delegate
    scene.land(150, 200)
    scene.slide(by: 100, steps: 5)
    scene.lift()
    #expect(scene.readWithoutTouches() == ["swipe ended"])
  }

  @Test("A pan that waits for a swipe begins and ends when the last touch makes the swipe fail")
  func waitingPan() {
    let scene = GestureScene()
    let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe")
    scene.add(UIPanGestureRecognizer(), named: "pan").require(toFail: swipe)
    scene.land(150, 200)
    scene.slide(by: 40, steps: 4)
    #expect(scene.readWithoutTouches() == [])
    scene.lift()
    #expect(scene.readWithoutTouches() == ["pan began", "pan ended"])
  }

  @Test("A recognizer fails if its delegate returns false from shouldBegin")
  func shouldBegin() {
    let scene = GestureScene()
    let delegate = RecognizerDelegate()
    var translation = CGPoint.zero
    delegate.begins = { recognizer in
      translation = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
      return false
    }
    scene.add(UIPanGestureRecognizer(), named: "pan").delegate = delegate
    scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.window)
    scene.land(200, 200)
    scene.slide(by: 30, steps: 2)
    #expect(scene.readWithoutTouches() == ["outer began", "outer changed"])
    #expect(translation == CGPoint(x: 15, y: 0))
  }

  @Test("A recognizer does not get touches that its delegate rejects")
  func shouldReceive() {
    let scene = GestureScene()
    let delegate = RecognizerDelegate()
    delegate.receives = { $0.location(in: nil).x > 200 }
    scene.add(UITapGestureRecognizer(), named: "tap").delegate = delegate
    scene.tap(150, 200)
    scene.wait(1)
    scene.tap(250, 200)
    #expect(scene.read().filter { $0.hasPrefix("tap") } == ["tap ended"])
  }

  @Test("Fingers on different views are recognized independently")
  func separateViews() {
    let scene = GestureScene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    scene.view.superview?.addSubview(other)
    scene.add(UIPanGestureRecognizer(), named: "a")
    scene.add(UIPanGestureRecognizer(), named: "b", to: other)
    scene.land(200, 200)
    scene.land(40, 40, finger: 1)
    scene.slide(by: 30, steps: 1)
    scene.slide(by: 30, steps: 1, finger: 1)
    #expect(scene.readWithoutTouches() == ["a began", "b began"])
  }
}
