import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Controls among gestures", .oneAtATime)
struct TappingControls {
  private func scene(with control: UIControl) -> GestureScene {
    let scene = GestureScene()
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    control.addTarget(scene, action: Selector("press", GestureScene.press), for: .touchUpInside)
    scene.view.addSubview(control)
    scene.add(UITapGestureRecognizer(), named: "tap")
    scene.add(UIPanGestureRecognizer(), named: "pan")
    return scene
  }

  @Test("A button's tap is its own, not that of a recognizer around it")
  func button() {
    let scene = scene(with: UIButton())
    scene.tap()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["press"])
  }

  @Test("A disabled button leaves the tap to the recognizer")
  func disabledButton() {
    let button = UIButton()
    button.isEnabled = false
    let scene = scene(with: button)
    scene.tap()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["tap ended"])
  }

  @Test("A pan around a button takes the touch away from it")
  func panning() {
    let scene = scene(with: UIButton())
    scene.land(200, 200)
    scene.slide(by: 30, steps: 1)
    scene.lift()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["pan began", "pan ended"])
  }

  @Test("A recognizer of the button itself recognizes, and the button loses the touch")
  func ownRecognizer() {
    let button = UIButton()
    let scene = scene(with: button)
    scene.add(UITapGestureRecognizer(), named: "own", to: button)
    scene.tap()
    #expect(scene.read().filter { !$0.hasPrefix("view") } == ["own ended"])
  }
}
