import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The same scenario again and again")
struct RepeatedScenarios {
  @Test("A hundred runs leave the same record", arguments: [true, false])
  func hundredTimes(finishes: Bool) {
    let first = record(finishes: finishes)
    #expect(first.count > 100)
    for _ in 1..<100 {
      let next = record(finishes: finishes)
      #expect(zip(first, next).first { $0 != $1 } == nil)
      #expect(next.count == first.count)
    }
  }

  /// Plays an interactive presentation with other animations around it, and writes down every
  /// event and what every view shows at every step.
  ///
  /// Time goes on between the runs, so that instants near 1000 seconds round differently; six
  /// decimals are far above that.
  private func record(finishes: Bool) -> [String] {
    let scene = InteractiveScene()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.animator = finishes ? BlockFade() : AnimatorFade()
    scene.interactor = interactor
    // Frames are counted from the epoch; each run starts at one.
    let frame = ((MainLoop.shared.now - MainLoop.epoch) * 60 + 1).rounded(.up) / 60
    MainLoop.shared.advance(to: MainLoop.epoch + frame)
    scene.present()
    defer { scene.leave() }
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    scene.presenter.view.addSubview(ball)
    let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.4) {
      ball.center = CGPoint(x: 300, y: 500)
      ball.transform = CGAffineTransform(rotationAngle: 2)
    }
    animator.startAnimation()
    // No sample falls on a frame, where the container's time takes its steps.
    scene.advance(0.003)
    var lines: [String] = []
    func sample() {
      let layers = [ball.layer, scene.view.layer].compactMap { $0.presentation() }
      let numbers = layers.flatMap {
        [$0.position.x, $0.position.y, $0.transform.m11, $0.transform.m12, CGFloat($0.opacity)]
      }
      lines.append(numbers.map { String(format: "%.6f", Double($0) + 0) }.joined(separator: " "))
    }
    for step in 0..<30 {
      interactor.update(CGFloat(step) / 40)
      if step == 12 { animator.isReversed = true }
      scene.advance(0.025)
      sample()
    }
    finishes ? interactor.finish() : interactor.cancel()
    for _ in 0..<80 {
      // Not a fraction of the rest of the way, whose end would be a sample's instant.
      scene.advance(0.0123)
      sample()
    }
    return lines + scene.log
  }
}
