import HeadlessQuartzCore
import Testing

@MainActor
@Suite("Core Animation")
struct SmokeTests {
  final class Ear: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start \(CACurrentMediaTime())") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      heard.append("stop \(flag) \(CACurrentMediaTime())")
    }
  }

  @Test("An animation moves, ends and leaves") func moves() {
    let loop = MainLoop.shared
    let root = CALayer()
    root.setRenderRoot(true)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = CALayer()
    root.addSublayer(layer)
    loop.turn()
    let ear = Ear()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.delegate = ear
    layer.add(animation, forKey: "move")
    let t = loop.now
    loop.advance(by: 0.5)
    #expect(layer.presentation()?.position.x == 50)
    #expect(loop.settle(limit: 5))
    #expect(ear.heard == ["start \(t)", "stop true \(t + 1)"])
    #expect(layer.animationKeys() == nil)
    layer.position = CGPoint(x: 80, y: 0)
    #expect(layer.animationKeys() == ["position"])
    loop.advance(by: 0.1)
    #expect((layer.presentation()?.position.x ?? 0) > 10)
    #expect(loop.settle(limit: 5))
    // Backwards, as in the reveal lesson.
    layer.add(animation, forKey: "move")
    root.timeOffset = root.convertTime(CACurrentMediaTime(), from: nil)
    let paused = root.timeOffset
    root.speed = 0
    loop.advance(by: 3)
    root.timeOffset = paused + 0.3
    loop.advance(by: 1)
    #expect(ear.heard.count == 2)
    root.beginTime = CACurrentMediaTime()
    root.speed = -1
    #expect(loop.settle(limit: 5))
    #expect(ear.heard.last?.hasPrefix("stop true") == true)
  }
}
