import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// Rules 2.13, third rule: who wins, who waits, who is left out.
@MainActor
@Suite("Gestures that compete for a touch", .oneAtATime)
struct CompetingGestures {
  @Test("The first to recognize makes the others fail")
  func exclusion() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.add(UIPanGestureRecognizer(), named: "outer pan", to: scene.window)
    scene.add(UITapGestureRecognizer(), named: "tap")
    scene.land(200, 200)
    scene.slide(by: 30, steps: 3)
    scene.lift()
    #expect(
      scene.read().filter { !$0.hasPrefix("view") } == [
        "pan began", "pan changed", "pan changed", "pan ended",
      ])
  }

  @Test("One delegate that tolerates the other is enough for both to recognize")
  func simultaneous() {
    let scene = GestureScene()
    let judge = Judge()
    judge.isTolerant = true
    scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.window).delegate = judge
    scene.land(200, 200)
    scene.slide(by: 30, steps: 2)
    scene.lift()
    #expect(
      scene.read().filter { !$0.hasPrefix("view") } == [
        "pan began", "outer began", "pan changed", "outer changed", "pan ended", "outer ended",
      ])
  }

  @Test("A tap that requires a double tap to fail comes when no second tap has come")
  func waitingForADoubleTap() {
    let scene = GestureScene()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    scene.add(double, named: "double")
    scene.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
    scene.tap()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == [])
    scene.wait(0.5)
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["single ended"])
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    scene.wait(0.5)
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["double ended"])
  }

  @Test("Without the requirement, the single tap comes first and the double tap too")
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
      scene.read().filter { !$0.hasPrefix("view") } == [
        "single ended", "double ended",
      ])
  }

  @Test("A delegate can require a failure as well")
  func delegateRequirement() {
    let scene = GestureScene()
    let judge = Judge()
    judge.requiresFailure = true
    let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.window)
    scene.add(UIPanGestureRecognizer(), named: "pan").delegate = judge
    scene.land(150, 200)
    scene.slide(by: 100, steps: 5)
    scene.lift()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["swipe ended"])
    _ = swipe
  }

  @Test("A pan that waited for a swipe begins and ends when the swipe fails with the last touch")
  func waitingPan() {
    let scene = GestureScene()
    let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe")
    scene.add(UIPanGestureRecognizer(), named: "pan").require(toFail: swipe)
    scene.land(150, 200)
    scene.slide(by: 40, steps: 4)
    #expect(scene.read().filter { !$0.hasPrefix("view") } == [])
    scene.lift()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["pan began", "pan ended"])
  }

  @Test("A delegate that says no makes the recognizer fail, and lets others recognize")
  func shouldBegin() {
    let scene = GestureScene()
    let judge = Judge()
    var translation = CGPoint.zero
    judge.begins = { recognizer in
      translation = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
      return false
    }
    scene.add(UIPanGestureRecognizer(), named: "pan").delegate = judge
    scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.window)
    scene.land(200, 200)
    scene.slide(by: 30, steps: 2)
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["outer began", "outer changed"])
    #expect(translation == CGPoint(x: 15, y: 0))
  }

  @Test("A recognizer is not shown touches that its delegate does not want")
  func shouldReceive() {
    let scene = GestureScene()
    let judge = Judge()
    judge.receives = { $0.location(in: nil).x > 200 }
    scene.add(UITapGestureRecognizer(), named: "tap").delegate = judge
    scene.tap(150, 200)
    scene.wait(1)
    scene.tap(250, 200)
    #expect(scene.read().filter { $0.hasPrefix("tap") } == ["tap ended"])
  }

  @Test("Fingers on different views have gestures of their own")
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
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["a began", "b began"])
  }
}
