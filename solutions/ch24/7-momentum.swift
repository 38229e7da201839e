import UIKit

extension Lift {
  func runOn(finishing: Bool, at speed: CGFloat) {
    guard let animator, let context, let stack else { return }
    let progress = animator.fractionComplete
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = !finishing
    let rest = (finishing ? 1 - progress : progress) * stack.view.bounds.height
    let towards = finishing ? speed : -speed
    let velocity = rest > 1 ? towards / rest : 0
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
  }
}
