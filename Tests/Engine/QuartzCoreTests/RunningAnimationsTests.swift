import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Running animations", .inNewWorld)
struct RunningAnimationsTests {
  /// Records its calls with the time since the start of the test.
  final class AnimationLog: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    private var start = 0.0

    /// Sets the start of the test, as suites are created long before their tests run.
    func begin() { start = MainLoop.shared.now }

    func animationDidStart(_ anim: CAAnimation) { note("start", anim) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      note(flag ? "finished" : "stopped", anim)
    }

    private func note(_ what: String, _ anim: CAAnimation) {
      let name = anim.value(forKey: "name") as? String ?? ""
      lines.append("\(name)\(what) \(Row.text(MainLoop.shared.now - start))")
    }
  }

  private var loop: MainLoop { .shared }
  private let root = Screen.root()
  private let box = CALayer()
  private let log = AnimationLog()

  init() {
    root.addSublayer(box)
    MainLoop.shared.turn()
  }

  /// An animation of the box from 0 to 100 in a second, whose delegate is the log.
  private func move(_ name: String = "") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.delegate = log
    animation.setValue(name, forKey: "name")
    return animation
  }

  private var x: Double { Double(box.presentation()?.position.x ?? -1) }

  @Test("An animation ends, is removed and leaves the model value visible")
  func ending() {
    log.begin()
    box.add(move(), forKey: "move")
    loop.advance(by: 0.25)
    #expect(Row.text(x) == "25.0")
    #expect(loop.settle(limit: 5))
    #expect(log.lines == ["start 0.0", "finished 1.0"])
    #expect(box.animationKeys() == nil && x == 0)
  }

  @Test("An animation filled forwards and not removed shows its end value until it is removed")
  func filling() {
    log.begin()
    let animation = move()
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    box.add(animation, forKey: "move")
    #expect(loop.settle(limit: 5))
    #expect(x == 100 && box.position.x == 0)
    box.removeAnimation(forKey: "move")
    #expect(x == 0)
    loop.turn()
    #expect(log.lines == ["start 0.0", "finished 1.0"])
  }

  @Test("Animations that are removed, replaced or leave the screen do not finish")
  func stopping() {
    log.begin()
    box.add(move("a "), forKey: "one")
    loop.advance(by: 0.1)
    box.add(move("b "), forKey: "one")
    loop.advance(by: 0.1)
    box.removeAllAnimations()
    loop.advance(by: 0.1)
    box.add(move("c "), forKey: "one")
    loop.advance(by: 0.1)
    box.removeFromSuperlayer()
    loop.advance(by: 0.1)
    #expect(
      log.lines == [
        "a start 0.0", "b start 0.1", "a stopped 0.1", "b stopped 0.2", "c start 0.3",
        "c stopped 0.4",
      ])
  }

  @Test("Moving a layer to another superlayer within a turn keeps its animations")
  func reparenting() {
    log.begin()
    let other = CALayer()
    root.addSublayer(other)
    box.add(move(), forKey: "move")
    loop.advance(by: 0.5)
    other.addSublayer(box)
    loop.advance(by: 0.25)
    #expect(Row.text(x) == "75.0")
    #expect(log.lines == ["start 0.0"])
  }

  @Test("Adding an animation copies it; a changed copy replaces it")
  func copying() {
    log.begin()
    let animation = move()
    box.add(animation, forKey: "move")
    animation.duration = 7
    animation.toValue = 0
    loop.advance(by: 0.5)
    #expect(Row.text(x) == "50.0")
    let copy = animation.copy() as? CABasicAnimation
    copy?.toValue = 100
    copy?.duration = 1
    copy?.speed = 0
    copy?.timeOffset = 0.75
    if let copy { box.add(copy, forKey: "move") }
    loop.advance(by: 10)
    #expect(Row.text(x) == "75.0")
    #expect(log.lines.suffix(1) != ["finished 10.5"])
  }

  @Test("A begin time delays an animation, and the model value is visible before")
  func delaying() {
    log.begin()
    let animation = move()
    animation.beginTime = CACurrentMediaTime() + 0.5
    box.position.x = 7
    box.removeAllAnimations()
    box.add(animation, forKey: "move")
    loop.advance(by: 0.25)
    #expect(x == 7)
    loop.advance(by: 0.5)
    #expect(Row.text(x) == "25.0")
    #expect(loop.settle(limit: 5))
    #expect(log.lines == ["start 0.5", "finished 1.5"])
  }

  @Test("At speed 0, changing the time offset scrubs the whole subtree")
  func scrubbing() {
    log.begin()
    box.add(move(), forKey: "move")
    loop.turn()
    let begin = root.convertTime(CACurrentMediaTime(), from: nil)
    root.speed = 0
    root.timeOffset = begin
    var seen: [String] = []
    for progress in [0.5, 0.25, 1, 0.75] {
      loop.advance(by: 2)
      root.timeOffset = begin + progress
      seen.append(Row.text(x))
    }
    // At its end the animation is still visible; at speed 0 it does not stop.
    #expect(seen == ["50.0", "25.0", "100.0", "75.0"])
    #expect(log.lines == ["start 0.0"])
    #expect(loop.isIdle)
  }

  @Test("Pausing and resuming as in Apple's QA1673 continues without a jump")
  func pausing() {
    log.begin()
    box.add(move(), forKey: "move")
    loop.advance(by: 0.25)
    let paused = root.convertTime(CACurrentMediaTime(), from: nil)
    root.speed = 0
    root.timeOffset = paused
    loop.advance(by: 10)
    #expect(Row.text(x) == "25.0")
    root.speed = 1
    root.timeOffset = 0
    root.beginTime = 0
    root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - paused
    loop.advance(by: 0.5)
    #expect(Row.text(x) == "75.0")
    #expect(loop.settle(limit: 5))
    #expect(log.lines == ["start 0.0", "finished 11.0"])
  }

  @Test(
    "A scrubbed animation released with speed 1 or -1 runs to its end or its start",
    arguments: [(Float(1), "finished 1.6"), (-1, "finished 1.4")])
  func releasing(speed: Float, end: String) {
    log.begin()
    let paused = root.convertTime(CACurrentMediaTime(), from: nil)
    root.speed = 0
    root.timeOffset = paused
    box.add(move(), forKey: "move")
    loop.advance(by: 1)
    root.timeOffset = paused + 0.4
    #expect(Row.text(x) == "40.0")
    root.beginTime = CACurrentMediaTime()
    root.speed = speed
    loop.advance(by: 0.1)
    #expect(Row.text(x) == (speed > 0 ? "50.0" : "30.0"))
    #expect(loop.settle(limit: 5))
    // At speed 0 nothing starts; the delegate is told of the start when time continues.
    #expect(log.lines.last == end)
    #expect(x == 0)
  }

  @Test("A spring shows the same value for every tick size", arguments: [1 / 7.0, 0.01, 0.3])
  func ticks(_ tick: Double) {
    log.begin()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 1
    box.add(spring, forKey: "move")
    let start = loop.now
    while loop.now + tick < start + 0.6 { loop.advance(by: tick) }
    loop.advance(to: start + 0.6)
    // Mass 1, stiffness 100 and damping 10 give a decay rate of 5 and this angular frequency.
    let frequency = 75.0.squareRoot()
    let swing = cos(frequency * 0.6) + 5 / frequency * sin(frequency * 0.6)
    #expect(Row.text(x) == Row.text(100 - 100 * exp(-3) * swing))
  }

  @Test("A group clips its children, and their delegates are not called")
  func groups() {
    log.begin()
    let group = CAAnimationGroup()
    let long = move("child ")
    long.duration = 4
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    group.animations = [long, fade]
    group.duration = 1
    group.delegate = log
    box.add(group, forKey: nil)
    loop.advance(by: 0.5)
    #expect(Row.text(x) == "12.5" && Row.text(box.presentation()?.opacity) == "0.5")
    #expect(loop.settle(limit: 5))
    #expect(log.lines == ["start 0.0", "finished 1.0"])
  }

  @Test("An infinitely repeating animation does not keep the main loop from settling")
  func endless() {
    log.begin()
    let animation = move()
    animation.repeatCount = .infinity
    box.add(animation, forKey: "move")
    let begun = loop.now
    #expect(loop.settle(limit: 5))
    loop.advance(by: 3.25)
    let cycles = loop.now - begun
    #expect(Row.text(x) == Row.text(100 * (cycles - cycles.rounded(.down))))
  }

  @Test("Releasing a layer that was never visible stops its animations")
  func forgotten() {
    log.begin()
    do {
      let lone = CALayer()
      lone.add(move(), forKey: "move")
    }
    loop.turn()
    #expect(log.lines == ["stopped 0.0"])
  }

  @Test("An animation added off screen starts when its layer is first committed")
  func offscreen() {
    log.begin()
    let lone = CALayer()
    lone.add(move(), forKey: "move")
    loop.advance(by: 3)
    #expect(log.lines == [])
    root.addSublayer(lone)
    #expect(loop.settle(limit: 5))
    #expect(log.lines == ["start 3.0", "finished 4.0"])
  }

  @Test("An animation without a duration takes the transaction's")
  func durations() {
    log.begin()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    let animation = move()
    animation.duration = 0
    box.add(animation, forKey: "move")
    CATransaction.commit()
    #expect(box.animation(forKey: "move")?.duration == 3)
  }

  @Test("A spring made from a perceptual duration and a bounce has Apple's settling duration")
  func springs() {
    let spring = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(abs(spring.duration - 2.3438753795710707) < 1e-9)
    #expect(spring.duration == spring.settlingDuration)
    #expect(Row.text([spring.perceptualDuration, Double(spring.bounce)]) == "[1.0, 0.5]")
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-9)
  }
}
