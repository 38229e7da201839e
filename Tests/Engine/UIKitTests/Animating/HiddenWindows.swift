import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Animating in a window that is not shown", .inNewWorld)
struct HiddenWindows {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView()

  init() { window.addSubview(view) }

  private func animate(
    delay: Double = 0, _ options: UIView.AnimationOptions = [], _ change: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: 1, delay: delay, options: options, animations: change, completion: completion)
  }

  @Test("A delay and the way back belong to the time that a block takes")
  func time() {
    var ends: [Bool] = []
    animate(delay: 0.5, [.autoreverse]) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    MainLoop.shared.advance(by: 2.4)
    #expect(ends == [])
    MainLoop.shared.advance(by: 0.2)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A block that repeats for ever never ends")
  func forEver() {
    var ends: [Bool] = []
    animate(delay: 0, [.repeat]) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    MainLoop.shared.advance(by: 10)
    #expect(ends == [])
  }

  @Test("A window that is shown meanwhile shows the animation, which ends once")
  func shown() {
    var ends: [Bool] = []
    animate {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    MainLoop.shared.advance(by: 0.5)
    window.isHidden = false
    MainLoop.shared.advance(by: 0.75)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0)
    MainLoop.shared.advance(by: 1)
    #expect(ends == [true])
  }
}
