import UIKit

extension Lift {
  func runOn(finishing: Bool) {
    guard let animator, let context else { return }
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = !finishing
    let rest = 1 - animator.fractionComplete
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: rest)
  }
}
