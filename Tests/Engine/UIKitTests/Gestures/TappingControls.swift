import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Controls and gesture recognizers", .inNewWorld)
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

  @Test("A button takes its tap from a recognizer on its superview")
  func button() {
    let scene = scene(with: UIButton())
    scene.tap()
    #expect(scene.readWithoutTouches() == ["press"])
  }

  @Test("A disabled button leaves the tap to its superview's recognizer")
  func disabledButton() {
    let button = UIButton()
    button.isEnabled = false
    let scene = scene(with: button)
    scene.tap()
    #expect(scene.readWithoutTouches() == ["tap ended"])
  }

  @Test("A pan recognizer on the superview cancels a button's touch")
  func panning() {
    let scene = scene(with: UIButton())
    scene.land(200, 200)
    scene.slide(by: 30, steps: 1)
    scene.lift()
    #expect(scene.readWithoutTouches() == ["pan began", "pan ended"])
  }

  @Test("A recognizer on the button itself takes the tap from the button")
  func ownRecognizer() {
    let button = UIButton()
    let scene = scene(with: button)
    scene.add(UITapGestureRecognizer(), named: "own", to: button)
    scene.tap()
    #expect(scene.readWithoutTouches() == ["own ended"])
  }
}
