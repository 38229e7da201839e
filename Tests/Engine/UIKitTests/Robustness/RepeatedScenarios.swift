import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Repeated scenarios", .inNewWorld)
struct RepeatedScenarios {
  @Test("A hundred runs give the same log and values to the bit", arguments: [true, false])
  func hundredTimes(finishes: Bool) {
    let first = record(finishes: finishes)
    #expect(first.count > 100)
    for _ in 1..<100 {
      let next = record(finishes: finishes)
      #expect(zip(first, next).first { $0 != $1 } == nil)
      #expect(next.count == first.count)
    }
  }

  @Test(
    "Two walks from the same seed give the same faults and values", arguments: [UInt64(21), 34])
  func walks(seed: UInt64) {
    let walkers = [Walker(seed: seed), Walker(seed: seed)]
    for walker in walkers { walker.walk(calls: 1000) }
    #expect(walkers[0].faults == walkers[1].faults)
    #expect(walkers[0].trace == walkers[1].trace)
  }

  /// Plays an interactive presentation beside other animations, and returns all presented values
  /// with all digits, and the log.
  private func record(finishes: Bool) -> [String] {
    World.restart()
    let scene = InteractiveScene()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.animator = finishes ? BlockFade() : AnimatorFade()
    scene.interactor = interactor
    scene.present()
    defer { scene.close() }
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    scene.presenter.view.addSubview(ball)
    let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.4) {
      ball.center = CGPoint(x: 300, y: 500)
      ball.transform = CGAffineTransform(rotationAngle: 2)
    }
    animator.startAnimation()
    var lines: [String] = []
    func sample() {
      let layers = [ball.layer, scene.view.layer].compactMap { $0.presentation() }
      let numbers = layers.flatMap {
        [$0.position.x, $0.position.y, $0.transform.m11, $0.transform.m12, CGFloat($0.opacity)]
      }
      lines.append(numbers.map { "\($0)" }.joined(separator: " "))
    }
    for step in 0..<30 {
      interactor.update(CGFloat(step) / 40)
      if step == 12 { animator.isReversed = true }
      scene.advance(0.025)
      sample()
    }
    finishes ? interactor.finish() : interactor.cancel()
    for _ in 0..<80 {
      scene.advance(0.0123)
      sample()
    }
    return lines + scene.log
  }
}
