import UIKit

extension Lift {
  func runOn(finishing: Bool, at speed: CGFloat) {
    guard let animator, let context else { return }
    animator.isReversed = !finishing
    let height = stack?.view.bounds.height ?? context.containerView.bounds.height
    let distance = (1 - animator.fractionComplete) * height
    var velocity = CGVector.zero
    if distance > 0.5 {
      let relative = (finishing ? speed : -speed) / distance
      velocity = CGVector(dx: relative, dy: relative)
    }
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity),
      durationFactor: 1)
  }
}
