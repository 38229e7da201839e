import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Delivering touches to views", .inNewWorld)
struct DeliveringTouches {
  @Test("A view without recognizers gets all touch callbacks")
  func plain() {
    let scene = GestureScene()
    scene.land(200, 200)
    scene.slide(by: 5, steps: 2)
    scene.lift()
    #expect(scene.read() == ["view began", "view moved", "view moved", "view ended"])
  }

  @Test("A touch stays with the view where it began")
  func capture() {
    let scene = GestureScene()
    scene.land(200, 200)
    scene.slide(by: 190, steps: 1)
    scene.lift()
    #expect(scene.read() == ["view began", "view moved", "view ended"])
  }

  @Test("A recognized gesture cancels the touch in its view")
  func cancels() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(200, 200)
    scene.slide(by: 30, steps: 3)
    scene.lift()
    #expect(
      scene.read() == [
        "view began", "pan began", "view cancelled", "pan changed", "pan changed", "pan ended",
      ])
  }

  @Test("Without cancelsTouchesInView, the view keeps its touch")
  func doesNotCancel() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), named: "pan").cancelsTouchesInView = false
    scene.land(200, 200)
    scene.slide(by: 30, steps: 2)
    scene.lift()
    #expect(
      scene.read() == [
        "view began", "pan began", "view moved", "pan changed", "view moved", "pan ended",
        "view ended",
      ])
  }

  @Test("With delaysTouchesBegan, the view gets its touch when the recognizer fails")
  func delaysBeginning() {
    let scene = GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), named: "tap")
    tap.delaysTouchesBegan = true
    scene.land(200, 200)
    #expect(scene.read() == [])
    scene.wait(1)
    #expect(scene.read() == ["view began"])
    scene.lift()
    #expect(scene.read() == ["view ended"])
    scene.tap()
    #expect(scene.read() == ["tap ended"])
  }

  @Test("A possible double tap delays touchesEnded and cancels the touches if it is recognized")
  func delaysEnd() {
    let scene = GestureScene()
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    scene.tap()
    #expect(scene.read() == ["view began"])
    scene.wait(0.5)
    #expect(scene.read() == ["view ended"])
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    #expect(
      scene.read() == [
        "view began", "view began", "double ended", "view cancelled", "view cancelled",
      ])
  }

  @Test("A view gets a second touch only if isMultipleTouchEnabled is set")
  func multipleTouches() {
    let scene = GestureScene()
    scene.land(200, 200)
    scene.land(220, 200, finger: 1)
    #expect(scene.read() == ["view began"])
    scene.lift(finger: 1)
    scene.lift()
    scene.view.isMultipleTouchEnabled = true
    _ = scene.read()
    scene.land(200, 200)
    scene.land(220, 200, finger: 1)
    #expect(scene.read() == ["view began", "view began"])
  }

  @Test("Taps in quick succession are counted")
  func tapCounts() {
    let scene = GestureScene()
    var counts: [Int] = []
    let delegate = RecognizerDelegate()
    delegate.receives = {
      counts.append($0.tapCount)
      return true
    }
    scene.add(UITapGestureRecognizer(), named: "tap").delegate = delegate
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    scene.wait(1)
    scene.tap()
    #expect(counts == [1, 2, 1])
  }

  @Test("A touch that the system cancels is cancelled in recognizers and views")
  func cancelledBySystem() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), named: "pan").cancelsTouchesInView = false
    scene.land(200, 200)
    scene.slide(by: 30, steps: 1)
    scene.cancel()
    #expect(
      scene.read() == [
        "view began", "pan began", "view moved", "pan cancelled", "view cancelled",
      ])
  }
}
