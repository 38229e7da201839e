import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("A scroll view and its content share touches", .inNewWorld)
struct TouchingContent {
  /// Notes what it is asked, and answers as a test wants.
  private final class ScrollView: UIScrollView {
    var asked: [String] = []
    var begins = true
    var cancels: Bool?

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin")
      return begins && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  private final class Control: UIControl {
    var write: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      write("cancelled")
    }
  }

  private let scene = GestureScene()
  private let scroll = ScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let button = Control(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    scene.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    button.write = { [scene] in scene.write($0) }
    scroll.addSubview(button)
    // The scene's view becomes the rest of the content.
    scene.view.frame = CGRect(x: 0, y: 100, width: 200, height: 900)
    scroll.addSubview(scene.view)
    MainLoop.shared.turn()
  }

  /// Rests, drags upwards by 40 points and lifts.
  private func drag(from y: CGFloat, after rest: Double) {
    scene.land(200, y)
    scene.wait(rest)
    scene.slide(by: 0, -40, steps: 4)
    scene.lift()
  }

  @Test("A drag before the delay is over scrolls, and a control in the content hears nothing")
  func quickDrag() {
    drag(from: 150, after: 0.05)
    #expect(scene.read() == [] && scroll.asked == [])
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("A drag on a control that has got the touch does not scroll")
  func control() {
    drag(from: 150, after: 0.3)
    #expect(scene.read() == ["began", "moved", "moved", "moved", "moved", "ended"])
    #expect(scroll.asked == ["begin", "cancel"])
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("A drag on another view cancels its touch, and scrolls")
  func view() {
    drag(from: 250, after: 0.3)
    #expect(scene.read() == ["view began", "view cancelled"])
    #expect(scroll.asked == ["begin", "cancel"])
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("A scroll view that says so takes touches from controls, and leaves those of other views")
  func answers() {
    scroll.cancels = true
    drag(from: 150, after: 0.3)
    #expect(scene.read() == ["began", "cancelled"])
    #expect(scroll.contentOffset.y > 0)
    scene.wait(2)
    scroll.contentOffset = .zero
    scroll.cancels = false
    drag(from: 250, after: 0.3)
    #expect(scene.read().last == "view ended")
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("Without canCancelContentTouches, a view that has got the touch keeps it, unasked")
  func cannotCancel() {
    scroll.canCancelContentTouches = false
    drag(from: 250, after: 0.3)
    #expect(scene.read().last == "view ended")
    #expect(scroll.asked == ["begin"])
    #expect(scroll.contentOffset.y == 0)
    drag(from: 250, after: 0.05)
    #expect(scene.read() == [])
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("Without delaysContentTouches, a control gets a quick drag, and nothing scrolls")
  func noDelay() {
    scroll.delaysContentTouches = false
    scene.land(200, 150)
    #expect(scene.read() == ["began"])
    scene.slide(by: 0, -40, steps: 4)
    scene.lift()
    #expect(scene.read().last == "ended")
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("A view in the content hears nothing of touches that the scroll view does not let begin")
  func refused() {
    scroll.begins = false
    drag(from: 150, after: 0.3)
    #expect(scene.read() == [])
    #expect(scroll.asked == ["begin"])
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("A scroll view around another one is asked too, and one that refuses is enough")
  func nested() {
    let inner = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.insertSubview(inner, at: 0)
    inner.addSubview(button)
    scroll.begins = false
    scene.land(200, 150)
    scene.wait(0.3)
    #expect(scene.read() == [])
    #expect(inner.asked == ["begin"] && scroll.asked == ["begin"])
  }

  @Test("A drag across the way in which a scroll view scrolls asks nothing of it")
  func across() {
    scene.land(200, 150)
    scene.wait(0.3)
    scene.slide(by: 40, steps: 8)
    scene.lift()
    #expect(scroll.asked == ["begin"])
    #expect(scene.read().last == "ended")
  }
}
